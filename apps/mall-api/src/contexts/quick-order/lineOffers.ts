import type { WireOf } from '@millwright/contract/contract'
import { compareWhole } from '@millwright/domain/money/wholeMoney'
import { lineCents, moneyOfCents } from '@millwright/domain/price/cents'
import { priceSteps, unitPrice } from '@millwright/domain/price/price'
import { nearestOrderable, obstacleOf } from '@millwright/domain/product/orderable'
import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { LongWork } from '../../core/turns/longWork.ts'
import { agreementsOn } from '../../core/price/agreements.ts'
import { pricedOf } from '../../core/price/lines.ts'
import type { Tiers } from '../../core/wire/wire.ts'
import { wireYuan } from '../../core/wire/wire.ts'

type Line = NonNullable<NonNullable<WireOf<'priceOrderLines'>>['lines']>[number]
export type Offer = NonNullable<Line['others']>[number] & {
  skuId: number
  shopId: number
  orderQuantity: number
  leadDays: number
}
/** Returns the offer of a SKU for a quantity, at the price that applies to `pieces` of it, by default the same. */
export type OfferFor = (quantity: number, pieces?: number) => Offer

/** A line whose SKU is sold. `offers` begins with the SKU itself. */
export type KnownLine = { index: number; quantity: number; offers: readonly [OfferFor, ...OfferFor[]] }

/** The other offers for a line. */
const OTHERS = 5

type OfferRow = {
  forSkuId: number
  skuId: number
  prodId: number
  shopId: number
  shopName: string
  partyCode: string
  prodName: string
  brandName: string
  pic: string
  unit: string
  stocks: number
  minOrderQty: number
  packQty: number
  leadDays: number
  listPrice: string
  tiers: Tiers
}

/** Returns, by SKU id, the SKU's own offer and then those of its equivalents, each as a function of the quantity. */
export async function lineOffers(
  context: Pick<CallContext, 'db' | 'now' | 'locale'>,
  { user, memberPercent }: { user: number | undefined; memberPercent: number | undefined },
  skuIds: readonly number[],
) {
  const rows = await context.db.query<OfferRow>(
    `
    select mine.sku_id as "forSkuId", o.sku_id as "skuId", p.prod_id as "prodId", s.shop_id as "shopId", s.name->>$2 as "shopName",
      o.party_code as "partyCode", p.name->>$2 as "prodName", b.name->>$2 as "brandName", o.pic, p.unit->>$2 as unit, o.stocks,
      o.min_order_qty as "minOrderQty", o.pack_qty as "packQty", o.lead_days as "leadDays", o.price as "listPrice", o.tiers
    from sku mine
    cross join lateral (
      select k.* from sku k where k.sku_id = mine.sku_id
      union all
      (select k.* from sku k join product q using (prod_id) where k.interchange = mine.interchange and k.sku_id <> mine.sku_id and q.status = 1
        order by k.price, k.sku_id limit ${OTHERS})
    ) o
    join product p on p.prod_id = o.prod_id join shop s using (shop_id) join brand b using (brand_id)
    where mine.sku_id = any($1::text::bigint[]) and p.status = 1 order by o.sku_id <> mine.sku_id, o.price, o.sku_id`,
    [arrayText([...new Set(skuIds)]), context.locale],
  )
  const agreed = await agreementsOn(
    { ...context, user },
    rows.map(({ skuId }) => skuId),
  )
  const offers = new Map<number, OfferFor[]>()
  const work = new LongWork()
  for (const row of rows) {
    await work.rest()
    const { price: agreementPrice = null, minQty: agreementMinQty = null } = agreed.get(row.skuId) ?? {}
    const sku = { ...pricedOf({ ...row, agreementPrice, agreementMinQty }), memberPercent }
    const own = offers.get(row.forSkuId) ?? []
    if (own.length || row.skuId === row.forSkuId) offers.set(row.forSkuId, [...own, offerOf(row, sku)])
  }
  return offers
}

function offerOf({ forSkuId: _, listPrice, tiers: __, ...row }: OfferRow, sku: ReturnType<typeof pricedOf>): OfferFor {
  // Prices and plans ask for the same pieces again and again.
  const known = new Map<string, Offer>()
  const offerFor: OfferFor = (quantity, pieces) => {
    const wanted = nearestOrderable(quantity, { ...row, stocks: -1 })
    const all = Math.max(wanted, pieces ?? wanted)
    const key = `${wanted} ${all}`
    const offer = known.get(key) ?? offerAt(wanted, all)
    known.set(key, offer)
    return offer
  }
  return offerFor

  function offerAt(wanted: number, all: number): Offer {
    const unit = unitPrice(sku, all)
    const next = priceSteps(sku).find(({ minQty, price }) => minQty > all && compareWhole(price, unit) < 0)
    return {
      ...row,
      orderQuantity: wanted,
      price: wireYuan(unit),
      listPrice: wireYuan(listPrice),
      amount: wireYuan(moneyOfCents(lineCents(unit, wanted))),
      problem: problemOf(all, row),
      ...(next && { nextTier: nextTierOf(row, sku, { minQty: next.minQty, others: all - wanted }) }),
    }
  }
}

/** Returns the pieces of this line, in whole packs, with which the SKU reaches the tier. `others` are in other lines. */
function nextTierOf(
  row: Pick<OfferRow, 'minOrderQty' | 'packQty'>,
  sku: ReturnType<typeof pricedOf>,
  { minQty, others }: { minQty: number; others: number },
) {
  const pieces = nearestOrderable(minQty - others, { minOrderQty: row.minOrderQty, packQty: row.packQty })
  const unit = unitPrice(sku, pieces + others)
  return { minQty: pieces, price: wireYuan(unit), amount: wireYuan(moneyOfCents(lineCents(unit, pieces))) }
}

function problemOf(quantity: number, row: Pick<OfferRow, 'stocks' | 'minOrderQty' | 'packQty'>) {
  const problem = obstacleOf(quantity, row)?.problem
  return problem === 'soldOut' || problem === 'tooMany' ? problem : undefined
}

/** Returns the pieces of each SKU over all lines. They share the SKU's tier, as in the cart. */
export function piecesOf(offers: readonly Offer[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { skuId, orderQuantity } of offers) pieces.set(skuId, (pieces.get(skuId) ?? 0) + orderQuantity)
  return pieces
}
