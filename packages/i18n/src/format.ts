import { isOurs } from './language.ts'

/** How figures, days and lists read in a language, by its tag: `useLanguage()`. */
// Formats are made once: making one takes longer than drawing a card.
function once<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

const figures = once((language) => new Intl.NumberFormat(language))

/** `12,345`, `12.345` in German. */
export function formatNumber(language: string, value: number): string {
  return figures(language).format(value)
}

/** What stands before decimals: `.`, or `,` in German. */
export function decimalMark(language: string): string {
  return figures(language)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')!.value
}

const days = once(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
)

/** `11月24日`, `Nov 24`, `24. Nov.`: a moment's day in the mall's time zone; epoch milliseconds. */
export function formatDay(language: string, time: number): string {
  return days(language).format(time)
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
const dates = once((language) => new Intl.DateTimeFormat(language, day))
const moments = once((language) => new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }))

/**
 * A server's local date as people write it, with its time where the text has one: `2026-11-21 09:30` in our own two
 * languages, unambiguous in each; `21.11.2026, 09:30` in German.
 */
export function formatDate(language: string, text: string): string {
  const [, date, time] = dateParts(text)
  if (isOurs(language) || date === undefined) return text.slice(0, 16)
  return (time ? moments : dates)(language).format(Date.parse(`${date}T${time ?? '00:00'}Z`))
}

/**
 * How sentences name a currency: by its code, by its symbol, and as the unit that is counted. Chinese has a word for each:
 * 元 for the yuan.
 */
export function currencyWords(
  language: string,
  { code, symbol }: { code: string; symbol: string },
): { currency: string; symbol: string; unit: string } {
  const isYuan = code === 'CNY'
  if (!language.startsWith('zh'))
    return { currency: code, symbol: symbol.trim(), unit: isYuan && isOurs(language) ? 'yuan' : code }
  const unit = isYuan ? '元' : (new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code)
  return { currency: unit, symbol: isYuan ? unit : symbol.trim(), unit }
}

const soon = { day: '2-digit', month: '2-digit', timeZone: 'UTC' } as const
const soonDates = once((language) => new Intl.DateTimeFormat(language, soon))
const soonMoments = once(
  (language) => new Intl.DateTimeFormat(language, { ...soon, hour: '2-digit', minute: '2-digit' }),
)

/** The same without its year, for what is near: `11-21 09:30`, `21.11., 09:30` in German. */
export function formatNear(language: string, text: string): string {
  const [, date, time] = dateParts(text)
  if (isOurs(language) || date === undefined) return text.slice(5, 16)
  return (time ? soonMoments : soonDates)(language).format(Date.parse(`${date}T${time ?? '00:00'}Z`))
}

function dateParts(text: string): readonly (string | undefined)[] {
  return /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(text) ?? []
}

/** Several names in a row: `红、蓝`, `red, blue`. */
export function joinWords(language: string, words: readonly string[]): string {
  return words.join(/^(zh|ja)/.test(language) ? '、' : ', ')
}

/**
 * The word for so many: `1 box`, `12 boxes`, `12 m`. Merchants name units, in the mall's Chinese or its English; symbols
 * and what is no plain English word stay.
 */
export function unitOf(locale: 'zh' | 'en', count: number, unit: string): string {
  if (locale === 'zh' || count === 1 || !/^(pc|[a-z]{2,}[a-rt-z])$/.test(unit) || /^(each|dozen)$/.test(unit))
    return unit
  return unit + (/(x|ch|sh)$/.test(unit) ? 'es' : 's')
}

/** Of percent that are paid: a Chinese price tag says the tenths that are left, an English one what is off. */
export function rateOf(percentPaid: number, locale: 'zh' | 'en'): number {
  return Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2))
}
