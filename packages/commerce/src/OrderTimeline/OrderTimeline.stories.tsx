import { money } from '@millwright/domain/money/money'
import { onAccount, orderDetail } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLocale } from '@millwright/fixtures/storyText'
import { OrderTimeline } from './OrderTimeline.tsx'

const meta = { component: OrderTimeline, args: { order: orderDetail('completed', storyLocale) } } satisfies Meta<
  typeof OrderTimeline
>
export default meta
type Story = StoryObj<typeof meta>

export const Completed: Story = {}
export const Returned: Story = {
  args: {
    order: {
      ...orderDetail('completed', storyLocale),
      refunds: [
        {
          refundSn: '8820261119110201',
          applyType: 2,
          returnMoneySts: 5,
          amount: money('11.80'),
          applyTime: '2026-11-16 09:10:00',
          endTime: '2026-11-19 15:02:10',
        },
      ],
    },
  },
}
export const OnAccount: Story = { args: { order: { ...orderDetail('completed', storyLocale), ...onAccount } } }
export const Unpaid: Story = { args: { order: orderDetail('unpaid', storyLocale) } }
export const Canceled: Story = { args: { order: orderDetail('canceled', storyLocale) } }
