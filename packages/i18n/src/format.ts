import { once } from './once.ts'

const figures = once((language) => new Intl.NumberFormat(language))

/** `12,345`, `12.345` in German. */
export function formatNumber(language: string, value: number): string {
  return figures(language).format(value)
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
