import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { bestUnit, unitKinds } from './bestUnit.ts'
import { amountOf, lineCents } from './cents.ts'
import type { PricedSku } from './price.ts'
import type { StepKind } from './together.ts'

/** One change of a price. `before` and `after` are what the line, or for freight the order, costs. */
export type PriceStep = {
  kind: StepKind
  before: Money
  after: Money
  /** Of a step that sets it: the unit price from here on. */
  unit?: Money | undefined
  /** Tier: from how many pieces on. */
  minQty?: number | undefined
  /** Member: the percent that are paid. */
  percent?: number | undefined
  /** Of a discount or coupon. */
  id?: string | undefined
  name?: string | undefined
}

/** Why something that is there for the line changes nothing. */
export type NotApplied = {
  kind: StepKind
  id?: string | undefined
  name?: string | undefined
  why: 'lowerPrice' | 'below' | 'otherDiscount' | 'notTogether'
  missing?: { amount: Money } | { pieces: number } | undefined
}

export type LineFacts = PricedSku & {
  quantity: number
  /** Percent that a member pays: 95 is 5 % off. */
  memberPercent?: number | undefined
}

export type LinePrice = {
  unit: Money
  /** What the pieces cost at the list price, and at `unit`. */
  listAmount: Money
  amount: Money
  steps: PriceStep[]
  not: NotApplied[]
  /** More pieces that make each of them cheaper. */
  more?: { pieces: number; unit: Money } | undefined
}

/** The unit price of a line and how it comes about: list price, tier, agreement, member, quote. The lowest holds. */
export function linePrice(line: LineFacts): LinePrice {
  const { price, quantity } = line
  const { there, tier, kinds, unit: last, afterOf } = bestUnit(line, quantity)
  const total = (unit: Money) => amountOf(lineCents(unit, quantity))
  const listAmount = total(price)
  const steps: PriceStep[] = [{ kind: 'list', before: listAmount, after: listAmount, unit: price }]
  let unit = price
  for (const kind of kinds) {
    const after = afterOf(kind, unit)
    steps.push({
      kind,
      before: total(unit),
      after: total(after),
      unit: after,
      ...(kind === 'tier' && { minQty: tier!.minQty }),
      ...(kind === 'member' && { percent: line.memberPercent }),
    })
    unit = after
  }
  const not = unitKinds
    .filter((kind) => there[kind] && !kinds.includes(kind))
    .map((kind): NotApplied => ({ kind, why: 'lowerPrice' }))
  const few = tooFew(line, last)
  if (few) not.push(few)
  return { unit: last, listAmount, amount: total(last), steps, not, more: moreOf(line, last) }
}

/** The agreed price that more pieces would have, where it is lower than what so few cost. */
function tooFew({ quantity, agreementPrice, agreementMinQty = 1 }: LineFacts, unit: Money): NotApplied | undefined {
  if (agreementPrice === undefined || quantity >= agreementMinQty || compareWhole(agreementPrice, unit) >= 0)
    return undefined
  return { kind: 'agreement', why: 'below', missing: { pieces: agreementMinQty - quantity } }
}

/** The next quantity from which on a piece costs less. */
function moreOf(line: LineFacts, unit: Money): LinePrice['more'] {
  const bounds = [...(line.priceTiers ?? []).map(({ minQty }) => minQty), line.agreementMinQty ?? 1]
  // At fewer pieces none costs less.
  for (const minQty of bounds.sort((a, b) => a - b)) {
    const next = bestUnit(line, minQty).unit
    if (compareWhole(next, unit) < 0) return { pieces: minQty - line.quantity, unit: next }
  }
  return undefined
}
