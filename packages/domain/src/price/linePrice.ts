import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { amountOf, centsIn, lineCents, rounded } from './cents.ts'
import { isAgreed } from './price.ts'
import type { PricedSku, PriceTier } from './price.ts'
import { goTogether } from './together.ts'
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

const unitKinds = ['tier', 'agreement', 'member', 'quote'] as const
type UnitKind = (typeof unitKinds)[number]
/** Every set of unit prices that may stand together, fewest first. */
const chains: readonly (readonly UnitKind[])[] = [0, 1, 2, 4, 8, 3, 5, 6, 7]
  .map((bits) => unitKinds.filter((_, index) => bits & (1 << index)))
  .filter((kinds) => kinds.every((a) => kinds.every((b) => goTogether(a, b))))

/** The unit price of a line and how it comes about: list price, tier, agreement, member, quote. The lowest holds. */
export function linePrice(line: LineFacts): LinePrice {
  const { price, quantity } = line
  const { there, tier, kinds, unit: last, afterOf } = unitOf(line, quantity)
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

/** The percent of a unit price that a member pays, to the cent; all of it, as it is, without one. */
export function memberPrice(unit: Money, percent: number | undefined): Money {
  if (percent === undefined) return unit
  return amountOf(rounded(centsIn(unit), Math.round(percent * 100), 10_000))
}

/** The lowest of the unit prices that may be had at a quantity, and the kinds that make it. */
function unitOf(line: LineFacts, quantity: number) {
  const { price, priceTiers = [], agreementPrice, memberPercent, quotePrice } = line
  let tier: PriceTier | undefined
  for (const one of priceTiers)
    if (quantity >= one.minQty && compareWhole(one.price, tier?.price ?? price) < 0) tier = one
  const there: Record<UnitKind, boolean> = {
    tier: tier !== undefined,
    agreement: isAgreed(line, quantity),
    member: (memberPercent ?? 100) < 100,
    quote: quotePrice !== undefined,
  }
  const afterOf = (kind: UnitKind, unit: Money): Money => {
    if (kind === 'tier') return tier!.price
    if (kind === 'agreement') return agreementPrice!
    if (kind === 'quote') return quotePrice!
    return memberPrice(unit, memberPercent!)
  }
  let best: { kinds: readonly UnitKind[]; unit: Money } = { kinds: [], unit: price }
  for (const kinds of chains) {
    if (!kinds.length || !kinds.every((kind) => there[kind])) continue
    let unit = price
    for (const kind of kinds) unit = afterOf(kind, unit)
    if (compareWhole(unit, best.unit) < 0) best = { kinds, unit }
  }
  return { ...best, there, tier, afterOf }
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
    const next = unitOf(line, minQty).unit
    if (compareWhole(next, unit) < 0) return { pieces: minQty - line.quantity, unit: next }
  }
  return undefined
}
