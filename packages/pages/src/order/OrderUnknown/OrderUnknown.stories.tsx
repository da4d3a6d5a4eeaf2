import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderUnknown } from './OrderUnknown.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './OrderUnknown.route.ts'

const order = {
  orderNumber: '2026112109301244100',
  createTime: '2026-11-21 09:30:12',
  actualTotal: '1284.50',
  unpaid: true,
}
const meta = {
  component: OrderUnknown,
  parameters: { layout: 'fullscreen' },
  tags: ['new'],
  args: {
    from: '2026-11-21 09:30:00',
    orders: [order, { ...order, orderNumber: '2026112109301244101', actualTotal: '86.00' }],
    back: '/cart',
    again: '/order-unknown',
  },
} satisfies Meta<typeof OrderUnknown>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = { tags: ['picture'] }
export const PaidAlready: Story = { args: { orders: [{ ...order, unpaid: false }] } }
export const None: Story = { tags: ['picture'], args: { orders: [] } }
export const StillUnknown: Story = { tags: ['picture'], args: { orders: undefined } }
export const Live: Story = {
  ...liveStory(definition, '/order-unknown'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('myOrderSearch') },
}
