import { isKitLanguage } from './language.ts'
import { memoizeByLanguage } from './memoizeByLanguage.ts'

const days = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
)

/** Formats a moment (epoch milliseconds) as a day in the mall's time zone: `11月24日`, `Nov 24`, `24. Nov.` */
export function formatDay(language: string, time: number): string {
  return days(language).format(time)
}

/**
 * Formats a server's local date, with the time if the text has one: `2026-11-21 09:30` in the kit's two languages,
 * `21.11.2026, 09:30` in German.
 */
export function formatDate(language: string, text: string): string {
  return writeDate(language, text, 0)
}

/** Formats a near date without its year: `11-21 09:30`, `21.11., 09:30` in German. */
export function formatNear(language: string, text: string): string {
  return writeDate(language, text, 5)
}

function writeDate(language: string, text: string, from: 0 | 5): string {
  const [, date, time = ''] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(text) ?? []
  if (isKitLanguage(language) || !date) return text.slice(from, 16)
  return dates(language, from + time.charAt(2)).format(Date.parse(`${date}T${time || '00:00'}Z`))
}

/** Date formats. `kind` begins with `0` to show the year, and ends with `:` to show the time. */
const dates = memoizeByLanguage(
  (language, kind = '') =>
    new Intl.DateTimeFormat(language, {
      day: '2-digit',
      month: '2-digit',
      ...(kind.startsWith('0') && { year: 'numeric' }),
      ...(kind.endsWith(':') && { hour: '2-digit', minute: '2-digit' }),
      timeZone: 'UTC',
    }),
)
