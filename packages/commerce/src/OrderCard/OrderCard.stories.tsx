import { longItem } from '@millwright/fixtures/cart'
import { myOrder, onAccount, partlyReturned } from '@millwright/fixtures/orders'
import type { OrderState } from '@millwright/fixtures/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { OrderCard } from './OrderCard.tsx'

const meta = {
  component: OrderCard,
  args: {
    order: myOrder('unpaid', storyLocale),
    now: Date.parse('2026-11-21T10:00:00+08:00'),
    to: '/user-center/uc-order',
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

const of = (state: OrderState): Story => ({ args: { order: myOrder(state, storyLocale) } })

export const Unpaid: Story = { tags: ['picture'] }
/** The receipt of a bank transfer is being checked, so the order must not be paid again. */
export const TransferSent: Story = { args: { order: { ...myOrder('unpaid', storyLocale), transferSent: true } } }
export const Paid = of('paid')
export const Shipped = of('shipped')
export const Completed = of('completed')
export const Canceled = of('canceled')
export const PaymentTimedOut = of('closed')
/** A piece is back and refunded, two more are on their way. */
export const PartlyReturned: Story = {
  args: { order: partlyReturned(myOrder('completed', storyLocale)), refundHref: '/return-detail' },
}
export const Returned: Story = {
  args: { order: { ...partlyReturned(myOrder('completed', storyLocale)), refundStatus: 3 } },
}
/** The order is charged to the credit account. It is not paid yet. */
export const OnAccount: Story = { args: { order: { ...myOrder('shipped', storyLocale), ...onAccount } } }
/** Some malls have order numbers of 22 digits. */
export const LongNumber: Story = {
  args: { order: { ...myOrder('completed', storyLocale), orderNumber: '2026112109301244100017' } },
}
export const LongName: Story = { args: { order: myOrder('completed', storyLocale, [longItem(storyLocale)]) } }
export const AskedWithoutScripts: Story = { args: { asked: { action: 'cancel', keepHref: '/user-center/uc-order' } } }
export const AskedInADialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /取消订单|Cancel order/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
