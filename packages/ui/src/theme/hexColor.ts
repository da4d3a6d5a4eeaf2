import type { Rgb } from './oklch.ts'

/** Parses `#rgb`, `#rrggbb`, both with an ignored alpha, and `rgb(r, g, b)`. Returns `undefined` for any other input. */
export function parseColor(color: unknown): Rgb | undefined {
  if (typeof color !== 'string' || color.length > 64) return undefined
  const text = color.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/
    .exec(text)
    ?.slice(1)
    .map((digit) => digit + digit)
  const digits = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(text)?.slice(1)
  const [red, green, blue] =
    digits?.map((pair) => parseInt(pair, 16)) ??
    /^rgba?\( *(\d{1,3}) *[, ] *(\d{1,3}) *[, ] *(\d{1,3}) *(?:[,/] *[\d.]{1,8}%? *)?\)$/
      .exec(text)
      ?.slice(1)
      .map(Number) ??
    []
  if (red === undefined || green === undefined || blue === undefined || Math.max(red, green, blue) > 255)
    return undefined
  return [red / 255, green / 255, blue / 255]
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
