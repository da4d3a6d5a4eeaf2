/** How figures read in each language. Amounts come as decimal text and stay text: no float touches them. */
const tags = { zh: 'zh-CN', en: 'en' } as const
type Locale = keyof typeof tags
// Made once: making one takes longer than drawing a card.
const figures = { zh: new Intl.NumberFormat(tags.zh), en: new Intl.NumberFormat(tags.en) }

/** The parts of a price, for `Money` to set in three sizes: sign and symbol, grouped integer, two decimals. */
export function moneyParts(amount: string): { sign: '' | '-'; symbol: '¥'; integer: string; decimals: string } {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.')
  const decimals = places.padEnd(2, '0').replace(/0+$/, '').padEnd(2, '0')
  return {
    sign: amount.startsWith('-') ? '-' : '',
    symbol: '¥',
    integer: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    decimals,
  }
}

/** `¥1,234.50`, the same in both languages. */
export function formatMoney(amount: string): string {
  const { sign, symbol, integer, decimals } = moneyParts(amount)
  return `${sign}${symbol}${integer}.${decimals}`
}

/**
 * The word for so many: `1 box`, `12 boxes`, `12 m`. Merchants name units; symbols and what is no plain English word
 * stay.
 */
export function unitOf(locale: Locale, count: number, unit: string): string {
  if (locale === 'zh' || count === 1 || !/^(pc|[a-z]{2,}[a-rt-z])$/.test(unit) || /^(each|dozen)$/.test(unit))
    return unit
  return unit + (/(x|ch|sh)$/.test(unit) ? 'es' : 's')
}

export function formatNumber(locale: Locale, value: number): string {
  return figures[locale].format(value)
}

const days = {
  zh: new Intl.DateTimeFormat(tags.zh, { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat(tags.en, { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' }),
}

/** `11月24日`, `Nov 24`: a moment's day in the mall's time zone; epoch milliseconds. */
export function formatDay(locale: Locale, time: number): string {
  return days[locale].format(time)
}

/** A server's local date as people write it: `2026-11-21 09:30` in both languages, unambiguous in each. */
export function formatDate(text: string): string {
  return text.slice(0, 16)
}

/** Of percent that are paid: a Chinese price tag says the tenths that are left, an English one what is off. */
export function rateOf(percentPaid: number, locale: Locale): string {
  return String(Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2)))
}
