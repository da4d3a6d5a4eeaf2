import type { Money } from '@millwright/domain/money/money'
import { freightFee } from '@millwright/domain/price/freight'
import type { FreightRule } from '@millwright/domain/price/freight'

export type DetailFreight = {
  /** Of the cheapest smallest order, as the server says; what is shown where the server names no `rule`. */
  amount: Money
  rule?: FreightRule | undefined
  /** The buyer's member level has this shop's goods carried for nothing. */
  byLevel?: boolean
  place?: string
}

/** What the page says of freight for goods of that amount: what the checkout will ask. */
export function freightShown(
  { amount, rule, byLevel = false }: DetailFreight,
  goods: Money,
): { amount: Money; free: boolean; byLevel: boolean } {
  const own = rule ? freightFee(rule, goods) : amount
  const free = Number(own) === 0
  return { amount: own, free: free || byLevel, byLevel: !free && byLevel }
}
