/** How much may be done in a burst, and how much of it grows back in a second. */
export type Allowance = { most: number; perSecond: number }

/** One spender's account of it: answers whether one more may be done now (epoch milliseconds). */
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
