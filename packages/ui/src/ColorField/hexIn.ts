import { hexOf, parseColor } from '../theme/hexColor.ts'

/**
 * Reads a typed colour as `#rrggbb`: `#1B5E9E`, `1b5e9e`, `#15e`, `rgb(27, 94, 158)`, also in full width. Returns
 * undefined for other text, and for a colour with an alpha, which would be lost.
 */
export function hexIn(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (/^#?(?:[\da-f]{4}|[\da-f]{8})$|^rgba/i.test(text)) return undefined
  const color = parseColor(/^[\da-f]{3}(?:[\da-f]{3})?$/i.test(text) ? `#${text}` : text)
  return color && hexOf(color)
}
