import { amountOf, centsIn } from './cents.ts'
import type { Cents } from './cents.ts'
import { linePrice } from './linePrice.ts'
import type { LineFacts, LinePrice, NotApplied, PriceStep } from './linePrice.ts'
import { shareOut } from './shareOut.ts'
import type { SuitLine } from './suits.ts'

export type OrderLine = LineFacts &
  SuitLine & {
    /** Tells the lines apart; equal cents are shared out in its order. */
    lineId: string
    /** The discount that the buyer wants for it: `'0'` is none, left out is the best. */
    discountId?: string | undefined
  }

/** A line while its price is made: `left` is what it costs after the steps so far. */
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
  const amount = centsIn(price.amount)
  return { line, price, amount, left: amount, steps: [...price.steps], not: [...price.not] }
}

export const leftOf = (lines: readonly WorkLine[]): Cents => lines.reduce((sum, { left }) => sum + left, 0)

/** Each line's part of an amount that is taken off them together. */
export function sharesOf(lines: readonly WorkLine[], reduction: Cents): Cents[] {
  return shareOut(
    reduction,
    lines.map(({ left }) => left),
    lines.map(({ line }) => line.lineId),
  )
}

/** Takes the amount off the lines, each its part, and writes down why. */
export function takeOff(
  lines: readonly WorkLine[],
  shares: readonly Cents[],
  why: Omit<PriceStep, 'before' | 'after'>,
): void {
  lines.forEach((work, index) => {
    const share = shares[index]!
    if (share === 0) return
    work.steps.push({ ...why, before: amountOf(work.left), after: amountOf(work.left - share) })
    work.left -= share
  })
}
