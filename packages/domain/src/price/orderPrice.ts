import type { Money } from '../money/money.ts'
import { amountOf, centsIn } from './cents.ts'
import type { Cents } from './cents.ts'
import { takeDiscounts } from './discounts.ts'
import type { DiscountResult, OrderDiscount } from './discounts.ts'
import { freightFee } from './freight.ts'
import type { FreightRule } from './freight.ts'
import type { LinePrice, PriceStep } from './linePrice.ts'
import { takeCoupons } from './orderCoupons.ts'
import type { CouponVerdict, OrderCoupon } from './orderCoupons.ts'
import { leftOf, sharesOf, takeOff, workLine } from './orderLines.ts'
import type { OrderLine, WorkLine } from './orderLines.ts'
import { stepKinds } from './together.ts'

export type OrderFacts<L extends OrderLine = OrderLine> = {
  lines: readonly L[]
  /** The server's clock, epoch milliseconds. */
  now: number
  discounts?: readonly OrderDiscount[] | undefined
  coupons?: readonly OrderCoupon[] | undefined
  /** `couponUserId`s that the buyer chose; left out, the best set is chosen. */
  wantedCoupons?: readonly string[] | undefined
  /** What the buyer's points are worth that are to be spent. */
  points?: Money | undefined
  /** What each shop asks; `byLevel` where the buyer's member level has its goods carried for nothing. */
  freight?: readonly (FreightRule & { shopId: string; byLevel?: boolean })[] | undefined
}

export type PricedLine<L extends OrderLine = OrderLine> = LinePrice & {
  line: L
  /** This line's part of all discounts, coupons and points. */
  shareReduce: Money
  actualTotal: Money
}

export type PricedShop<L extends OrderLine = OrderLine> = {
  shopId: string
  lines: PricedLine<L>[]
  /** Goods at their unit prices. */
  total: Money
  discountReduce: Money
  /** By the shop's coupon and by this shop's part of the platform's. */
  couponReduce: Money
  pointsReduce: Money
  freight: Money
  /** With freight. */
  actualTotal: Money
  steps: PriceStep[]
}

export type OrderPrice<L extends OrderLine = OrderLine> = {
  /** By shop, in the order in which they came. */
  shops: PricedShop<L>[]
  /** Each change of the order's sum, first the goods at their list prices, at last the freight. */
  steps: PriceStep[]
  discounts: DiscountResult[]
  coupons: CouponVerdict[]
  total: Money
  reduce: Money
  freight: Money
  actualTotal: Money
}

/**
 * What an order costs and why: list price, tier, agreement, member, quote, threshold discount, shop coupon, platform
 * coupon, points, freight, in this order. Every reduction is shared out over its lines to the cent, so that lines add up to
 * shops and shops to the order. It does not matter in which order lines and coupons are given. Freight looks at the
 * goods before discounts: no discount costs the buyer the free delivery.
 */
export function orderPrice<L extends OrderLine>(order: OrderFacts<L>): OrderPrice<L> {
  const { now, discounts = [], coupons = [], wantedCoupons, points, freight = [] } = order
  const given = order.lines.map((line) => workLine(line))
  const lines = [...given].sort((a, b) => (a.line.lineId < b.line.lineId ? -1 : 1))
  const taken = takeDiscounts(lines, discounts, now)
  const verdicts = takeCoupons(lines, coupons, now, wantedCoupons)
  if (points !== undefined) takePoints(lines, centsIn(points))

  const shops = [...Map.groupBy(given, ({ line }) => line.shopId)].map(([shopId, mine]) => {
    const total = mine.reduce((sum, { amount }) => sum + amount, 0)
    const rule = freight.find((one) => one.shopId === shopId)
    const fee = rule ? centsIn(freightFee(rule, amountOf(total), rule.byLevel)) : 0
    return { shopId, mine, total, fee }
  })
  const fees = shops.reduce((sum, { fee }) => sum + fee, 0)
  const total = shops.reduce((sum, shop) => sum + shop.total, 0)
  const left = leftOf(lines)
  return {
    shops: shops.map(({ shopId, mine, total: goods, fee }) => ({
      shopId,
      lines: mine.map(pricedLine),
      total: amountOf(goods),
      discountReduce: amountOf(takenBy(mine, ['discount'])),
      couponReduce: amountOf(takenBy(mine, ['shopCoupon', 'platformCoupon'])),
      pointsReduce: amountOf(takenBy(mine, ['points'])),
      freight: amountOf(fee),
      actualTotal: amountOf(leftOf(mine) + fee),
      steps: orderSteps(mine, fee),
    })),
    steps: orderSteps(lines, fees),
    discounts: taken,
    coupons: verdicts,
    total: amountOf(total),
    reduce: amountOf(total - left),
    freight: amountOf(fees),
    actualTotal: amountOf(left + fees),
  }
}

function takePoints(lines: readonly WorkLine[], worth: Cents): void {
  takeOff(lines, sharesOf(lines, Math.min(worth, leftOf(lines))), { kind: 'points' })
}

function pricedLine<L extends OrderLine>({ line, price, amount, left, steps, not }: WorkLine<L>): PricedLine<L> {
  return { ...price, line, steps, not, shareReduce: amountOf(amount - left), actualTotal: amountOf(left) }
}

function takenBy(lines: readonly WorkLine[], kinds: readonly PriceStep['kind'][]): Cents {
  let cents = 0
  for (const { steps } of lines)
    for (const { kind, before, after } of steps) if (kinds.includes(kind)) cents += centsIn(before) - centsIn(after)
  return cents
}

/** The lines' steps added up: one of each discount and coupon. */
function orderSteps(lines: readonly WorkLine[], freight: Cents): PriceStep[] {
  const list = lines.reduce((sum, { price }) => sum + centsIn(price.listAmount), 0)
  const sums = new Map<string, { step: Omit<PriceStep, 'before' | 'after'>; off: Cents }>()
  for (const { steps } of lines) {
    for (const { kind, id, name, before, after } of steps) {
      if (kind === 'list') continue
      const key = `${stepKinds.indexOf(kind)} ${id ?? ''}`
      const sum = sums.get(key) ?? { step: { kind, ...(id !== undefined && { id, name }) }, off: 0 }
      sum.off += centsIn(before) - centsIn(after)
      sums.set(key, sum)
    }
  }
  let at = list
  const steps: PriceStep[] = [{ kind: 'list', before: amountOf(list), after: amountOf(list) }]
  for (const [, { step, off }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    steps.push({ ...step, before: amountOf(at), after: amountOf(at - off) })
    at -= off
  }
  if (freight) steps.push({ kind: 'freight', before: amountOf(at), after: amountOf(at + freight) })
  return steps
}
