import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'

export type OwnPrices = {
  /** Everybody's price. */
  price: Money
  /** What was agreed with the buyer. */
  agreementPrice?: Money | undefined
  /** What the buyer pays as a member (`memberPrice`). */
  memberPrice?: Money | undefined
}
export type ShownPrice = { amount: Money; kind: 'list' | 'agreement' | 'member' }

/**
 * The price that a card puts first for one buyer, and whose it is: the lowest of everybody's, the agreed and the
 * member's. Of equal ones the agreed price speaks, as its terms stand beside it. Lists narrow, sort and count by it.
 */
export function shownPrice({ price, agreementPrice, memberPrice }: OwnPrices): ShownPrice {
  const own: (ShownPrice | undefined)[] = [
    agreementPrice === undefined ? undefined : { amount: agreementPrice, kind: 'agreement' },
    { amount: price, kind: 'list' },
    memberPrice === undefined ? undefined : { amount: memberPrice, kind: 'member' },
  ]
  return own.reduce<ShownPrice>(
    (best, one) => (one && compareWhole(one.amount, best.amount) < 0 ? one : best),
    own[0] ?? own[1]!,
  )
}
