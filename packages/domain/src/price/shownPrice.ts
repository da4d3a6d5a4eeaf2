import type { Money } from '../money/money.ts'
import { compareWhole } from '../money/wholeMoney.ts'

export type OwnPrices = {
  /** The public price. */
  price: Money
  agreementPrice?: Money | undefined
  /** The buyer's price as a member (`memberPrice`). */
  memberPrice?: Money | undefined
}
export type ShownPrice = { amount: Money; kind: 'list' | 'agreement' | 'member' }

/**
 * Returns the main price of a card for one buyer and its kind: the lowest of public, agreed and member price. If the
 * agreed price equals another price, it is the main price, because its terms are shown beside it. Lists filter, sort
 * and count by this price.
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
