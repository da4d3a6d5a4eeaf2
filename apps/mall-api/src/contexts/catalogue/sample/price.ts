import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'

export type Tier = { minQty: number; price: Money }

/**
 * Rounds a price as price lists do: to cents below 10 yuan, tenths below 1000, whole yuan above. Returns an integer
 * number of cents, so that prices are never floats.
 */
export function cents(yuan: number): number {
  const raw = Math.max(6, yuan * 100)
  return raw < 1000 ? Math.round(raw) : raw < 100_000 ? Math.round(raw / 10) * 10 : Math.round(raw / 100) * 100
}

export const moneyOfCents = (amount: number): Money => money((amount / 100).toFixed(2))

/** Returns three falling quantity prices. Each quantity is a multiple of the minimum order quantity. */
export function tiersOf(base: number, minimum: number): Tier[] {
  const first = cents(base)
  const [second, third] = base >= 2000 ? [3, 10] : base >= 100 ? [5, 20] : minimum > 1 ? [10, 50] : [10, 100]
  const middle = Math.min(first - 1, cents(base * 0.95))
  const last = Math.min(middle - 1, cents(base * 0.89))
  return [
    { minQty: minimum, price: moneyOfCents(first) },
    { minQty: minimum * second, price: moneyOfCents(middle) },
    { minQty: minimum * third, price: moneyOfCents(last) },
  ]
}
