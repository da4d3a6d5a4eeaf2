import { arrivalOf } from '@millwright/domain/delivery/transit'
import type { Transit } from '@millwright/domain/delivery/transit'
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
  /** The days on the road to `place`, and the moment from which they and the lead time count. */
  transit?: Transit & { now: number }
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

/** Returns the amount from which the shop delivers free of charge, unless the goods already reach it. */
export function freeFromOf({ rule }: DetailFreight, { free }: { free: boolean }): Money | undefined {
  return free ? undefined : rule?.freeFrom
}

/** Returns the days on which a SKU arrives. Undefined if it is sold out, or its lead time or the address is unknown. */
export function arrivalShown(
  freight: DetailFreight | undefined,
  { stocks, leadDays }: { stocks?: number | undefined; leadDays?: number | undefined },
): { from: number; to: number } | undefined {
  if (!freight?.transit || stocks === 0 || leadDays === undefined) return undefined
  return arrivalOf(freight.transit, leadDays, freight.transit.now)
}
