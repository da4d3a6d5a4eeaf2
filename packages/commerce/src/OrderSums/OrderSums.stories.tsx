import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSums } from './OrderSums.tsx'

const meta = {
  component: OrderSums,
  args: { goods: '2004.00', freight: '12.00', total: '2016.00', totalIs: 'payable' },
} satisfies Meta<typeof OrderSums>
export default meta
type Story = StoryObj<typeof meta>

export const Payable: Story = {}
export const FreeFreight: Story = { args: { freight: '0.00', total: '2004.00' } }
export const Discounted: Story = { args: { discount: '100.00', total: '1916.00', totalIs: 'paid' } }
export const PaidWithPoints: Story = {
  args: { discount: '100.00', points: { score: 500, amount: '5.00' }, total: '1911.00', totalIs: 'paid' },
}
export const OnAccount: Story = { args: { totalIs: 'charged' } }
export const PartlyRefunded: Story = { args: { totalIs: 'paid', refunded: '320.50' } }
export const OfAShop: Story = { args: { totalIs: 'shopTotal' } }
export const Large: Story = { args: { goods: '1285218495.00', total: '1285218507.00' } }
