import { memoizeByLanguage } from './memoizeByLanguage.ts'

const figures = memoizeByLanguage((language) => new Intl.NumberFormat(language))

/** Formats a number with grouping: `12,345`, `12.345` in German. */
export function formatNumber(language: string, value: number): string {
  return figures(language).format(value)
}

/**
 * Converts the percentage to pay to the number on a price tag: the tenths to pay in Chinese (`8.8`), the discount in
 * English (`12`).
 */
export function discountFigure(percentPaid: number, locale: 'zh' | 'en'): number {
  return Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2))
}
