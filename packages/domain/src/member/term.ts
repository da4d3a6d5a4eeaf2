import { keysOf } from '../table.ts'

const CHINA = 8 * 3_600_000
const DAY = 86_400_000

/** The `termType` of each unit of time in the API (api.md O). A season is a quarter. */
export const termTypes = { day: 1, week: 2, month: 3, season: 4, year: 5 } as const
export type TermWord = keyof typeof termTypes

export function termWord(termType: number): TermWord | undefined {
  return keysOf(termTypes).find((word) => termTypes[word] === termType)
}

/**
 * Returns the end of a term that begins at `from`, in epoch milliseconds: the same time of day in China, limited to the
 * last day of a shorter month.
 */
export function termEnd(from: number, { term, termType }: { term: number; termType: number }): number {
  if (termType === termTypes.day) return from + term * DAY
  if (termType === termTypes.week) return from + 7 * term * DAY
  const months = term * (termType === termTypes.year ? 12 : termType === termTypes.season ? 3 : 1)
  const start = new Date(from + CHINA)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(start.getUTCDate(), last))
  return day + ((from + CHINA) % DAY) - CHINA
}
