import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import { minus, money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import type { NotApplied, PriceStep } from '@millwright/domain/price/linePrice'
import type { CouponVerdict, OrderCoupon } from '@millwright/domain/price/orderCoupons'
import { pointsWorth, sharePoints, usablePoints } from '@millwright/domain/member/points'
import { hasFreeDelivery } from '@millwright/domain/member/hasFreeDelivery'
import type { DiscountResult, OrderDiscount } from '@millwright/domain/price/discounts'
import type { OrderLine } from '@millwright/domain/price/orderLines'
import { orderPrice } from '@millwright/domain/price/orderPrice'
import type { OrderFacts, PricedShop as ShopPrice } from '@millwright/domain/price/orderPrice'
import type { PromotionStep } from '@millwright/domain/price/promotion'
import { isInScope } from '@millwright/domain/price/isInScope'
import type { ShopFreight } from './freight.ts'
import { pricedOf } from './lines.ts'
import type { Line } from './lines.ts'
import { couponsHeld, couponTrials, heldWire, couponProducts, orderCoupon } from '../promotion/coupons.ts'
import type { HeldCoupon } from '../promotion/coupons.ts'
import { discountWire, orderDiscount, runningDiscounts } from '../promotion/discounts.ts'
import type { DiscountRow } from '../promotion/discounts.ts'
import { memberTerms } from '../member/levels.ts'
import { pointsHeld } from '../member/pointsHeld.ts'
import { pointsRule } from '../member/pointsRule.ts'
import type { CallContext } from '../call/call.ts'
import { optionalWireYuan, wireYuan } from '../wire/wire.ts'

type Both = Record<Locale, string>
/** A price step with the discount's or coupon's name in both languages, as orders store it. */
export type StoredPriceStep = Omit<PriceStep, 'name'> & { name?: Both }
export type KeptNot = Omit<NotApplied, 'name'> & { name?: Both }

export type PricedLine = Line & {
  shareReduce: Money
  actualTotal: Money
  steps: StoredPriceStep[]
  not: KeptNot[]
  discountId?: number
  /** The step of that discount that its lines reach together, if it reduces them. */
  reached?: PromotionStep
  /** The discounts that apply to the line. */
  discountIds: number[]
  /** The line's share of the points spent. */
  points: number
}
export type PricedShop = {
  shopId: number
  total: Money
  discountReduce: Money
  couponReduce: Money
  pointsReduce: Money
  points: number
  freight: Money
  actualTotal: Money
  lines: PricedLine[]
  steps: StoredPriceStep[]
}
export type Priced = {
  shops: PricedShop[]
  steps: StoredPriceStep[]
  total: Money
  reduce: Money
  freight: Money
  actualTotal: Money
  coupons: { row: HeldCoupon; verdict: CouponVerdict }[]
  discounts: DiscountRow[]
  points: OrderPoints
  /** The coupons that the buyer could claim and that would be part of the best set, with what they would save. */
  offers: CouponOffer[]
}
export type CouponOffer = { couponId: number; shopId: number | null; name: Both; saves: Money }
/** Points: the buyer's balance, the most this order accepts, the number used and their worth in yuan. */
export type OrderPoints = { has: number; most: number; used: number; worth: Money; perYuan: number }

type Wish = {
  /**
   * Prices without discounts and coupons. `unit` keeps the member price, as for unticked lines. `line` also leaves out
   * the member price.
   */
  alone?: 'unit' | 'line'
  freight?: ReadonlyMap<number, ShopFreight>
  couponUserIds?: readonly string[]
  /** Whether to look for coupons that the buyer could claim for this order. */
  offers?: boolean | undefined
  /** The number of points to spend, up to the order's limit. */
  points?: number | 'most'
}

/** A line for the price engine, with its cart line. */
type OwnLine = OrderLine & { of: Line }

/** Prices a buyer's lines with all running discounts and the buyer's coupons. */
export async function priceLines(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  lines: readonly Line[],
  { alone, freight, couponUserIds, offers, points: wantedPoints }: Wish = {},
): Promise<Priced> {
  if (!lines.length) return nothing
  const terms = await memberTerms({ db, now }, user)
  const [discounts, unused] = alone
    ? [[], []]
    : await Promise.all([runningDiscounts(db, now, lines), couponsHeld({ db, now }, user, { status: 1 })])
  const trials =
    offers && !alone
      ? await couponTrials({ db, now }, user, { shopIds: lines.map(({ shopId }) => shopId), held: unused })
      : []
  const named = await namedByCoupons(db, [...unused, ...trials], lines)
  const engineCoupon = (row: HeldCoupon) => orderCoupon(row, named.get(row.couponId) ?? [])
  const offered = discounts.map(orderDiscount)
  const order = {
    now,
    lines: lines.map((line): OwnLine => ({
      of: line,
      lineId: lineIdOf(line),
      shopId: String(line.shopId),
      prodId: String(line.prodId),
      categoryIds: line.categoryPath.map(String),
      quantity: line.quantity,
      ...pricedOf(line),
      ...wantedOf(line, discounts),
      memberPercent: alone === 'line' ? undefined : terms.percent,
    })),
    discounts: offered,
    coupons: unused.map(engineCoupon),
    wantedCoupons: couponUserIds,
    freight: freightOf(freight, terms.freeFee),
  }
  const without = orderPrice(order)
  const points =
    wantedPoints === undefined
      ? noPoints
      : await pointsFor({ db, now }, user, minus(without.actualTotal, without.freight), wantedPoints)
  const priced = points.used ? orderPrice({ ...order, points: points.worth }) : without
  const pointsOf = pointsByLine(priced.shops, points.used)
  const kept = keptSteps(discounts, unused)
  const takesPart = discountsByLine(priced.discounts)
  return {
    shops: priced.shops.map((shop) => pricedShop(shop, { kept, takesPart, offered, pointsOf })),
    steps: priced.steps.map(kept),
    total: priced.total,
    reduce: priced.reduce,
    freight: priced.freight,
    actualTotal: priced.actualTotal,
    coupons: unused.map((row, index) => ({ row, verdict: priced.coupons[index]! })),
    discounts,
    points,
    offers: offersOf(order, trials.map(engineCoupon), trials),
  }
}

/** Returns the trial coupons that are part of the best set of coupons. */
function offersOf<L extends OrderLine>(
  order: OrderFacts<L>,
  coupons: readonly OrderCoupon[],
  trials: readonly HeldCoupon[],
): CouponOffer[] {
  if (!trials.length) return []
  const held = order.coupons ?? []
  const best = orderPrice({ ...order, coupons: [...held, ...coupons], wantedCoupons: undefined })
  return trials.flatMap(({ couponId, shopId, name }, index) => {
    const { chosen, saves } = best.coupons[held.length + index]!
    return chosen ? [{ couponId, shopId, name, saves }] : []
  })
}

/** Returns the products that the coupons name, among those of the lines. */
async function namedByCoupons(db: CallContext['db'], coupons: readonly HeldCoupon[], lines: readonly Line[]) {
  if (!coupons.some(({ suitableProdType }) => suitableProdType > 0)) return new Map<number, number[]>()
  return couponProducts(
    db,
    coupons.map(({ couponId }) => couponId),
    lines.map(({ prodId }) => prodId),
  )
}

function freightOf(rules: Wish['freight'], freeFee: boolean | undefined) {
  return [...(rules ?? [])].map(([shopId, rule]) => ({
    shopId: String(shopId),
    ...rule,
    byLevel: hasFreeDelivery(freeFee, rule.shopType),
  }))
}

/** Returns each line's share of the points spent, by line id. */
function pointsByLine(shops: readonly ShopPrice<OwnLine>[], used: number): Map<string, number> {
  const lines = shops.flatMap(({ lines: own }) => own)
  return new Map(sharePoints(used, lines.map(offByPoints)).map((share, index) => [lines[index]!.line.lineId, share]))
}

/** Returns the function that gives a step the name of its discount or coupon in both languages. */
function keptSteps(discounts: readonly DiscountRow[], coupons: readonly HeldCoupon[]) {
  const nameOf = ({ kind, id }: Pick<PriceStep, 'kind' | 'id'>) =>
    kind === 'discount'
      ? discounts.find(({ discountId }) => String(discountId) === id)?.name
      : coupons.find(({ couponUserId }) => String(couponUserId) === id)?.name
  return <S extends PriceStep | NotApplied>(step: S) => ({
    ...step,
    name: step.id === undefined ? undefined : nameOf(step),
  })
}

function pricedShop(
  { shopId, lines: own, ...shop }: ShopPrice<OwnLine>,
  {
    kept,
    takesPart,
    offered,
    pointsOf,
  }: {
    kept: ReturnType<typeof keptSteps>
    takesPart: ReadonlyMap<string, Pick<PricedLine, 'discountId' | 'reached'>>
    offered: readonly OrderDiscount[]
    pointsOf: ReadonlyMap<string, number>
  },
): PricedShop {
  const lines = own.map(({ line, unit, amount, shareReduce, actualTotal, steps, not }) => ({
    ...line.of,
    price: unit,
    amount,
    addedPrice: addedAs(line.of, steps),
    shareReduce,
    actualTotal,
    steps: steps.map(kept),
    not: not.map(kept),
    ...takesPart.get(line.lineId),
    discountIds: offered.filter((one) => isInScope(one, line)).map(({ discountId }) => Number(discountId)),
    points: pointsOf.get(line.lineId)!,
  }))
  return {
    ...shop,
    shopId: Number(shopId),
    points: lines.reduce((sum, { points }) => sum + points, 0),
    steps: shop.steps.map(kept),
    lines,
  }
}

/** Returns the discount of each line, by line id: the discount that reduces the line, otherwise the largest. */
function discountsByLine(discounts: readonly DiscountResult[]) {
  const largestLast = discounts.toReversed().toSorted((a, b) => a.reduction - b.reduction)
  return new Map(
    largestLast.flatMap(({ discountId, lineIds, reached, reduction }) =>
      lineIds.map((id) => [id, { discountId: Number(discountId), ...(reduction > 0 && { reached }) }]),
    ),
  )
}

/**
 * Returns the price at the time the line was added, at today's member percentage, so that a new level does not count as
 * a price change.
 */
function addedAs({ addedPrice }: Line, steps: readonly PriceStep[]): string | null {
  const percent = steps.find(({ kind }) => kind === 'member')?.percent
  return addedPrice === null || percent === undefined ? addedPrice : memberPrice(money(addedPrice), percent)
}

/** Returns the discount chosen by the buyer while it runs. */
function wantedOf({ wantedDiscount }: Line, discounts: readonly DiscountRow[]) {
  const holds = wantedDiscount === 0 || discounts.some(({ discountId }) => discountId === wantedDiscount)
  return holds ? { discountId: String(wantedDiscount) } : {}
}

/** Returns a line id of SKU and quote. Lines bought directly have no cart id. */
const lineIdOf = ({ skuId, quote }: Line) =>
  String(skuId).padStart(16, '0') + (quote ? ` ${String(quote.quoteLineId).padStart(16, '0')}` : '')
const none = money(0)
const noPoints: OrderPoints = { has: 0, most: 0, used: 0, worth: none, perYuan: 1 }

async function pointsFor(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  user: number,
  goods: Money,
  wanted: number | 'most',
) {
  const rule = await pointsRule(db)
  const has = await pointsHeld({ db, now }, user, rule)
  const most = usablePoints(has, goods, rule)
  const used = wanted === 'most' ? most : Math.min(most, wanted)
  return { has, most, used, worth: pointsWorth(used, rule.perYuan), perYuan: rule.perYuan }
}

function offByPoints({ steps }: { steps: readonly PriceStep[] }): Money {
  const step = steps.find(({ kind }) => kind === 'points')
  return step ? minus(step.before, step.after) : none
}
const nothing: Priced = {
  shops: [],
  steps: [],
  total: none,
  reduce: none,
  freight: none,
  actualTotal: none,
  coupons: [],
  discounts: [],
  points: noPoints,
  offers: [],
}

export function stepWire({ name, before, after, unit, ...step }: StoredPriceStep, locale: Locale) {
  return {
    ...step,
    name: name?.[locale],
    before: wireYuan(before),
    after: wireYuan(after),
    unit: optionalWireYuan(unit),
  }
}

export function notAppliedWire({ name, missing, ...not }: KeptNot, locale: Locale) {
  return {
    ...not,
    name: name?.[locale],
    missingAmount: missing && 'amount' in missing ? wireYuan(missing.amount) : undefined,
    missingPieces: missing && 'pieces' in missing ? missing.pieces : undefined,
  }
}

/** Returns the coupons of a shop (by default of the platform) with their effect on this order. */
export function couponsWire({ coupons }: Priced, locale: Locale, now: number, shopId = Number(PLATFORM_SHOP_ID)) {
  return coupons
    .filter(({ row }) => (row.shopId ?? Number(PLATFORM_SHOP_ID)) === shopId)
    .map(({ row, verdict }) => ({
      ...heldWire(row, locale, now),
      canUse: verdict.canUse,
      choose: verdict.chosen,
      saves: wireYuan(verdict.saves),
      why: verdict.why,
      missing: optionalWireYuan(verdict.missing),
    }))
}

/** Groups lines by their discount, as the original API does. */
export function groupsOf({ discounts }: Pick<Priced, 'discounts'>, lines: readonly PricedLine[], locale: Locale) {
  return [...Map.groupBy(lines, ({ discountId }) => discountId)].map(([discountId, own]) => {
    const discount = discounts.find((one) => one.discountId === discountId)
    return {
      promotion: discount && discountWire(discount, locale),
      reached: own[0]!.reached,
      lines: own.map((line) => ({ ...line, discounts: namesOf(discounts, line.discountIds, locale) })),
    }
  })
}

function namesOf(discounts: readonly DiscountRow[], ids: readonly number[], locale: Locale) {
  return discounts
    .filter(({ discountId }) => ids.includes(discountId))
    .map(({ discountId, name }) => ({ discountId, discountName: name[locale] }))
}
