/** The servers of the mall4j family write China's local time without a zone: `2026-11-21 09:30:00`. */
const OFFSET = '+08:00'

/** Returns the epoch milliseconds of a server's date, or `undefined` if the text is not a date. */
export function readServerTime(text: string | undefined | null): number | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '')
  if (!parts) return undefined
  const time = Date.parse(`${parts[1]}T${parts[2]}${OFFSET}`)
  return Number.isNaN(time) ? undefined : time
}

export function writeServerTime(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns the remaining days, hours, minutes and seconds, or zeros after the end. */
export function timeLeft(
  until: number,
  now: number,
): { days: number; hours: number; minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
