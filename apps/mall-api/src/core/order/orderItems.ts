import type { Locale } from '@millwright/domain/locale'
import { minus } from '@millwright/domain/money/money'
import type { LineReturns } from '@millwright/domain/order/refundTerms'
import type { RefundRow } from './refundRows.ts'
import { stepWire } from '../price/pricing.ts'
import type { StoredPriceStep } from '../price/pricing.ts'
import { arrayText } from '../../db/db.ts'
import type { ReadContext } from '../call/call.ts'
import { wireYuan } from '../wire/wire.ts'

type Both = Record<Locale, string>
export type ItemRow = {
  orderItemId: number
  orderNumber: string
  prodId: number
  skuId: number
  prodName: Both
  properties: Both
  unit: Both
  partyCode: string
  /** The buyer's own number when the order was placed. */
  articleNumber: string | null
  pic: string
  quantity: number
  /** Pieces shipped so far. */
  shipped: number
  price: string
  amount: string
  commented: boolean
  shareReduce: string
  points: number
  priceSteps: StoredPriceStep[]
}

/** The refunds that the buyer can request for an order, and the state of the requested refunds. */
export type OrderRefunds = {
  status: number | undefined
  canAll: boolean
  most: string
  byItem: ReadonlyMap<number, { refundSn?: string; returnMoneySts?: number; can: boolean; pieces: LineReturns }>
  made: readonly RefundRow[]
}

/** The columns of `order_item i` that make an `ItemRow`. */
export const itemColumns = `i.order_item_id as "orderItemId", i.order_number as "orderNumber", i.prod_id as "prodId", i.sku_id as "skuId", i.prod_name as "prodName", i.properties, i.unit, i.party_code as "partyCode", i.article_number as "articleNumber", i.pic,
  i.quantity, i.shipped, i.price, i.amount, i.commented, i.share_reduce as "shareReduce", i.points, i.price_steps as "priceSteps"`

export async function itemsOf(
  { db }: Pick<ReadContext, 'db'>,
  orderNumbers: readonly string[],
): Promise<Map<string, ItemRow[]>> {
  if (!orderNumbers.length) return new Map()
  const rows = await db.query<ItemRow>(
    `
    select ${itemColumns} from order_item i where order_number = any($1::text::text[]) order by order_number, seq`,
    [arrayText(orderNumbers)],
  )
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber)
}

/** A line's shipping status: -1 nothing shipped, 0 all shipped, n pieces left to ship (api.md 1.2). */
export const lineStatus = ({ quantity, shipped }: Pick<ItemRow, 'quantity' | 'shipped'>) =>
  shipped === 0 ? -1 : quantity - shipped

export function itemWire(item: ItemRow, locale: Locale, refunds?: OrderRefunds) {
  const mine = refunds?.byItem.get(item.orderItemId)
  return {
    orderItemId: item.orderItemId,
    prodId: item.prodId,
    skuId: item.skuId,
    prodName: item.prodName[locale],
    skuName: item.partyCode,
    partyCode: item.partyCode,
    articleNumber: item.articleNumber ?? undefined,
    properties: item.properties[locale],
    unit: item.unit[locale],
    pic: item.pic,
    prodCount: item.quantity,
    price: wireYuan(item.price),
    actualTotal: wireYuan(minus(item.amount, item.shareReduce)),
    shareReduce: wireYuan(item.shareReduce),
    priceSteps: item.priceSteps.map((step) => stepWire(step, locale)),
    useScore: item.points || undefined,
    commSts: item.commented ? 1 : 0,
    status: lineStatus(item),
    refundSn: mine?.refundSn,
    returnMoneySts: mine?.returnMoneySts,
    canRefund: mine?.can,
    returnedNum: mine?.pieces.returned || undefined,
    returningNum: mine?.pieces.running || undefined,
    exchangedNum: mine?.pieces.exchanged || undefined,
  }
}
