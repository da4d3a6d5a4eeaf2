import { myOrder, myOrders, onAccount, orderCount, partlyReturned, rebuyLines } from '@millwright/fixtures/orders'
import { storyLocale, storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { MyOrder } from '@millwright/contract/order/entities'
import { money } from '@millwright/domain/money/money'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { MyOrders } from './MyOrders.tsx'
import type { MyOrdersProps } from './MyOrders.tsx'
import { mock, mocks, refused } from '@millwright/fixtures/mock'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './MyOrders.route.ts'

type Args = { records?: (locale: Locale) => MyOrder[]; changes?: Partial<MyOrdersProps>; pages?: number }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ records = myOrders, changes, pages = 1 }, { globals }) => {
    const orders = records(globals.locale as Locale)
    return (
      <MyOrders
        center={sampleCenter}
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        query={{ status: 0, q: '', time: 0, from: '', to: '', page: 1 }}
        counts={orderCount}
        orders={{ records: orders, total: orders.length * pages, pages, current: 1, size: 10 }}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const query = { status: 0, q: '', time: 0, from: '', to: '', page: 1 }

export const EveryState: Story = { tags: ['picture', 'four-modes'] }
export const Unpaid: Story = {
  args: { records: (locale) => [myOrder('unpaid', locale)], changes: { query: { ...query, status: 1 } } },
}
export const Shipped: Story = {
  args: { records: (locale) => [myOrder('shipped', locale)], changes: { query: { ...query, status: 3 } } },
}
const teamTab = () => screen.queryByRole('link', { name: storyText(/^待成团/, /^Waiting for group/) })
/** The tab of orders that wait for their team shows only if such orders exist. */
export const WaitingForTeam: Story = {
  args: {
    records: (locale) => [{ ...myOrder('paid', locale), status: 7 }],
    changes: { counts: { ...orderCount, grouping: 1 } },
  },
  play: async () => expect(teamTab()).toHaveAttribute('href', '/user-center/uc-order?status=7'),
}
export const NoTeam: Story = { play: async () => expect(teamTab()).toBeNull() }
export const OfThisMonth: Story = {
  args: { changes: { query: { ...query, from: '2026-11-01' }, spent: { orders: 9, amount: money('12684.5') } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/¥12,684\.50/)).toBeVisible()
  },
}
export const ManyPages: Story = { args: { pages: 12, changes: { query: { ...query, page: 4 } } } }
export const ManyLines: Story = {
  args: { records: (locale) => [myOrder('paid', locale, [...cartItems[locale], longItem(locale)])] },
}
/** Ten orders fit in a window of 1440 by 900. */
export const TenOrders: Story = {
  args: {
    records: (locale) =>
      [...myOrders(locale), ...myOrders(locale).slice(1, 5)].map((order, index) => ({
        ...(index === 3 ? partlyReturned(order) : index === 7 ? { ...order, ...onAccount } : order),
        orderNumber: `20261121093012441${String(index).padStart(5, '0')}`,
      })),
  },
  tags: ['picture'],
}
export const NoOrders: Story = { args: { records: () => [] }, tags: ['picture'] }
export const NoneInThisState: Story = { args: { records: () => [], changes: { query: { ...query, status: 3 } } } }
export const NoneFound: Story = { args: { records: () => [], changes: { query: { ...query, q: '6205', time: 1 } } } }
export const AskedToCancel: Story = {
  args: { changes: { asked: { action: 'cancel', orderNumber: '202611210930124410' } } },
}
export const AskedToReceive: Story = {
  args: { changes: { asked: { action: 'receive', orderNumber: '202611210930124412' } } },
}
export const Refused: Story = { args: { changes: { outcome: { done: false, problem: { key: 'alreadyPaid' } } } } }

export const CanceledByKeys: Story = {
  args: { records: (locale) => [myOrder('unpaid', locale)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(storyText('更多', 'More')))
    const cancel = canvas.getByRole('button', { name: storyText('取消订单', 'Cancel order') })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(sentForms).toEqual([])

    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: storyText('取消订单', 'Cancel order') }))
    await expect(sentForms.map(({ to, fields }) => ({ to, ...fields }))).toEqual([
      { to: '/user-center/uc-order', orderNumber: '202611210930124410', intent: 'cancel' },
    ])
  },
}
export const PaidTogether: Story = {
  tags: ['picture'],
  args: {
    records: (locale) => [
      myOrder('unpaid', locale),
      { ...myOrder('unpaid', locale), orderNumber: '202611210930124499', poNumber: undefined },
      myOrder('paid', locale),
    ],
    changes: { query: { ...query, status: 1 } },
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(2)
    for (const box of boxes) await userEvent.click(box)
    await expect(canvas.getByText(storyText('已选 2 个订单', '2 orders chosen'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText('合并付款', 'Pay together') }))
    await expect(sentForms.at(-1)).toMatchObject({ to: '/user-center/uc-order', fields: { intent: 'payTogether' } })
  },
}
export const Searched: Story = {
  args: { changes: { query: { ...query, status: 3 } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '1')
    await userEvent.type(canvas.getByRole('searchbox', { name: storyText('搜索订单', 'Search orders') }), '6205{Enter}')
    await expect(sentForms.map(({ method, to, fields }) => ({ method, to, fields }))).toEqual([
      { method: 'get', to: '/user-center/uc-order', fields: { status: '3', q: '6205', time: '1', from: '', to: '' } },
    ])
  },
}
const calls = mocks(
  'cancelOrder',
  'centerInfo',
  'deleteOrder',
  'myOrderSearch',
  'orderCount',
  'orderSpend',
  'rebuyOrder',
  'receiptOrder',
  'waiting',
)

