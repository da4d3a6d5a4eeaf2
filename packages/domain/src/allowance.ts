/** A rate limit: the size of a burst, and the refill per second. */
export type Allowance = { most: number; perSecond: number }

/**
 * Opens one client's account of a rate limit. The returned function tells whether one more request is allowed at a time
 * (epoch milliseconds).
 */
export function openAllowance({ most, perSecond }: Allowance, now: number): (now: number) => boolean {
  let [left, then] = [most, now]
  return (at) => {
    left = Math.min(most, left + (Math.max(0, at - then) / 1000) * perSecond)
    then = at
    if (left < 1) return false
    left--
    return true
  }
}
