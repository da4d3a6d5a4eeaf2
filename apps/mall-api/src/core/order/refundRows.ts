import { minus } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { applyTypes, refundStates } from '@millwright/domain/order/refundMachine'
import type { RefundActor, RefundEvent, RefundKind, RefundState } from '@millwright/domain/order/refundMachine'
import type { BoughtOrder, ExistingRefund } from '@millwright/domain/order/refundTerms'
import { arrayText } from '../../db/db.ts'
import type { Db, ReadDb } from '../../db/db.ts'

export type Parcel = {
  dvyId: string
  name: { zh: string; en: string }
  number: string
  mobile?: string
  remarks?: string
}
/** An event of a refund. The first is `apply`. */
export type RefundHappening = {
  event: RefundEvent | 'apply'
  by: RefundActor
  from?: RefundState
  to: RefundState
  at: number
  message?: string
}
export type RefundRow = {
  refundSn: string
  orderNumber: string
  user: number
  shopId: number
  kind: RefundKind
  state: RefundState
  whole: boolean
  unsent: boolean
  amount: Money
  freight: Money
  reason: string
  description: string
  mobile: string
  received: boolean
  photos: string
  created: number
  due: number | null
  express: Parcel | null
  exchange: Parcel | null
  /** The wanted size of an exchange. Null: the same size again. */
  exchangeSku: { skuId: number; partyCode: string; properties: { zh: string; en: string }; price: string } | null
  events: RefundHappening[]
  /** The pieces of each line. `before`: the pieces of the line that were repaid earlier. */
  lines: { orderItemId: string; quantity: number; worth: Money; before: number }[]
}

export const refundColumns = `r.refund_sn as "refundSn", r.order_number as "orderNumber", r.user_id as "user", r.shop_id as "shopId", r.kind, r.state, r.whole, r.unsent,
  r.amount, r.freight, r.reason, r.description, r.mobile, r.received, r.photos, r.created, r.due, r.express, r.exchange, r.events,
  (select jsonb_build_object('skuId', k.sku_id, 'partyCode', k.party_code, 'properties', k.properties, 'price', k.price::text)
    from sku k where k.sku_id = r.exchange_sku_id) as "exchangeSku",
  (select jsonb_agg(jsonb_build_object('orderItemId', l.order_item_id::text, 'quantity', l.quantity, 'worth', l.worth::text,
      'before', (select coalesce(sum(other.quantity), 0)::int from refund_line other join repayment p using (refund_sn)
        left join repayment mine on mine.refund_sn = l.refund_sn
        where other.order_item_id = l.order_item_id and other.refund_sn <> l.refund_sn
          and (mine.created is null or (p.created, p.refund_sn) < (mine.created, mine.refund_sn)))) order by l.order_item_id)
    from refund_line l where l.refund_sn = r.refund_sn) as lines`

/** Returns all refunds of the orders, newest last. */
export async function refundsOf(
  { db }: { db: ReadDb },
  orderNumbers: readonly string[],
): Promise<Map<string, RefundRow[]>> {
  if (!orderNumbers.length) return new Map()
  const rows = await db.query<RefundRow>(
    `select ${refundColumns} from refund r where r.order_number = any($1::text::text[]) order by r.created, r.refund_sn`,
    [arrayText(orderNumbers)],
  )
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber)
}

type Bought = { status: number; orderType: number; actualTotal: Money; freight: Money; finishedAt: number | null }
type BoughtItem = { orderItemId: number; quantity: number; shipped: number; amount: string; shareReduce: string }

/**
 * Returns an order in the form that the refund rules read. The amount of a line is the price of its pieces less their
 * share of discounts.
 */
export function boughtOf(order: Bought, items: readonly BoughtItem[]): BoughtOrder {
  return {
    status: order.status,
    orderType: order.orderType,
    paid: order.actualTotal,
    freight: order.freight,
    finishedAt: order.finishedAt ?? undefined,
    lines: items.map(({ orderItemId, quantity, shipped, amount, shareReduce }) => ({
      orderItemId: String(orderItemId),
      quantity,
      shipped,
      amount: minus(amount, shareReduce),
    })),
  }
}

/** Reads an order with its refunds and locks the order against concurrent changes. */
export async function lockBought(
  db: Db,
  orderNumber: string,
): Promise<{ bought: BoughtOrder; refunds: RefundRow[] } | undefined> {
  const [order] = await db.query<Bought>(
    `select status, order_type as "orderType", actual_total as "actualTotal", freight, finished_at as "finishedAt" from orders
      where order_number = $1 for no key update`,
    [orderNumber],
  )
  if (!order) return undefined
  const items = await db.query<BoughtItem>(
    'select order_item_id as "orderItemId", quantity, shipped, amount, share_reduce as "shareReduce" from order_item where order_number = $1 order by seq',
    [orderNumber],
  )
  const refunds = (await refundsOf({ db }, [orderNumber])).get(orderNumber) ?? []
  return { bought: boughtOf(order, items), refunds }
}

export const wireStatus = ({ state }: Pick<ExistingRefund, 'state'>) => refundStates[state].wire
export const wireKind = ({ kind }: Pick<ExistingRefund, 'kind'>) => applyTypes[kind]
