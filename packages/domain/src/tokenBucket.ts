/** A rate limit: the size of a burst, and the refill per second. */
export type TokenBucket = { burst: number; perSecond: number }

/**
 * Creates the rate limit of one client. The returned function takes the time in epoch milliseconds, and returns whether
 * one more request is allowed.
 */
export function createTokenBucket({ burst, perSecond }: TokenBucket, now: number): (now: number) => boolean {
  let [left, then] = [burst, now]
  return (at) => {
    left = Math.min(burst, left + (Math.max(0, at - then) / 1000) * perSecond)
    then = at
    if (left < 1) return false
    left--
    return true
  }
}
