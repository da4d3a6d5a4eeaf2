/** A colour as red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

/**
 * A colour in OKLCH: perceived lightness from 0 to 1, chroma from 0 to about 0.37, hue in radians (Björn Ottosson,
 * 2020).
 */
export type Oklch = { lightness: number; chroma: number; hue: number }

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [decoded(rgb[0]), decoded(rgb[1]), decoded(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

/** Returns the nearest sRGB colour. Reduces the chroma if necessary, never lightness or hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  let [low, high] = [0, chroma]
  if (inGamut(linear(lightness, chroma, hue))) low = chroma
  else
    for (let i = 0; i < 16; i++) {
      const middle = (low + high) / 2
      if (inGamut(linear(lightness, middle, hue))) low = middle
      else high = middle
    }
  const [r, g, b] = linear(lightness, low, hue)
  return [encoded(r), encoded(g), encoded(b)]
}

/** Converts an sRGB channel to linear light. */
function decoded(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Converts linear light to an sRGB channel, rounded to a multiple of 1/255. */
function encoded(light: number): number {
  const held = Math.min(1, Math.max(0, light))
  return Math.round((held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055) * 255) / 255
}

function linear(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function inGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0001 && part <= 1.0001)
}
