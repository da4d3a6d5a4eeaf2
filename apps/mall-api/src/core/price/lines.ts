import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { lineTotal, unitPrice } from '@millwright/domain/price/price'
import { obstacleOf } from '@millwright/domain/product/orderable'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { CARD_TTL_MS, isCardNo } from '@millwright/domain/distribution/cardNo'
import type { Locale } from '@millwright/domain/locale'
import type { CallContext } from '../call/call.ts'
import { arrayText } from '../../db/db.ts'
import type { MessageKey } from '../messages/messages.ts'
import { agreementValidSql } from './agreements.ts'
import { lineQuote, quoteFacts } from './lineQuote.ts'
import type { LineQuote, QuoteFacts } from './lineQuote.ts'
import { wireDate, optionalWireDate, optionalWireYuan, wireTiers, wireYuan } from '../wire/wire.ts'
import type { Tiers } from '../wire/wire.ts'

type Both = Record<Locale, string>
/**
 * A SKU in the cart with all data for prices and refusals. The data is read for each request and not stored in the
 * cart.
 */
export type Line = {
  basketId: number
  shopId: number
  shopName: Both
  shopType: number
  prodId: number
  skuId: number
  categoryId: number
  prodName: Both
  properties: Both
  unit: Both
  partyCode: string
  pic: string
  quantity: number
  checked: boolean
  created: number
  onShelf: boolean
  stocks: number
  minOrderQty: number
  packQty: number
  leadDays: number
  tiers: Tiers
  oriPrice: string | null
  addedPrice: string | null
  listPrice: string
  agreementPrice: string | null
  agreementMinQty: number | null
  agreementExpires: number | null
  /** The number of the distributor whose link led to this line, valid for seven days. */
  distributionCardNo: string | null
  quote?: LineQuote | undefined
  /** The threshold discount chosen for this line. 0 means no discount, null the largest one. */
  wantedDiscount?: number | null
  /** The product's category and its ancestors. */
  categoryPath: number[]
  price: Money
  amount: Money
}

type Row = Omit<Line, 'price' | 'amount' | 'quote'> & { quoteFacts: QuoteFacts | null }
type Wanted =
  | { basketIds?: readonly number[] }
  | { item: { skuId: number | string; prodCount: number; distributionCardNo?: string | undefined } }
  | { items: readonly { skuId: number; quantity: number }[] }

/** Returns the distributor number of a request, or null if the number is malformed. */
export const cardNoIn = (given: string | undefined): string | null => (isCardNo(given) ? given : null)

/**
 * Returns the lines of a buyer's cart (all, or the given ones), one line that is bought directly, or the lines that the
 * cart would have with `items`. Sorted by shop, then newest first.
 */
export async function linesOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  wanted: Wanted,
): Promise<Line[]> {
  const { source, params } = sourceOf(wanted, user, now)
  const rows = await db.query<Row>(
    `
    select b.basket_id as "basketId", s.shop_id as "shopId", s.name as "shopName", s.shop_type as "shopType", p.prod_id as "prodId", k.sku_id as "skuId",
      p.category_id as "categoryId", p.name as "prodName", k.properties, p.unit, k.party_code as "partyCode", k.pic, b.quantity, b.checked, b.created, b.discount_id as "wantedDiscount",
      p.status = 1 as "onShelf", k.stocks, k.min_order_qty as "minOrderQty", k.pack_qty as "packQty", k.lead_days as "leadDays", k.tiers,
      k.price as "listPrice", k.ori_price as "oriPrice", b.added_price as "addedPrice", a.price as "agreementPrice", a.min_qty as "agreementMinQty", a.expire_time as "agreementExpires",
      coalesce(x.category_path, array[p.category_id]) as "categoryPath",
      case when b.distributed > $3::bigint - ${CARD_TTL_MS} then b.distribution_card_no end as "distributionCardNo", ${quoteFacts} as "quoteFacts"
    from ${source} join sku k using (sku_id) join product p using (prod_id) join shop s using (shop_id) left join search x on x.prod_id = p.prod_id
    left join buyer u on u.user_id = b.user_id left join agreement_price a
      on a.price_group_id = u.price_group_id and a.sku_id = k.sku_id and ${agreementValidSql('a', '$3')}
    order by max(b.basket_id) over (partition by s.shop_id) desc, b.basket_id desc`,
    params,
  )
  return rows.map(({ quoteFacts: facts, ...row }) => {
    const quote = facts ? lineQuote(facts, row.quantity, now) : undefined
    const priced = pricedOf({ ...row, quote })
    // A quote has a dispatch time of its own, and may be for fewer pieces than the shop's minimum order.
    const terms = quote?.holds ? { minOrderQty: 1, packQty: 1, leadDays: quote.leadDays } : {}
    return { ...row, ...terms, quote, price: unitPrice(priced, row.quantity), amount: lineTotal(priced, row.quantity) }
  })
}

