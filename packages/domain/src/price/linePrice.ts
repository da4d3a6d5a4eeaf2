import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { amountOf, centsIn, lineCents, rounded } from './cents.ts'
import type { Cents } from './cents.ts'
import { priceSteps } from './price.ts'
import type { PricedSku } from './price.ts'
import { goTogether } from './together.ts'
import type { StepKind } from './together.ts'

/** One change of a price. `before` and `after` are what the line, or for freight the order, costs. */
export type PriceStep = {
  kind: StepKind
  before: Money
  after: Money
  /** Of a step that sets it: the unit price from here on. */
  unit?: Money
  /** Tier: from how many pieces on. */
  minQty?: number
  /** Member: the percent that are paid. */
  percent?: number
  /** Of a discount or coupon. */
  id?: string
  name?: string
}

/** Why something that is there for the line changes nothing. */
export type NotApplied = {
  kind: StepKind
  id?: string
  name?: string
  why: 'lowerPrice' | 'below' | 'otherDiscount' | 'notTogether'
  missing?: { amount: Money } | { pieces: number }
}

export type LineFacts = PricedSku & {
  quantity: number
  /** Percent that a member pays: 95 is 5 % off. */
  memberPercent?: number
}

export type LinePrice = {
  unit: Money
  /** What the pieces cost at the list price, and at `unit`. */
  listAmount: Money
  amount: Money
  steps: PriceStep[]
  not: NotApplied[]
  /** More pieces that make each of them cheaper. */
  more?: { pieces: number; unit: Money }
}

const unitKinds = ['tier', 'agreement', 'member'] as const
type UnitKind = (typeof unitKinds)[number]
/** Every set of unit prices that may stand together, fewest first. */
const chains: readonly (readonly UnitKind[])[] = [0, 1, 2, 4, 3, 5, 6, 7]
  .map((bits) => unitKinds.filter((_, index) => bits & (1 << index)))
  .filter((kinds) => kinds.every((a) => kinds.every((b) => goTogether(a, b))))

/** The unit price of a line and how it comes about: list price, tier, agreement, member. The lowest holds. */
export function linePrice(line: LineFacts): LinePrice {
  const { price, quantity, agreementPrice, memberPercent } = line
  const tier = (line.priceTiers ?? [])
    .filter(({ minQty, price: lower }) => quantity >= minQty && compareWhole(lower, price) < 0)
    .reduce<{ minQty: number; price: Money } | undefined>(
      (best, one) => (best && compareWhole(best.price, one.price) <= 0 ? best : one),
      undefined,
    )
  const there: Record<UnitKind, boolean> = {
    tier: tier !== undefined,
    agreement: agreementPrice !== undefined,
    member: memberPercent !== undefined && memberPercent < 100,
  }
  const afterOf = (kind: UnitKind, unit: Money): Money => {
    if (kind === 'tier') return tier!.price
    if (kind === 'agreement') return agreementPrice!
    return amountOf(rounded(centsIn(unit), Math.round(memberPercent! * 100), 10_000))
  }
  let best: { kinds: readonly UnitKind[]; unit: Money } = { kinds: [], unit: price }
  for (const kinds of chains) {
    if (!kinds.length || !kinds.every((kind) => there[kind])) continue
    let unit = price
    for (const kind of kinds) unit = afterOf(kind, unit)
    if (compareWhole(unit, best.unit) < 0) best = { kinds, unit }
  }

  const total = (unit: Money) => amountOf(lineCents(unit, quantity))
  const listAmount = total(price)
  const steps: PriceStep[] = [{ kind: 'list', before: listAmount, after: listAmount, unit: price }]
  let unit = price
  for (const kind of best.kinds) {
    const after = afterOf(kind, unit)
    steps.push({
      kind,
      before: total(unit),
      after: total(after),
      unit: after,
      ...(kind === 'tier' && { minQty: tier!.minQty }),
      ...(kind === 'member' && { percent: memberPercent }),
    })
    unit = after
  }
  const not = unitKinds
    .filter((kind) => there[kind] && !best.kinds.includes(kind))
    .map((kind): NotApplied => ({ kind, why: 'lowerPrice' }))
  return { unit, listAmount, amount: total(unit), steps, not, more: moreOf(line, unit) }
}

function moreOf(line: LineFacts, unit: Money): LinePrice['more'] {
  if (!line.priceTiers?.length) return undefined
  const next = priceSteps(line).find(
    ({ minQty, price }) => minQty > line.quantity && compareWhole(price, unit) < 0,
  )
  if (!next) return undefined
  const member = line.memberPercent === undefined ? next.price : linePrice({ ...line, priceTiers: line.priceTiers, quantity: next.minQty }).unit
  return compareWhole(member, unit) < 0 ? { pieces: next.minQty - line.quantity, unit: member } : undefined
}

export const stepCents = ({ before, after }: PriceStep): Cents => centsIn(before) - centsIn(after)
