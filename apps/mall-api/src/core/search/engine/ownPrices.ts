import { memberCents } from '@millwright/domain/price/memberPrice'

/** The highest price that is compared, in cents. */
const CENTS_MOST = 10_000_000_000

/** Returns the price that a member pays for a list price in yuan. */
export function memberYuan(price: number, percent: number | undefined): number {
  return percent === undefined ? price : Math.min(price, memberCents(Math.round(price * 100), percent) / 100)
}

/** Returns the list prices whose member price lies within the bounds, in yuan. */
export function listPriceBounds(percent: number | undefined, min: number, max: number): { min: number; max: number } {
  if (percent === undefined) return { min, max }
  const first = firstCents((cents) => memberYuan(cents / 100, percent) >= min)
  const past = firstCents((cents) => memberYuan(cents / 100, percent) > max)
  return {
    min: min === -Infinity ? min : first / 100,
    max: max === Infinity ? max : (past - 1) / 100,
  }
}

/** Returns the lowest price in cents for which `holds` is true. `holds` must also be true for all higher prices. */
function firstCents(holds: (cents: number) => boolean): number {
  let [from, to] = [0, CENTS_MOST]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
