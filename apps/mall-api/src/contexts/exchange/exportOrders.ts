import { splitTax } from '@millwright/domain/order/invoiceTax'
import type { Money } from '@millwright/domain/money/money'
import { arrayText } from '../../db/db.ts'
import type { Db, ReadDb } from '../../db/db.ts'
import { changesOf, numberChanges } from './orderChanges.ts'
import type { OrderChange, OrderRange } from './orderChanges.ts'

const SLICE = 500

type Line = {
  seq: number
  article: string
  name_zh: string
  name_en: string
  quantity: number
  unit: string
  price: string
  amount: string
  discount: string
}
export type ExportedOrder = {
  order_number: string
  updated: string
  status: number
  shop: number
  buyer: number
  buyer_name: string
  company: string | null
  po_number: string
  created: string | null
  paid: string | null
  shipped: string | null
  finished: string | null
  cancelled: string | null
  receiver: string
  mobile: string
  province: string | null
  city: string | null
  area: string | null
  address: string
  goods: string
  freight: string
  discounts: string
  coupons: string
  points: string
  total: Money
  refunded: string
  pay_type: number | null
  payment: string | null
  refunds: string | null
  invoice_number: string | null
  remarks: string
  lines: Line[]
}
type Stored = Omit<ExportedOrder, 'updated'>

/** An order with its tax, and the number of the order's latest change. */
export type OrderPlace = { order: ExportedOrder & { tax: Money }; number: number }

const moment = (column: string) =>
  `to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const region = (part: string) => `(select r.name->>'zh' from area r where r.area_id = (o.address->>'${part}')::bigint)`

/** Yields the orders that changed in a range, each once, in their current state. */
export async function* exportOrders(db: Db, range: OrderRange): AsyncGenerator<OrderPlace> {
  const upTo = await numberChanges(db)
  let last: OrderChange | undefined
  do {
    const before = last
    const { changes, orders } = await db.read((at) => readSlice(at, range, before, upTo))
    for (const { orderNumber, at, number } of changes) {
      const order = orders.get(orderNumber)
      if (!order) continue
      const { tax } = splitTax([order.total])
      yield { number, order: { ...order, updated: new Date(at).toISOString(), tax } }
    }
    last = changes.length === SLICE ? changes.at(-1) : undefined
  } while (last)
}

async function readSlice(db: ReadDb, range: OrderRange, last: OrderChange | undefined, upTo: number) {
  const changes = await changesOf(db, range, last, upTo, SLICE)
  const orders = await readOrders(
    db,
    changes.map(({ orderNumber }) => orderNumber),
  )
  return { changes, orders }
}

async function readOrders(db: ReadDb, numbers: readonly string[]): Promise<Map<string, Stored>> {
  if (!numbers.length) return new Map()
  const rows = await db.query<Stored>(
    `
    select o.order_number, o.status, o.shop_id as shop, o.user_id as buyer, b.nick_name->>'zh' as buyer_name, b.company, o.po_number,
      ${['created', 'paid_at', 'shipped_at', 'finished_at', 'cancelled_at'].map((column) => `${moment(`o.${column}`)} as ${column.replace('_at', '')}`).join(', ')},
      o.address->>'receiver' as receiver, o.address->>'mobile' as mobile, ${region('provinceId')} as province, ${region('cityId')} as city, ${region('areaId')} as area,
      o.address->>'addr' as address, o.total as goods, o.freight, o.discount_reduce as discounts, o.coupon_reduce as coupons, o.points_reduce as points,
      o.actual_total as total, o.refunded, o.pay_type,
      (select string_agg(p.code, ' ' order by p.paid_at, p.code) from payment p where p.user_id = o.user_id and p.purpose = 'order' and p.paid_at is not null
        and o.order_number = any(string_to_array(p.subject, ','))) as payment,
      (select string_agg(r.refund_sn || ':' || r.state || ':' || r.amount, ' ' order by r.created, r.refund_sn) from refund r where r.order_number = o.order_number) as refunds,
      (select i.invoice_number from order_invoice_order io join order_invoice i using (order_invoice_id) where io.order_number = o.order_number) as invoice_number, o.remarks,
      (select jsonb_agg(jsonb_build_object('seq', i.seq, 'article', i.party_code, 'name_zh', i.prod_name->>'zh', 'name_en', i.prod_name->>'en', 'quantity', i.quantity,
        'unit', i.unit->>'zh', 'price', i.price::text, 'amount', i.amount::text, 'discount', i.share_reduce::text) order by i.seq)
        from order_item i where i.order_number = o.order_number) as lines
    from orders o join buyer b using (user_id) where o.order_number = any($1::text::text[])`,
    [arrayText(numbers)],
  )
  return new Map(rows.map((row) => [row.order_number, { ...row, lines: row.lines ?? [] }]))
}

export const orderColumns = [
  'order_number',
  'updated',
  'status',
  'shop',
  'buyer',
  'buyer_name',
  'company',
  'po_number',
  'created',
  'paid',
  'shipped',
  'finished',
  'cancelled',
  'receiver',
  'mobile',
  'province',
  'city',
  'area',
  'address',
  'goods',
  'freight',
  'discounts',
  'coupons',
  'points',
  'total',
  'tax',
  'refunded',
  'pay_type',
  'payment',
  'refunds',
  'invoice_number',
  'remarks',
  'line',
  'article',
  'name_zh',
  'name_en',
  'quantity',
  'unit',
  'price',
  'amount',
  'discount',
] as const

/**
 * Returns an order as CSV rows, one per order line. Only the first row has the amounts of the order, so that a column
 * can be summed.
 */
export function orderRows({ lines, ...order }: OrderPlace['order']): Record<string, string | number | null>[] {
  const sums = ['goods', 'freight', 'discounts', 'coupons', 'points', 'total', 'tax', 'refunded'] as const
  const rest: Record<string, string | number | null> = { ...order }
  for (const name of sums) rest[name] = null
  return (lines.length ? lines : [undefined]).map((line, at) => ({
    ...(at === 0 ? order : rest),
    ...(line && { ...line, line: at + 1 }),
  }))
}
