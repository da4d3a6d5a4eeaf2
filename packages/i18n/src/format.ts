import { memoizeByLanguage } from './memoizeByLanguage.ts'

const figures = memoizeByLanguage((language) => new Intl.NumberFormat(language))

/** Formats a number with grouping: `12,345`, `12.345` in German. */
export function formatNumber(language: string, value: number): string {
  return figures(language).format(value)
}

/**
 * Returns the unit for a count: `1 box`, `12 boxes`, `12 m`. Merchants name units in Chinese or English. Only plain
 * English words get a plural; symbols and Chinese are unchanged.
 */
export function unitOf(locale: 'zh' | 'en', count: number, unit: string): string {
  if (locale === 'zh' || count === 1 || !/^(pc|[a-z]{2,}[a-rt-z])$/.test(unit) || /^(each|dozen)$/.test(unit))
    return unit
  return unit + (/(x|ch|sh)$/.test(unit) ? 'es' : 's')
}

/**
 * Returns the pieces of all lines with their unit: `12 boxes`. Returns `undefined` if the lines have several units,
 * whose counts do not add up.
 */
export function piecesOf(
  language: string,
  locale: 'zh' | 'en',
  lines: readonly { prodCount: number; unit?: string | undefined }[],
): string | undefined {
  const [unit, ...others] = new Set(lines.map((line) => line.unit))
  if (!unit || others.length) return undefined
  const count = lines.reduce((sum, { prodCount }) => sum + prodCount, 0)
  return `${formatNumber(language, count)} ${unitOf(locale, count, unit)}`
}

/**
 * Converts the percentage to pay to the number on a price tag: the tenths to pay in Chinese (`8.8`), the discount in
 * English (`12`).
 */
export function discountFigure(percentPaid: number, locale: 'zh' | 'en'): number {
  return Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2))
}
