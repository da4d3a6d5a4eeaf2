import { orderDetail } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { OrderTimeline } from './OrderTimeline.tsx'

const meta = { component: OrderTimeline, args: { order: orderDetail('completed', storyLocale) } } satisfies Meta<
  typeof OrderTimeline
>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const Unpaid: Story = { args: { order: orderDetail('unpaid', storyLocale) } }
export const Canceled: Story = { args: { order: orderDetail('canceled', storyLocale) } }
