import { moneyOfCents, centsNumber } from './cents.ts'
import type { Cents } from './cents.ts'
import { linePrice } from './linePrice.ts'
import type { LineFacts, LinePrice, NotApplied, PriceStep } from './linePrice.ts'
import { shareOut } from './shareOut.ts'
import type { ScopeLine } from './isInScope.ts'

export type OrderLine = LineFacts &
  ScopeLine & {
    /** The unique id of the line. Equal remainders of cents are shared out in the order of ids. */
    lineId: string
    /** The discount chosen by the buyer. `'0'`: no discount. Absent: the largest discount. */
    discountId?: string | undefined
  }

/** A line during pricing. `left` is its cost after the steps so far. */
export type WorkLine<L extends OrderLine = OrderLine> = {
  line: L
  price: LinePrice
  amount: Cents
  left: Cents
  steps: PriceStep[]
  not: NotApplied[]
}

export function workLine<L extends OrderLine>(line: L): WorkLine<L> {
  const price = linePrice(line)
  const amount = centsNumber(price.amount)
  return { line, price, amount, left: amount, steps: [...price.steps], not: [...price.not] }
}

export const remainingAmount = (lines: readonly WorkLine[]): Cents => lines.reduce((sum, { left }) => sum + left, 0)

/** Divides a common reduction among lines in proportion to their costs. The lines must be in the order of their ids. */
export function sharesOf(lines: readonly WorkLine[], reduction: Cents): Cents[] {
  return shareOut(
    reduction,
    lines.map(({ left }) => left),
  )
}

/** Subtracts each line's share from the line, and records the step. */
export function deductShares(
  lines: readonly WorkLine[],
  shares: readonly Cents[],
  why: Omit<PriceStep, 'before' | 'after'>,
): void {
  lines.forEach((work, index) => {
    const share = shares[index]!
    if (share === 0) return
    work.steps.push({ ...why, before: moneyOfCents(work.left), after: moneyOfCents(work.left - share) })
    work.left -= share
  })
}
