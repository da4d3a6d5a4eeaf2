import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'
import { memberPrice } from './memberPrice.ts'
import { canCombine } from './stepKinds.ts'

type Tier = { minQty: number; price: Money }
/** The facts that may change the price of one piece. */
export type UnitFacts = {
  price: Money
  priceTiers?: readonly Tier[] | undefined
  agreementPrice?: Money | undefined
  agreementMinQty?: number | undefined
  quotePrice?: Money | undefined
  /** The percentage that a member pays: 95 is 5 % off. */
  memberPercent?: number | undefined
}

export const unitKinds = ['tier', 'agreement', 'member', 'quote'] as const
type UnitKind = (typeof unitKinds)[number]
/** Every valid combination of unit prices, smallest first. */
const chains: readonly (readonly UnitKind[])[] = [0, 1, 2, 4, 8, 3, 5, 6, 7]
  .map((bits) => unitKinds.filter((_, index) => bits & (1 << index)))
  .filter((kinds) => kinds.every((a) => kinds.every((b) => canCombine(a, b))))

/** Returns the lowest unit price at a quantity and the kinds of price that produce it. */
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

/** Returns whether the buyer has an agreed price that applies at the quantity. */
function isAgreed<S extends Pick<UnitFacts, 'agreementPrice' | 'agreementMinQty'>>(
  sku: S,
  quantity: number,
): sku is S & { agreementPrice: Money } {
  return sku.agreementPrice !== undefined && quantity >= (sku.agreementMinQty ?? 1)
}