/** Returns the rows to price as SQL, with the parameters of the whole query. Lines outside the cart look like new ones. */
function sourceOf(wanted: Wanted, user: number, now: number): { source: string; params: (string | number | null)[] } {
  if (!('item' in wanted || 'items' in wanted))
    return {
      source:
        '(select * from basket where user_id = $1::bigint and ($2::text is null or basket_id = any($2::text::bigint[]))) b',
      params: [user, wanted.basketIds ? arrayText(wanted.basketIds) : null, now],
    }
  const items =
    'items' in wanted
      ? wanted.items
      : [{ ...wanted.item, quantity: wanted.item.prodCount, cardNo: cardNoIn(wanted.item.distributionCardNo) }]
  return {
    source: `(select 0::bigint as basket_id, $1::bigint as user_id, w."skuId" as sku_id, w.quantity, true as checked, $3::bigint as created,
      null::numeric as added_price, w."cardNo" as distribution_card_no, $3::bigint as distributed, null::bigint as quote_line_id, null::bigint as discount_id
      from jsonb_to_recordset($2::text::jsonb) as w ("skuId" bigint, quantity int, "cardNo" text)) b`,
    params: [user, JSON.stringify(items), now],
  }
}

export function pricedOf({
  listPrice,
  tiers,
  agreementPrice,
  agreementMinQty,
  quote,
}: Pick<Line, 'listPrice' | 'tiers' | 'agreementPrice' | 'agreementMinQty' | 'quote'>) {
  return {
    price: money(listPrice),
    priceTiers: tiers.map(({ minQty, price }) => ({ minQty, price: money(price) })),
    agreementPrice: agreementPrice === null ? undefined : money(agreementPrice),
    agreementMinQty: agreementMinQty ?? undefined,
    quotePrice: quote?.holds ? quote.price : undefined,
  }
}

export function groupByShop<L extends Pick<Line, 'shopId'>>(lines: readonly L[]): L[][] {
  return [...Map.groupBy(lines, ({ shopId }) => shopId).values()]
}

export type LineProblem = {
  code: 'A01000' | 'A03010' | 'A00001'
  message: MessageKey
  values: Record<string, string | number>
}

/** Returns why this quantity cannot be ordered, or undefined. */
export function quantityProblem(
  line: Pick<Line, 'stocks' | 'minOrderQty' | 'packQty' | 'prodName'>,
  quantity: number,
  locale: Locale,
): LineProblem | undefined {
  const obstacle = obstacleOf(quantity, line)
  if (!obstacle) return undefined
  const { problem, bound } = obstacle
  const name = line.prodName[locale]
  if (problem === 'soldOut') return { code: 'A03010', message: 'soldOut', values: { name } }
  if (problem === 'tooMany') {
    return bound === QUANTITY_LIMIT
      ? { code: 'A00001', message: 'overLimit', values: { bound } }
      : { code: 'A03010', message: 'tooMany', values: { bound, name } }
  }
  return { code: 'A00001', message: problem, values: { bound } }
}

export function cartItemOf(line: Line, locale: Locale) {
  return {
    basketId: line.basketId,
    shopId: line.shopId,
    prodId: line.prodId,
    skuId: line.skuId,
    categoryId: line.categoryId,
    prodName: line.prodName[locale],
    skuName: line.partyCode,
    partyCode: line.partyCode,
    properties: line.properties[locale],
    unit: line.unit[locale],
    pic: line.pic,
    prodCount: line.quantity,
    price: wireYuan(line.price),
    oriPrice: optionalWireYuan(line.oriPrice),
    addedPrice: optionalWireYuan(line.addedPrice),
    productTotalAmount: wireYuan(line.amount),
    actualTotal: wireYuan(line.amount),
    isChecked: line.checked ? 1 : 0,
    prodType: 0,
    basketDate: wireDate(line.created),
    actualStock: line.stocks,
    minOrderQty: line.minOrderQty,
    packQty: line.packQty,
    leadDays: line.leadDays,
    priceTiers: wireTiers(line.tiers),
    agreementPrice: optionalWireYuan(line.agreementPrice),
    agreementMinQty: line.agreementMinQty ?? undefined,
    expireTime: optionalWireDate(line.agreementExpires),
    quote: line.quote && {
      inquiryId: line.quote.inquiryId,
      price: wireYuan(line.quote.price),
      validUntil: line.quote.validUntil,
      left: line.quote.left,
      holds: line.quote.holds,
    },
  }
}
