import { activityPhase } from './activity.ts'
import { moneyOfCents, centsNumber } from './cents.ts'
import type { Cents } from './cents.ts'
import { remainingAmount, sharesOf, deductShares } from './orderLines.ts'
import type { WorkLine } from './orderLines.ts'
import { promotionProgress } from './promotion.ts'
import type { PromotionFacts } from './promotion.ts'
import { isInScope } from './isInScope.ts'
import type { ScopeFacts } from './isInScope.ts'

export type OrderDiscount = PromotionFacts &
  ScopeFacts & { discountId: string; discountName: string; startTime: number; endTime: number }

/** A threshold discount with the lines that take part in it. */
export type DiscountResult = {
  discountId: string
  discountName: string
  lineIds: string[]
  reduction: Cents
  reached?: PromotionFacts['discountItems'][number] | undefined
  missing?: NotMissing | undefined
}
type NotMissing = ReturnType<typeof promotionProgress>['missing']

/**
 * Applies the threshold discounts. A line takes part in one discount: the buyer's choice, otherwise the discount with
 * the largest reduction of all its lines, and of equal discounts the first by id.
 */
export function applyDiscounts(
  lines: readonly WorkLine[],
  discounts: readonly OrderDiscount[],
  now: number,
): DiscountResult[] {
  const candidates = discounts
    .filter((discount) => activityPhase(discount, now) === 'running')
    .map((discount) => {
      const taken = lines.filter(
        (work) =>
          (work.line.discountId === undefined || work.line.discountId === discount.discountId) &&
          isInScope(discount, work.line),
      )
      return { discount, taken, first: reductionOf(discount, taken) }
    })
    .sort((a, b) => b.first - a.first || (a.discount.discountId < b.discount.discountId ? -1 : 1))
  const free = new Set(lines)
  return candidates.flatMap(({ discount, taken }): DiscountResult[] => {
    const mine = taken.filter((work) => free.has(work))
    for (const work of taken)
      if (!free.has(work)) work.not.push({ ...nameOf(discount), kind: 'discount', why: 'otherDiscount' })
    if (!mine.length) return []
    const { reached, missing, reduction } = promotionProgress(discount, basketOf(mine))
    const cents = centsNumber(reduction)
    if (cents === 0) {
      for (const work of mine) work.not.push({ ...nameOf(discount), kind: 'discount', why: 'below', missing })
    } else {
      for (const work of mine) free.delete(work)
      deductShares(mine, sharesOf(mine, cents), { kind: 'discount', ...nameOf(discount) })
    }
    return [
      { ...discountOf(discount), lineIds: mine.map(({ line }) => line.lineId), reduction: cents, reached, missing },
    ]
  })
}

const discountOf = ({ discountId, discountName }: OrderDiscount) => ({ discountId, discountName })
const nameOf = ({ discountId, discountName }: OrderDiscount) => ({ id: discountId, name: discountName })
const basketOf = (lines: readonly WorkLine[]) => ({
  amount: moneyOfCents(remainingAmount(lines)),
  pieces: lines.reduce((pieces, { line }) => pieces + line.quantity, 0),
})
const reductionOf = (discount: OrderDiscount, lines: readonly WorkLine[]): Cents =>
  lines.length ? centsNumber(promotionProgress(discount, basketOf(lines)).reduction) : 0
