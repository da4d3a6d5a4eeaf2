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
import { orderSteps, shopSums } from './shopSums.ts'
import type { ShopSums } from './shopSums.ts'

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

export type PricedShop<L extends OrderLine = OrderLine> = ShopSums & { shopId: string; lines: PricedLine<L>[] }

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
    shops: shops.map(({ shopId, mine, fee }) => {
      const own = mine.map(pricedLine)
      return { shopId, lines: own, ...shopSums(own, fee) }
    }),
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