export const NoneChosen: Story = { args: { changes: { outcome: { done: false, problem: { key: 'noOrdersChosen' } } } } }
export const NotShippedYet: Story = { args: { changes: { outcome: { done: false, problem: { key: 'notShipped' } } } } }
export const NotFinished: Story = {
  args: { changes: { outcome: { done: false, problem: { key: 'orderNotFinished' } } } },
}
export const OrderUnknown: Story = { args: { changes: { outcome: { done: false, problem: { key: 'orderUnknown' } } } } }
export const ProductGone: Story = { args: { changes: { outcome: { done: false, problem: { key: 'productGone' } } } } }

const partly = (locale: Locale) => {
  const rebuy = rebuyLines(locale)
  return {
    done: false as const,
    problem: { key: 'someNotAdded' as const, values: { added: 1, failed: 2 } },
    data: { rebuy },
  }
}
/** Bought again: one line is in the cart, one has a substitute, one can only be searched for. */
export const PartlyBoughtAgain: Story = {
  args: { changes: { outcome: partly(storyLocale) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('搜索', 'Search for'), { exact: false, selector: 'a' })).toBeVisible()
  },
}
/** No line of the order can be bought again. */
export const NoneBoughtAgain: Story = {
  args: {
    changes: {
      outcome: {
        ...partly(storyLocale),
        problem: { key: 'someNotAdded', values: { added: 0, failed: 2 } },
        data: { rebuy: rebuyLines(storyLocale).slice(1) },
      },
    },
  },
}

export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-order'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}
/** The order has been paid elsewhere in the meantime. The dialog stays open and shows the refusal. */
export const CancelRefused: Story = {
  ...liveStory(definition, '/user-center/uc-order'),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('cancelOrder', refused('A03007'))] },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('取消订单', 'Cancel order') })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: storyText('取消订单', 'Cancel order') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(storyText('订单已支付', 'already been paid'))
  },
}
export const Canceled: Story = {
  ...liveStory(definition, '/user-center/uc-order'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('取消订单', 'Cancel order') })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: storyText('取消订单', 'Cancel order') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
