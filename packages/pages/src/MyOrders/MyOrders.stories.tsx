import { myOrder, myOrders, orderCount } from '@millwright/fixtures/orders'
import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { MyOrder } from '@millwright/contract/entities'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MyOrders } from './MyOrders.tsx'
import type { MyOrdersProps } from './MyOrders.tsx'

type Args = { records?: (locale: Locale) => MyOrder[]; changes?: Partial<MyOrdersProps>; pages?: number }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ records = myOrders, changes, pages = 1 }, { globals }) => {
    const orders = records(globals.locale as Locale)
    return (
      <MyOrders
        now={Date.parse('2026-11-21T10:00:00+08:00')} query={{ status: 0, q: '', time: 0, page: 1 }} counts={orderCount}
        orders={{ records: orders, total: orders.length * pages, pages, current: 1, size: 10 }} {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const query = { status: 0, q: '', time: 0, page: 1 }

export const EveryState: Story = { tags: ['picture'] }
export const Unpaid: Story = { args: { records: (locale) => [myOrder('unpaid', locale)], changes: { query: { ...query, status: 1 } } } }
export const Shipped: Story = { args: { records: (locale) => [myOrder('shipped', locale)], changes: { query: { ...query, status: 3 } } } }
export const ManyPages: Story = { args: { pages: 12, changes: { query: { ...query, page: 4 } } } }
export const ManyLines: Story = { args: { records: (locale) => [myOrder('paid', locale, [...cartItems[locale], longItem(locale)])] } }
export const NoOrders: Story = { args: { records: () => [] }, tags: ['picture'] }
export const NoneInThisState: Story = { args: { records: () => [], changes: { query: { ...query, status: 3 } } } }
export const NoneFound: Story = { args: { records: () => [], changes: { query: { ...query, q: '6205', time: 1 } } } }
export const AskedToCancel: Story = { args: { changes: { asked: { action: 'cancel', orderNumber: '202611210930124410' } } } }
export const AskedToReceive: Story = { args: { changes: { asked: { action: 'receive', orderNumber: '202611210930124412' } } } }
export const Refused: Story = { args: { changes: { outcome: { done: false, problem: { key: 'alreadyPaid' } } } } }
