import { longItem } from '@millwright/fixtures/cart'
import { myOrder } from '@millwright/fixtures/orders'
import type { OrderState } from '@millwright/fixtures/orders'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { OrderCard } from './OrderCard.tsx'
import type { OrderCardProps } from './OrderCard.tsx'

function StoryCard({ state, long = false, asked }: { state: OrderState; long?: boolean; asked?: OrderCardProps['asked'] }) {
  const locale = useLocale()
  return <OrderCard order={myOrder(state, locale, long ? [longItem(locale)] : undefined)} now={Date.parse('2026-11-21T10:00:00+08:00')} to="/user-center/uc-order" asked={asked} />
}

const meta = { component: StoryCard, args: { state: 'unpaid' } } satisfies Meta<typeof StoryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = { tags: ['picture'] }
export const Paid: Story = { args: { state: 'paid' } }
export const Shipped: Story = { args: { state: 'shipped' } }
export const Completed: Story = { args: { state: 'completed' } }
export const Canceled: Story = { args: { state: 'canceled' } }
export const ClosedByTime: Story = { args: { state: 'closed' } }
export const LongName: Story = { args: { state: 'completed', long: true } }
export const AskedWithoutScripts: Story = { args: { asked: { action: 'cancel', keepHref: '/user-center/uc-order' } } }
export const AskedInADialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /取消订单|Cancel order/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
