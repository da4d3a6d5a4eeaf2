import type { Money } from '@millwright/domain/money/money'
import { freightFee } from '@millwright/domain/price/freight'
import type { FreightRule } from '@millwright/domain/price/freight'

export type DetailFreight = {
  /** The server's freight for the cheapest minimum order, shown if the server gives no `rule`. */
  amount: Money
  rule?: FreightRule | undefined
  /** Whether the buyer's member level has free freight in this shop. */
  byLevel?: boolean
  place?: string
}

/** Returns the freight for goods of the given amount, equal to the checkout's. */
export function freightShown(
  { amount, rule, byLevel = false }: DetailFreight,
  goods: Money,
): { amount: Money; free: boolean; byLevel: boolean } {
  const own = rule ? freightFee(rule, goods) : amount
  const free = Number(own) === 0
  return { amount: own, free: free || byLevel, byLevel: !free && byLevel }
}
