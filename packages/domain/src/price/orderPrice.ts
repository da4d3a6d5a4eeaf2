import type { Money } from '../money/money.ts'
import { moneyOfCents, centsNumber } from './cents.ts'
import type { Cents } from './cents.ts'
import { applyDiscounts } from './discounts.ts'
import type { DiscountResult, OrderDiscount } from './discounts.ts'
import { freightFee } from './freight.ts'
import type { FreightRule } from './freight.ts'
import type { LinePrice, PriceStep } from './linePrice.ts'
import { applyCoupons } from './orderCoupons.ts'
import type { CouponVerdict, OrderCoupon } from './orderCoupons.ts'
import { remainingAmount, sharesOf, deductShares, workLine } from './orderLines.ts'
import type { OrderLine, WorkLine } from './orderLines.ts'
import { stepKinds } from './stepKinds.ts'

export type OrderFacts<L extends OrderLine = OrderLine> = {
  lines: readonly L[]
  /** The server's clock, epoch milliseconds. */
  now: number
  discounts?: readonly OrderDiscount[] | undefined
  coupons?: readonly OrderCoupon[] | undefined
  /** The `couponUserId`s that the buyer chose. Absent: the best set. */
  wantedCoupons?: readonly string[] | undefined
  /** The worth of the points to spend. */
  points?: Money | undefined
  /** The freight of each shop. `byLevel`: the buyer's member level includes its free delivery. */
  freight?: readonly (FreightRule & { shopId: string; byLevel?: boolean })[] | undefined
}

export type PricedLine<L extends OrderLine = OrderLine> = LinePrice & {
  line: L
  /** The line's share of all discounts, coupons and points. */
  shareReduce: Money
  actualTotal: Money
}

export type PricedShop<L extends OrderLine = OrderLine> = {
  shopId: string
  lines: PricedLine<L>[]
  /** The goods at their unit prices, before reductions. */
  total: Money
  discountReduce: Money
  /** The reduction by the shop's coupon and by the shop's share of the platform's coupon. */
  couponReduce: Money
  pointsReduce: Money
  freight: Money
  /** Including freight. */
  actualTotal: Money
  steps: PriceStep[]
}

export type OrderPrice<L extends OrderLine = OrderLine> = {
  /** By shop, in the order of the given lines. */
  shops: PricedShop<L>[]
  /** Each change of the order's total, from the list prices to the freight. */
  steps: PriceStep[]
  discounts: DiscountResult[]
  coupons: CouponVerdict[]
  total: Money
  reduce: Money
  freight: Money
  actualTotal: Money
}

/**
 * Returns the price of an order and its steps: list price, tier, agreement, member, quote, threshold discount, shop
 * coupon, platform coupon, points, freight, in this order. Reductions are shared among lines to the cent, so that lines
 * add up to shops and shops to the order. The order of lines and coupons does not matter. Freight depends on the goods
 * before discounts, so that a discount never makes the buyer pay for delivery.
 */
export function orderPrice<L extends OrderLine>(order: OrderFacts<L>): OrderPrice<L> {
  const { now, discounts = [], coupons = [], wantedCoupons, points = moneyOfCents(0), freight = [] } = order
  const given = order.lines.map((line) => workLine(line))
  const lines = [...given].sort((a, b) => (a.line.lineId < b.line.lineId ? -1 : 1))
  const taken = applyDiscounts(lines, discounts, now)
  const verdicts = applyCoupons(lines, coupons, now, wantedCoupons)
  takePoints(lines, centsNumber(points))

  const shops = [...Map.groupBy(given, ({ line }) => line.shopId)].map(([shopId, mine]) => {
    const total = mine.reduce((sum, { amount }) => sum + amount, 0)
    const rule = freight.find((one) => one.shopId === shopId)
    const fee = rule ? centsNumber(freightFee(rule, moneyOfCents(total), rule.byLevel)) : 0
    return { shopId, mine, total, fee }
  })
  const fees = shops.reduce((sum, { fee }) => sum + fee, 0)
  const total = shops.reduce((sum, shop) => sum + shop.total, 0)
  const left = remainingAmount(lines)
  return {
    shops: shops.map(({ shopId, mine, total: goods, fee }) => ({
      shopId,
      lines: mine.map(pricedLine),
      total: moneyOfCents(goods),
      discountReduce: moneyOfCents(takenBy(mine, ['discount'])),
      couponReduce: moneyOfCents(takenBy(mine, ['shopCoupon', 'platformCoupon'])),
      pointsReduce: moneyOfCents(takenBy(mine, ['points'])),
      freight: moneyOfCents(fee),
      actualTotal: moneyOfCents(remainingAmount(mine) + fee),
      steps: orderSteps(mine, fee),
    })),
    steps: orderSteps(lines, fees),
    discounts: taken,
    coupons: verdicts,
    total: moneyOfCents(total),
    reduce: moneyOfCents(total - left),
    freight: moneyOfCents(fees),
    actualTotal: moneyOfCents(left + fees),
  }
}

function takePoints(lines: readonly WorkLine[], worth: Cents): void {
  deductShares(lines, sharesOf(lines, Math.min(worth, remainingAmount(lines))), { kind: 'points' })
}

function pricedLine<L extends OrderLine>({ line, price, amount, left, steps, not }: WorkLine<L>): PricedLine<L> {
  return { ...price, line, steps, not, shareReduce: moneyOfCents(amount - left), actualTotal: moneyOfCents(left) }
}

function takenBy(lines: readonly WorkLine[], kinds: readonly PriceStep['kind'][]): Cents {
  let cents = 0
  for (const { steps } of lines)
    for (const { kind, before, after } of steps)
      if (kinds.includes(kind)) cents += centsNumber(before) - centsNumber(after)
  return cents
}

/** Adds up the lines' steps, with one step per discount and coupon. */
function orderSteps(lines: readonly WorkLine[], freight: Cents): PriceStep[] {
  const list = lines.reduce((sum, { price }) => sum + centsNumber(price.listAmount), 0)
  const sums = new Map<string, { step: Omit<PriceStep, 'before' | 'after'>; off: Cents }>()
  for (const { steps } of lines) {
    for (const { kind, id, name, before, after } of steps) {
      if (kind === 'list') continue
      const key = `${stepKinds.indexOf(kind)} ${id ?? ''}`
      const sum = sums.get(key) ?? { step: { kind, ...(id !== undefined && { id, name }) }, off: 0 }
      sum.off += centsNumber(before) - centsNumber(after)
      sums.set(key, sum)
    }
  }
  let at = list
  const steps: PriceStep[] = [{ kind: 'list', before: moneyOfCents(list), after: moneyOfCents(list) }]
  for (const [, { step, off }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    steps.push({ ...step, before: moneyOfCents(at), after: moneyOfCents(at - off) })
    at -= off
  }
  if (freight) steps.push({ kind: 'freight', before: moneyOfCents(at), after: moneyOfCents(at + freight) })
  return steps
}
