import type { Money } from '../money/money.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'

/** `discountRule`: 0 amount − money, 1 pieces − money, 2 amount × rate, 3 pieces × rate (api.md 1.2). */
export type PromotionFacts<Step extends PromotionStep = PromotionStep> = {
  discountRule: number
  /** 0: the highest step applies once. 1: it applies as often as `needAmount` is reached. */
  discountType?: number | undefined
  maxReduceAmount?: Money | undefined
  discountItems: readonly Step[]
}
/** `discount` is yuan off, or for a rate the tenths to pay: `9.60` is 96 %. */
export type PromotionStep = { needAmount: Money; discount: Money }

/** The total of the lines to which a promotion applies. */
export type PromotionBasket = { amount: Money; pieces: number }

export type PromotionProgress<Step> = {
  /** The highest step reached, and the number of times that it applies. */
  reached?: Step | undefined
  times: number
  /** The next step. Absent after the last step of a promotion that does not repeat. */
  next?: Step | undefined
  /** Yuan, or a number of pieces, missing to `next`. */
  missing?: { amount: Money } | { pieces: number } | undefined
  reduction: Money
  /** The progress to `next`, from 0 to 1. 1 without a next step. */
  share: number
}

export const countsPieces = (rule: number) => rule === 1 || rule === 3
export const isRate = (rule: number) => rule === 2 || rule === 3

/** Returns the percentage to pay at a step of a rate rule. */
export function percentPaid(step: PromotionStep): number {
  return Number(centsOf(step.discount)) / 10
}

/** Returns the reduction by a promotion and the distance to its next step. Exact to the cent, half up. */
export function promotionProgress<Step extends PromotionStep>(
  promotion: PromotionFacts<Step>,
  basket: PromotionBasket,
): PromotionProgress<Step> {
  const { discountRule: rule, discountType, maxReduceAmount } = promotion
  const pieces = countsPieces(rule)
  const needOf = (step: Step) => (pieces ? BigInt(Math.ceil(Number(step.needAmount))) : centsOf(step.needAmount))
  const steps = [...promotion.discountItems].sort((a, b) => Number(needOf(a) - needOf(b)))
  const amount = centsOf(basket.amount)
  const have = pieces ? BigInt(basket.pieces) : amount

  const reached = steps.findLast((step) => needOf(step) <= have)
  const repeats = discountType === 1 && !isRate(rule)
  const times = reached ? (repeats && needOf(reached) > 0n ? Number(have / needOf(reached)) : 1) : 0
  const higher = steps.find((step) => needOf(step) > have)
  const again = repeats && reached && needOf(reached) > 0n ? needOf(reached) * BigInt(times + 1) : undefined
  const next = again !== undefined && (!higher || again < needOf(higher)) ? reached : higher
  const goal = next === reached ? again : next && needOf(next)

  let reduction = 0n
  if (reached)
    reduction = isRate(rule)
      ? (amount * (10_000n - centsOf(reached.discount) * 10n) + 5_000n) / 10_000n
      : centsOf(reached.discount) * BigInt(times)
  if (maxReduceAmount !== undefined && reduction > centsOf(maxReduceAmount)) reduction = centsOf(maxReduceAmount)
  if (reduction > amount) reduction = amount

  return {
    reached,
    times,
    next,
    reduction: centsText(reduction),
    missing:
      goal === undefined ? undefined : pieces ? { pieces: Number(goal - have) } : { amount: centsText(goal - have) },
    share: goal === undefined ? 1 : Number(have) / Number(goal),
  }
}

/**
 * Returns the largest share of the goods' price that a promotion takes off, from 0 to 1: at each of its steps, with just
 * enough of the cheapest goods. `cheapest` is the unit price of the cheapest goods in its scope.
 */
export function greatestShare(promotion: PromotionFacts, cheapest: Money): number {
  const shares = promotion.discountItems.map(({ needAmount }) => {
    const pieces = Math.max(1, Math.ceil(countsPieces(promotion.discountRule) ? Number(needAmount) : 1))
    const amount = countsPieces(promotion.discountRule) ? centsOf(cheapest) * BigInt(pieces) : centsOf(needAmount)
    const { reduction } = promotionProgress(promotion, { amount: centsText(amount), pieces })
    return amount > 0n ? Number(centsOf(reduction)) / Number(amount) : 1
  })
  return Math.max(0, ...shares)
}
