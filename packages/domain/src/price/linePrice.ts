import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { bestUnit, unitKinds } from './bestUnit.ts'
import { moneyOfCents, lineCents } from './cents.ts'
import type { PricedSku } from './price.ts'
import type { StepKind } from './stepKinds.ts'

/** A change of a price. `before` and `after` are the totals of the line, or of the shop or order that has the step. */
export type PriceStep = {
  kind: StepKind
  before: Money
  after: Money
  unit?: Money | undefined
  minQty?: number | undefined
  /** The percentage that a member pays: 95 is 5 % off. */
  percent?: number | undefined
  id?: string | undefined
  name?: string | undefined
}

/** The reason why a possible reduction was not applied to the line. */
export type NotApplied = {
  kind: StepKind
  id?: string | undefined
  name?: string | undefined
  why: 'lowerPrice' | 'below' | 'otherDiscount' | 'notTogether'
  missing?: { amount: Money } | { pieces: number } | undefined
}

export type LineFacts = PricedSku & {
  quantity: number
  memberPercent?: number | undefined
}

export type LinePrice = {
  unit: Money
  /** The cost of the pieces at the list price. `amount` is the cost at `unit`. */
  listAmount: Money
  amount: Money
  steps: PriceStep[]
  not: NotApplied[]
  /** The additional pieces that make each piece cheaper. */
  more?: { pieces: number; unit: Money } | undefined
}

/**
 * Returns the unit price of a line and its steps: list price, tier, agreement, member, quote. The lowest price applies.
 */
export function linePrice(line: LineFacts): LinePrice {
  const { price, quantity } = line
  const { there, tier, kinds, unit: last, afterOf } = bestUnit(line, quantity)
  const total = (unit: Money) => moneyOfCents(lineCents(unit, quantity))
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

/**
 * Returns the agreed price as not applied if it is lower than the unit price: the quantity is below the agreed minimum.
 */
function tooFew({ quantity, agreementPrice, agreementMinQty = 1 }: LineFacts, unit: Money): NotApplied | undefined {
  if (agreementPrice === undefined || compareWhole(agreementPrice, unit) >= 0) return undefined
  return { kind: 'agreement', why: 'below', missing: { pieces: agreementMinQty - quantity } }
}

/** Returns the next quantity at which a piece costs less. */
function moreOf(line: LineFacts, unit: Money): LinePrice['more'] {
  const bounds = [...(line.priceTiers ?? []).map(({ minQty }) => minQty), line.agreementMinQty ?? 1]
  // Bounds below the quantity never have a lower unit price, so they need no filter.
  for (const minQty of bounds.sort((a, b) => a - b)) {
    const next = bestUnit(line, minQty).unit
    if (compareWhole(next, unit) < 0) return { pieces: minQty - line.quantity, unit: next }
  }
  return undefined
}
