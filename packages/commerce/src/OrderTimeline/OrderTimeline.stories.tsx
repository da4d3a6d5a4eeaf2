import { orderDetail } from '@millwright/fixtures/orders'
import type { OrderState } from '@millwright/fixtures/orders'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTimeline } from './OrderTimeline.tsx'

function StoryTimeline({ state }: { state: OrderState }) {
  return <OrderTimeline order={orderDetail(state, useLocale())} />
}

const meta = { component: StoryTimeline, args: { state: 'completed' } } satisfies Meta<typeof StoryTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const Unpaid: Story = { args: { state: 'unpaid' } }
export const Canceled: Story = { args: { state: 'canceled' } }
