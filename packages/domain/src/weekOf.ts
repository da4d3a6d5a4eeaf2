const DAY = 86_400_000
/** The mall's clock is China's, which knows no summer time. */
const AHEAD = 8 * 3_600_000
/** 1970 began on a Thursday. */
const MONDAY = 3 * DAY

/** The week of a moment, Monday to Monday in China: its first moment and the first one after it, epoch milliseconds. */
export function weekOf(now: number): { start: number; end: number } {
  const start = Math.floor((now + AHEAD + MONDAY) / (7 * DAY)) * 7 * DAY - MONDAY - AHEAD
  return { start, end: start + 7 * DAY }
}
