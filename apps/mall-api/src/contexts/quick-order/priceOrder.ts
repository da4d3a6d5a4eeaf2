import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import { money, sum } from '@millwright/domain/money/money'
import { lineTotal, priceSteps, unitPrice } from '@millwright/domain/price/price'
import { nearestOrderable, obstacleOf } from '@millwright/domain/product/orderable'
import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { memberTerms } from '../../core/member/levels.ts'
import { agreementsOn } from '../../core/price/agreements.ts'
import { freightRules } from '../../core/price/freight.ts'
import { linesOf, pricedOf, VISITOR } from '../../core/price/lines.ts'
import { priceLines } from '../../core/price/pricing.ts'
import type { PricedShop } from '../../core/price/pricing.ts'
import type { Tiers } from '../../core/wire/wire.ts'
import { wireYuan } from '../../core/wire/wire.ts'

type Answer = NonNullable<WireOf<'priceOrderLines'>>
type Offer = NonNullable<NonNullable<Answer['lines']>[number]['others']>[number] & {
  skuId: number
  orderQuantity: number
}
type Input = ParsedOf<'priceOrderLines'>

/** The other offers shown for a line. */
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

/** Prices a list for a buyer, or at public prices for a visitor, as the cart would. */
export async function priceOrder(
  context: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number | undefined,
  { lines }: Input,
): Promise<Answer> {
  const offers = await offersOf(
    context,
    user,
    lines.map(({ skuId }) => Number(skuId)),
  )
  const known = lines.flatMap(({ skuId, quantity }, index) => {
    const [own, ...others] = offers.get(Number(skuId)) ?? []
    return own ? [{ index, own: own(quantity), others: others.map((offer) => offer(quantity)) }] : []
  })
  const quantities = new Map<number, number>()
  for (const { own } of known) quantities.set(own.skuId, (quantities.get(own.skuId) ?? 0) + own.orderQuantity)
  const cart = await linesOf(context, user ?? VISITOR, {
    items: [...quantities].map(([skuId, quantity]) => ({ skuId, quantity })),
  })
  const freight = await freightRules(context.db, [...new Set(cart.map(({ shopId }) => shopId))])
  const priced = await priceLines(context, user ?? VISITOR, cart, { freight })
  const totals = new Map(
    priced.shops.flatMap(({ lines: own }) => own.map(({ skuId, actualTotal }) => [skuId, actualTotal])),
  )
  return {
    lines: known.map(({ index, own, others }) => ({
      ...own,
      index,
      actualTotal: wireYuan(totals.get(own.skuId) ?? money(own.amount)),
      others,
    })),
    gone: lines.flatMap(({ skuId }, index) => (offers.has(Number(skuId)) ? [] : [index])),
    shops: priced.shops.map((shop) => shopWire(shop, context)),
    total: wireYuan(priced.total),
    reduce: wireYuan(priced.reduce),
    freight: wireYuan(priced.freight),
    actualTotal: wireYuan(priced.actualTotal),
    plans: [],
  }
}

function shopWire(
  { shopId, lines, total, discountReduce, couponReduce, freight, actualTotal }: PricedShop,
  { locale }: Pick<CallContext, 'locale'>,
) {
  return {
    shopId,
    shopName: lines[0]!.shopName[locale],
    lines: lines.length,
    total: wireYuan(total),
    reduce: wireYuan(sum([discountReduce, couponReduce])),
    freight: wireYuan(freight),
    actualTotal: wireYuan(actualTotal),
    leadDays: Math.max(...lines.map(({ leadDays }) => leadDays)),
  }
}

/** Returns, by SKU id, the SKU's own offer and then those of its equivalents, each as a function of the quantity. */
async function offersOf(
  context: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number | undefined,
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
  const { percent } = await memberTerms(context, user ?? VISITOR)
  const offers = new Map<number, ((quantity: number) => Offer)[]>()
  for (const row of rows) {
    const { price: agreementPrice = null, minQty: agreementMinQty = null } = agreed.get(row.skuId) ?? {}
    const sku = { ...pricedOf({ ...row, agreementPrice, agreementMinQty }), memberPercent: percent }
    const own = offers.get(row.forSkuId) ?? []
    if (own.length || row.skuId === row.forSkuId) offers.set(row.forSkuId, [...own, offerOf(row, sku)])
  }
  return offers
}

function offerOf({ forSkuId: _, listPrice, tiers: __, ...row }: OfferRow, sku: ReturnType<typeof pricedOf>) {
  return (quantity: number): Offer => {
    const wanted = nearestOrderable(quantity, { ...row, stocks: -1 })
    const next = priceSteps(sku).find(({ minQty, price }) => minQty > wanted && price < unitPrice(sku, wanted))
    return {
      ...row,
      orderQuantity: wanted,
      price: wireYuan(unitPrice(sku, wanted)),
      listPrice: wireYuan(listPrice),
      amount: wireYuan(lineTotal(sku, wanted)),
      problem: problemOf(wanted, row),
      ...(next && {
        nextTier: {
          minQty: next.minQty,
          price: wireYuan(next.price),
          amount: wireYuan(lineTotal(sku, next.minQty)),
        },
      }),
    }
  }
}

function problemOf(quantity: number, row: Pick<OfferRow, 'stocks' | 'minOrderQty' | 'packQty'>) {
  const problem = obstacleOf(quantity, row)?.problem
  return problem === 'soldOut' || problem === 'tooMany' ? problem : undefined
}
