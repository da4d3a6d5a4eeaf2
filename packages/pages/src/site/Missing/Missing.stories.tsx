import type { Meta, StoryObj } from '@storybook/react-vite'
import { Missing } from './Missing.tsx'

const meta = {
  component: Missing,
  parameters: { layout: 'fullscreen' },
  args: { firstPage: '/shopList' },
} satisfies Meta<typeof Missing>
export default meta
type Story = StoryObj<typeof meta>

export const NoRight: Story = { args: { missing: { right: 'accountPeriod' } }, tags: ['picture'] }
export const NoDistributor: Story = { args: { missing: { right: 'distributor' } } }
export const NoShop: Story = { args: { missing: { right: 'ownShop' } } }
export const NoRecordGiven: Story = { args: { missing: { unnamed: 'order' } }, tags: ['picture'] }
export const RecordNotFound: Story = { args: { missing: { unknown: 'notice' } } }
export const OfAnotherAccount: Story = { args: { missing: { unknown: 'order' } } }
export const NoSuchPage: Story = { args: { missing: { unknown: 'listPage' } } }
