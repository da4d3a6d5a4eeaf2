import { formatNumber } from './format.ts'

/** Returns the decimal separator: `.`, or `,` in German. */
export function decimalMark(language: string): string {
  return formatNumber(language, 0.5).charAt(1)
}
