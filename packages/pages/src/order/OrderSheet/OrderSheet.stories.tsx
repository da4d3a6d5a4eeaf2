import { storyText } from '@millwright/fixtures/storyText'
import { money } from '@millwright/domain/money/money'
import { cartItems } from '@millwright/fixtures/cart'
import { delivery, onAccount, orderDetail } from '@millwright/fixtures/orders'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OrderSheet } from './OrderSheet.tsx'
import { sheetTax } from './sheetTax.ts'
import type { OrderSheetProps } from './OrderSheet.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './OrderSheet.route.ts'

const Sheet = (props: Omit<OrderSheetProps, 'tax'>) => <OrderSheet {...props} tax={sheetTax(props.order)} />

/** `sent` returns the order lines in the parcel. */
type Args = Partial<OrderSheetProps> & { sent?: (items: readonly OrderItem[]) => OrderItem[] }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ kind = 'order', sent = (items) => [...items] }, { globals }) => {
    const locale = globals.locale as Locale
    const order = orderDetail('shipped', locale, cartItems[locale].slice(0, 3))
    const [parcel] = delivery(locale)
    return (
      <Sheet
        kind={kind}
        order={order}
        packages={kind === 'delivery' ? [{ ...parcel!, orderItems: sent(order.orderItemDtos) }] : []}
        date="2026-11-21"
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = { tags: ['picture'] }
/** An order on account with points: terms, VAT and both companies with their tax numbers. */
export const OnAccount: Story = {
  tags: ['picture'],
  render: (_, { globals }) => (
    <Sheet
      kind="order"
      order={{
        ...orderDetail('shipped', globals.locale as Locale, cartItems[globals.locale as Locale].slice(0, 3)),
        ...onAccount,
        poNumber: 'PO-2026-1182',
        reduceAmount: money('5.00'),
        scoreAmount: money('5.00'),
        orderScore: 500,
        actualTotal: money('2011.00'),
      }}
      packages={[]}
      date="2026-11-21"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText(/已记入账期，2026-12-30前付款/, /due 2026-12-30/))).toBeVisible()
    await expect(canvas.getByText(storyText('其中增值税 13%', 'VAT 13% included'))).toBeVisible()
    await expect(canvas.getAllByText(/纳税人识别号|Taxpayer number/)).toHaveLength(2)
  },
}
/** A private buyer without a company. */
export const PrivateBuyer: Story = {
  render: (_, { globals }) => (
    <Sheet
      kind="order"
      order={{ ...orderDetail('shipped', globals.locale as Locale), buyerParty: undefined, poNumber: undefined }}
      packages={[]}
      date="2026-11-21"
    />
  ),
}
export const DeliveryNote: Story = { args: { kind: 'delivery' }, tags: ['picture'] }
/** A delivery note lists only the shipped pieces. Refunded pieces and pieces shipped later are omitted. */
export const DeliveryNoteOfAPart: Story = {
  args: {
    kind: 'delivery',
    sent: (items) => items.slice(0, 2).map((item, at) => (at ? item : { ...item, prodCount: 1 })),
  },
  play: async ({ canvas }) => {
    const [, first, ...rest] = canvas.getAllByRole('row')
    await expect(rest).toHaveLength(1)
    await expect(within(first!).getAllByRole('cell')[2]).toHaveTextContent(/^1\s/)
  },
}
/** Some malls identify the pieces of a parcel only by SKU. */
export const DeliveryNoteBySku: Story = {
  args: { kind: 'delivery', sent: (items) => items.slice(0, 2).map((item) => ({ ...item, orderItemId: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}
/** The buyer's own article numbers are printed with their lines. */
export const OwnNumbers: Story = {
  render: (_, { globals }) => {
    const locale = globals.locale as Locale
    const order = orderDetail('shipped', locale, cartItems[locale].slice(0, 2))
    const [first, ...rest] = order.orderItemDtos
    const orderItemDtos = [{ ...first!, articleNumber: 'MAT 880 2201' }, ...rest]
    const [parcel] = delivery(locale)
    return (
      <Sheet
        kind="delivery"
        order={{ ...order, orderItemDtos }}
        packages={[{ ...parcel!, orderItems: orderItemDtos }]}
        date="2026-11-21"
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/MAT 880 2201/)).toHaveLength(1)
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...liveStory(definition, '/order-sheet?orderNumber=202611210930124412&print=delivery'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('deliveryOfOrder'), mockFor('orderDetail', { orderNumber: '202611210930124412' })],
  },
}
