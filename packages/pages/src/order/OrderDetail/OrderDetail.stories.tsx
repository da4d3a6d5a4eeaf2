import { storyLocale, storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { longItem } from '@millwright/fixtures/cart'
import { delivery, onAccount, orderDetail, partlyReturned, rebuyLines } from '@millwright/fixtures/orders'
import type { OrderState as State } from '@millwright/fixtures/orders'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Panel } from '@millwright/ui/Panel'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderDetailFrame } from './OrderDetailFrame.tsx'
import type { OrderDetailProps, OrderDetailView } from './OrderDetailFrame.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderNotices } from './OrderNotices.tsx'
import { OrderReceiver } from './OrderReceiver.tsx'
import { OrderState } from './OrderState.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './OrderDetail.route.ts'

type Args = {
  state: State
  long?: boolean
  changes?: Partial<OrderDetailProps>
  view?: (props: OrderDetailProps) => ReactNode
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { state: 'shipped' },
  render: ({ state, long, changes, view: View = OrderDetail }, { globals }) => {
    const locale = globals.locale as Locale
    const shipped = state === 'shipped' || state === 'completed'
    return (
      <View
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        order={orderDetail(state, locale, long ? [longItem(locale)] : undefined)}
        packages={shipped ? delivery(locale) : []}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const deliveryNote = () => screen.queryByRole('link', { name: storyText('打印送货单', 'Print delivery note') })
/** An unpaid order has no delivery note. */
export const Unpaid: Story = {
  args: { state: 'unpaid' },
  tags: ['picture'],
  play: async () => expect(deliveryNote()).toBeNull(),
}
export const TransferSent: Story = {
  args: { state: 'unpaid' },
  render: ({ state }, { globals }) => (
    <OrderDetail
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      order={{ ...orderDetail(state, globals.locale as Locale), transferSent: true }}
      packages={[]}
    />
  ),
}
export const Paid: Story = { args: { state: 'paid' } }
export const Shipped: Story = { tags: ['picture'], play: async () => expect(deliveryNote()).toBeVisible() }
/** The buyer's own article number of a line, as it was when the order was placed. */
export const OwnNumbers: Story = {
  render: ({ state }, { globals }) => {
    const order = orderDetail(state, globals.locale as Locale)
    const [first, ...rest] = order.orderItemDtos
    return (
      <OrderDetail
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        order={{ ...order, orderItemDtos: [{ ...first!, articleNumber: '10-4711' }, ...rest] }}
        packages={delivery(globals.locale as Locale)}
      />
    )
  },
}
export const Completed: Story = { args: { state: 'completed' } }
/** Some pieces are shipped. The order says that the shop is preparing the rest. */
export const PartlySent: Story = {
  args: { state: 'paid' },
  render: ({ state }, { globals }) => {
    const order = orderDetail(state, globals.locale as Locale)
    const [first, ...rest] = order.orderItemDtos
    return (
      <OrderDetail
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        order={{ ...order, orderItemDtos: [{ ...first!, status: 0 }, ...rest.map((one) => ({ ...one, status: -1 }))] }}
        packages={delivery(globals.locale as Locale)}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText('部分发货', 'Partly shipped'))).toBeVisible()
    await expect(canvas.getByText(storyText(/其余正在备货/, /preparing the rest/))).toBeVisible()
  },
}
/** The refunded amount shows under the paid amount. */
export const PartlyRefunded: Story = {
  args: { state: 'completed' },
  render: ({ state }, { globals }) => (
    <OrderDetail
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      order={{ ...orderDetail(state, globals.locale as Locale), refundedAmount: money('320.50'), refundStatus: 3 }}
      packages={delivery(globals.locale as Locale)}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText(/320\.50/)).toBeVisible(),
}
/** A line says what was returned, and the history when. */
export const Returned: Story = {
  args: { state: 'completed' },
  tags: ['picture'],
  render: ({ state }, { globals }) => (
    <OrderDetail
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      order={{
        ...partlyReturned(orderDetail(state, globals.locale as Locale)),
        reduceAmount: money('25.00'),
        orderScore: 500,
        scoreAmount: money('5.00'),
        actualTotal: money('1681.00'),
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
      }}
      packages={delivery(globals.locale as Locale)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText(/已退 1/, /1 pc returned/))).toBeVisible()
    await expect(canvas.getByText(storyText('积分抵扣（500 积分）', 'Points (500)'))).toBeVisible()
    await expect(canvas.getByText(storyText('退款 ¥11.80', 'Refunded ¥11.80'))).toBeVisible()
  },
}
/** The order is charged to the credit account. Nothing says that it is paid. */
export const OnAccount: Story = {
  args: { state: 'shipped' },
  render: ({ state }, { globals }) => (
    <OrderDetail
      now={Date.parse('2026-11-21T10:00:00+08:00')}
      order={{ ...orderDetail(state, globals.locale as Locale), ...onAccount }}
      packages={delivery(globals.locale as Locale)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('已记入账期，12月30日前付款', 'Charged to account, due Dec 30')),
    ).toBeVisible()
    await expect(canvas.queryByText(storyText(/^(实付款|付款成功)$/, /^(Paid|Payment received)$/))).toBeNull()
  },
}
export const Canceled: Story = { args: { state: 'canceled' } }
/** A closed order that was never shipped has no delivery note and no tracking. */
export const PaymentTimedOut: Story = {
  args: { state: 'closed' },
  play: async ({ canvas }) => {
    await expect(deliveryNote()).toBeNull()
    await expect(
      canvas.getByText(
        storyText('订单在发货前已关闭，没有物流记录。', 'The order was closed before anything was shipped.'),
      ),
    ).toBeVisible()
  },
}
export const LongNames: Story = { args: { long: true } }
export const NoTrackingYet: Story = {
  args: {
    changes: {
      packages: delivery('zh').map((parcel) => ({
        ...parcel,
        deliveryDto: parcel.deliveryDto && { ...parcel.deliveryDto, state: 0, traces: [] },
      })),
    },
  },
}
const OwnContact = ({ order, word }: Pick<OrderDetailView, 'order' | 'word'>) => (
  <Panel as="section">
    <p data-own={word}>{storyText(`${order.shopName}，随时为您服务`, `${order.shopName} is there for you`)}</p>
  </Panel>
)

