import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { memberPrice } from './memberPrice.ts'
import { goTogether } from './together.ts'

type Tier = { minQty: number; price: Money }
/** What may change the price of one piece. */
export type UnitFacts = {
  price: Money
  priceTiers?: readonly Tier[] | undefined
  agreementPrice?: Money | undefined
  /** From how many pieces on the agreed price holds. */
  agreementMinQty?: number | undefined
  quotePrice?: Money | undefined
  /** Percent that a member pays: 95 is 5 % off. */
  memberPercent?: number | undefined
}

export const unitKinds = ['tier', 'agreement', 'member', 'quote'] as const
type UnitKind = (typeof unitKinds)[number]
/** Every set of unit prices that may stand together, fewest first. */
const chains: readonly (readonly UnitKind[])[] = [0, 1, 2, 4, 8, 3, 5, 6, 7]
  .map((bits) => unitKinds.filter((_, index) => bits & (1 << index)))
  .filter((kinds) => kinds.every((a) => kinds.every((b) => goTogether(a, b))))

/** The lowest of the unit prices that may be had at a quantity, and the kinds that make it. */
export function bestUnit(line: UnitFacts, quantity: number) {
  const { price, priceTiers = [], agreementPrice, memberPercent, quotePrice } = line
  let tier: Tier | undefined
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

/** Whether the buyer has an agreed price that holds for so many pieces. */
function isAgreed<S extends Pick<UnitFacts, 'agreementPrice' | 'agreementMinQty'>>(
  sku: S,
  quantity: number,
): sku is S & { agreementPrice: Money } {
  return sku.agreementPrice !== undefined && quantity >= (sku.agreementMinQty ?? 1)
}
