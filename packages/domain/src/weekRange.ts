const DAY = 86_400_000
/** The mall's time zone is China's, without daylight saving time. */
const AHEAD = 8 * 3_600_000
/** 1970 began on a Thursday. */
const MONDAY = 3 * DAY

/**
 * Returns the week of a time, Monday to Monday in China: its start and the start of the next week, in epoch
 * milliseconds.
 */
export function weekRange(now: number): { start: number; end: number } {
  const start = Math.floor((now + AHEAD + MONDAY) / (7 * DAY)) * 7 * DAY - MONDAY - AHEAD
  return { start, end: start + 7 * DAY }
}
