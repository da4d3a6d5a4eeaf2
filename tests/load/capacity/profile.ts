/** A page or task that people arrive for, and its share of all arrivals in percent. */
export type Arrival = { name: string; share: number; who: 'visitor' | 'buyer' }

/**
 * The load profile of a business mall: seven of ten arrivals are visitors, most of them at products and lists that few
 * others request, and one arrival in fifty is a whole checkout.
 */
export const profile = [
  { name: 'home', share: 6, who: 'visitor' },
  { name: 'list', share: 14, who: 'visitor' },
  { name: 'narrowed list', share: 8, who: 'visitor' },
  { name: 'search', share: 12, who: 'visitor' },
  { name: 'product', share: 30, who: 'visitor' },
  { name: 'buyer: list', share: 6, who: 'buyer' },
  { name: 'buyer: product', share: 12, who: 'buyer' },
  { name: 'buyer: cart', share: 5, who: 'buyer' },
  { name: 'buyer: orders', share: 5, who: 'buyer' },
  { name: 'checkout', share: 2, who: 'buyer' },
] as const satisfies readonly Arrival[]

export type ArrivalName = (typeof profile)[number]['name']

/** The seconds that a person looks at a page before the next one. */
export const THINK_SECONDS = 20

/** Draws an arrival by its share. `chance` is from 0 up to, but not including, 1. */
export function arrivalAt(chance: number): ArrivalName {
  let left = chance * profile.reduce((sum, { share }) => sum + share, 0)
  for (const { name, share } of profile) {
    left -= share
    if (left < 0) return name
  }
  return profile[0].name
}
