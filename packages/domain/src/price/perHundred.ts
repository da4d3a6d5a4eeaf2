import type { Money } from '../money/money.ts'
import { compareWhole, totalOf } from '../money/wholeMoney.ts'

/** Below this price, in yuan, a cent is more than a twentieth of the price. */
const ROUGH = '0.20' as Money

/** Returns the price of a hundred pieces if a single piece costs so little that cents round it, otherwise undefined. */
export function perHundred(price: Money): Money | undefined {
  return compareWhole(price, ROUGH) < 0 ? totalOf([{ price, quantity: 100 }]) : undefined
}