/** A shop's own sections: goods first, a contact beside the receiver, history in its own row, no breadcrumb. */
export const OwnSections: Story = {
  args: {
    view: (props) => (
      <OrderDetailFrame
        shown={props}
        above={[OrderNotices, OrderState, OrderGoods]}
        rows={[[OrderReceiver, OwnContact], [OrderHistory]]}
        below={[]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(
      storyText(['商品清单', '收货信息', '订单记录'], ['Items', 'Recipient', 'Order history']),
    )
    await expect(canvasElement.querySelector('[data-own="shipped"], [data-own="pendingReceipt"]')).toBeVisible()
  },
}
export const AskedToCancel: Story = { args: { state: 'unpaid', changes: { asked: 'cancel' } } }
export const Refused: Story = { args: { changes: { outcome: { done: false, problem: { key: 'notShipped' } } } } }

/** A line was bought again, but is no longer on sale. */
export const LineNotBoughtAgain: Story = {
  args: {
    changes: {
      outcome: {
        done: false,
        problem: { key: 'someNotAdded', values: { added: 0, failed: 1 } },
        data: { rebuy: rebuyLines(storyLocale).slice(2) },
      },
    },
  },
}

/** The order number can be copied, with links to the shop's chat and to print. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (value: string) => void written.push(value) },
    })
    await userEvent.click(canvas.getByRole('button', { name: storyText(/复制订单号/, /Copy: Order number/) }))
    await waitFor(() => expect(canvas.getByText(storyText('已复制', 'Copied'))).toBeInTheDocument())
    await expect(written).toEqual(['202611210930124412'])
    await expect(canvas.getByRole('link', { name: storyText('联系店铺', 'Contact the shop') })).toHaveAttribute(
      'href',
      '/chat?sid=11&orderNumber=202611210930124412',
    )
    await expect(canvas.getByRole('link', { name: storyText('打印送货单', 'Print delivery note') })).toHaveAttribute(
      'href',
      '/order-sheet?orderNumber=202611210930124412&print=delivery',
    )
  },
}
export const CancelDismissed: Story = {
  args: { state: 'unpaid' },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: storyText('取消订单', 'Cancel order') })
    await userEvent.click(cancel)
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: storyText('暂不', 'Not now') }),
    )
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(sentForms).toEqual([])
  },
}
const calls = [
  ...mocks(
    'cancelOrder',
    'centerInfo',
    'deleteOrder',
    'deliveryOfOrder',
    'myOrderSearch',
    'orderCount',
    'orderSpend',
    'rebuyOrder',
    'receiptOrder',
    'waiting',
  ),
  mockFor('orderDetail', { orderNumber: '202611210930124412' }),
]

export const Live: Story = {
  ...liveStory(definition, '/order-detail?orderNumber=202611210930124412'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}
export const Received: Story = {
  ...liveStory(definition, '/order-detail?orderNumber=202611210930124412'),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    canvas.getAllByRole('button', { name: storyText('确认收货', 'Confirm receipt') })[0]!.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: storyText('确认收货', 'Confirm receipt') }))
    await userEvent.click(dialog.getByRole('button', { name: storyText('确认收货', 'Confirm receipt') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
