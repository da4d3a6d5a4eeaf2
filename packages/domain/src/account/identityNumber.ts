const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

export type IdentityNumberProblem = 'empty' | 'length' | 'character' | 'birthday' | 'check'

/**
 * Reads a typed number of a mainland identity card (GB 11643-1999). Spaces, dashes, full-width letters and a small x
 * are accepted. The birthday must be a calendar day not after `now` (epoch milliseconds).
 */
export function readIdentityNumber(raw: string, now: number): { number: string } | { problem: IdentityNumberProblem } {
  const number = raw.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  if (!number) return { problem: 'empty' }
  if (!/^[\dX]*$/.test(number)) return { problem: 'character' }
  if (number.length !== WEIGHTS.length + 1) return { problem: 'length' }
  if (!/^\d{17}/.test(number)) return { problem: 'character' }
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const born = new Date(`${day}T00:00:00+08:00`).getTime()
  if (Number.isNaN(born) || born > now || !isDay(day) || number.slice(6, 8) < '19') return { problem: 'birthday' }
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return number.at(-1) === CHECKS[sum % 11] ? { number } : { problem: 'check' }
}

/** Returns whether a day exists in the calendar. `Date` reads 31 February as a day in March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
