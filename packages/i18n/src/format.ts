import { once } from './once.ts'

const figures = once((language) => new Intl.NumberFormat(language))

/** Formats a number with grouping: `12,345`, `12.345` in German. */
export function formatNumber(language: string, value: number): string {
  return figures(language).format(value)
}

/**
 * Returns the unit for a count: `1 box`, `12 boxes`, `12 m`. Merchants name units in Chinese or English; symbols and
 * anything but plain English words are unchanged.
 */
export function unitOf(locale: 'zh' | 'en', count: number, unit: string): string {
  if (locale === 'zh' || count === 1 || !/^(pc|[a-z]{2,}[a-rt-z])$/.test(unit) || /^(each|dozen)$/.test(unit))
    return unit
  return unit + (/(x|ch|sh)$/.test(unit) ? 'es' : 's')
}

/** Formats the percentage to pay. Chinese price tags show the tenths that remain, English tags the discount. */
export function rateOf(percentPaid: number, locale: 'zh' | 'en'): number {
  return Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2))
}
