import type { Locale } from '../locale.ts'

/**
 * Returns the unit for a count: `1 box`, `12 boxes`, `12 m`. Merchants name units in Chinese or English. Only plain
 * English words get a plural; symbols and Chinese are unchanged.
 */
export function unitOf(locale: Locale, count: number, unit: string): string {
  if (locale === 'zh' || count === 1 || !/^(pc|[a-z]{2,}[a-rt-z])$/.test(unit) || /^(each|dozen)$/.test(unit))
    return unit
  return unit + (/(x|ch|sh)$/.test(unit) ? 'es' : 's')
}

/**
 * Returns the pieces of all lines with their unit: `12 boxes`. `write` writes the number in the reader's language.
 * Returns `undefined` if the lines have several units, whose counts do not add up.
 */
export function piecesOf(
  locale: Locale,
  lines: readonly { prodCount: number; unit?: string | undefined }[],
  write: (count: number) => string,
): string | undefined {
  const [unit, ...others] = new Set(lines.map((line) => line.unit))
  if (!unit || others.length) return undefined
  const count = lines.reduce((sum, { prodCount }) => sum + prodCount, 0)
  return `${write(count)} ${unitOf(locale, count, unit)}`
}
