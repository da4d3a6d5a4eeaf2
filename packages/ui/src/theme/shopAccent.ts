import { contrast } from './contrast.ts'
import { grounds } from './grounds.css.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Rgb } from './oklch.ts'

export const accentRoles = ['action', 'actionHover', 'actionSoft', 'actionInk', 'onAction'] as const
export type AccentRole = (typeof accentRoles)[number]
export type AccentPalette = Readonly<Record<AccentRole, string>>

export type ShopAccent = {
  light: AccentPalette
  dark: AccentPalette
  /** Custom properties for a `style` attribute: they follow the theme by `light-dark()`. */
  style: Readonly<Record<`--mw-color-${AccentRole}`, string>>
  /**
   * Where the fill is not what was asked for, as it could not be seen or read: what was asked, and what stands instead.
   */
  changes: readonly { theme: 'light' | 'dark'; from: string; to: string }[]
}

/** 4.5 and 3, with a hair more for the rounding to hexadecimals. */
const TEXT = 4.51
const CONTROL = 3.01
const white: Rgb = [1, 1, 1]

/**
 * The colours of the action out of one colour that a merchant chose. Text on them is read at 4.5 to 1 or more, and the
 * fill is seen at 3 to 1, in light and in dark: where the colour does not do, it moves in lightness (OKLCH), as little
 * as it takes. Understands `#rgb`, `#rrggbb`, both with alpha, which is left out, and `rgb(r, g, b)`; for anything else
 * the answer is `undefined`. What comes out holds nothing but hexadecimal colours, whatever went in.
 */
export function shopAccent(color: unknown): ShopAccent | undefined {
  const chosen = parse(color)
  if (!chosen) return undefined
  const [light, dark] = [paletteOf(chosen, 'light'), paletteOf(chosen, 'dark')]
  const style = Object.fromEntries(
    accentRoles.map((role) => [`--mw-color-${role}`, `light-dark(${light[role]}, ${dark[role]})`]),
  ) as ShopAccent['style']
  const changes = (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  )
    .filter(([, { action }]) => action !== hex(chosen))
    .map(([theme, { action }]) => ({ theme, from: hex(chosen), to: action }))
  return { light, dark, style, changes }
}

function paletteOf(chosen: Rgb, theme: 'light' | 'dark'): AccentPalette {
  const { canvas, surface, sunken, ink, inkMuted, price } = grounds[theme]
  const { lightness, chroma, hue } = toOklch(chosen)
  const plain = [canvas, surface, sunken]
  const seen = (fill: Rgb) => plain.every((ground) => contrast(fill, ground) >= CONTROL)
  const read = (text: Rgb, on: readonly Rgb[]) => on.every((ground) => contrast(text, ground) >= TEXT)
  const shade = (at: number) => (at === lightness ? chosen : fromOklch({ lightness: at, chroma, hue }))

  const soft = fromOklch(
    nearest(theme === 'light' ? 0.96 : 0.25, (at) => {
      const ground = fromOklch({ lightness: at, chroma: chroma / 5, hue })
      return [ink, inkMuted, price].every((text) => contrast(text, ground) >= TEXT)
        ? { lightness: at, chroma: chroma / 5, hue }
        : undefined
    }),
  )
  const fill = nearest(lightness, (at) => {
    const action = shade(at)
    if (!seen(action)) return undefined
    for (const step of theme === 'light' ? [-0.06, 0.06] : [0.06, -0.06]) {
      const actionHover = fromOklch({ lightness: Math.min(1, Math.max(0, at + step)), chroma, hue })
      const onAction = [white, grounds.light.ink].find((text) => read(text, [action, actionHover]))
      if (onAction && seen(actionHover) && hex(actionHover) !== hex(action)) return { action, actionHover, onAction }
    }
    return undefined
  })
  const actionInk = nearest(lightness, (at) => (read(shade(at), [...plain, soft]) ? shade(at) : undefined))
  return {
    action: hex(fill.action),
    actionHover: hex(fill.actionHover),
    actionSoft: hex(soft),
    actionInk: hex(actionInk),
    onAction: hex(fill.onAction),
  }
}

/** The first that fits, going from a lightness in both directions. */
function nearest<Found>(from: number, fit: (lightness: number) => Found | undefined): Found {
  for (let away = 0; away <= 1; away += 0.005) {
    for (const lightness of away ? [from - away, from + away] : [from]) {
      const found = lightness >= 0 && lightness <= 1 ? fit(lightness) : undefined
      if (found) return found
    }
  }
  throw new RangeError('no lightness fits: the grounds of the theme leave none')
}

function parse(color: unknown): Rgb | undefined {
  if (typeof color !== 'string' || color.length > 64) return undefined
  const text = color.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/
    .exec(text)
    ?.slice(1)
    .map((digit) => digit + digit)
  const digits = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(text)?.slice(1)
  const parts =
    digits?.map((pair) => parseInt(pair, 16)) ??
    /^rgba?\( *(\d{1,3}) *[, ] *(\d{1,3}) *[, ] *(\d{1,3}) *(?:[,/] *[\d.]{1,8}%? *)?\)$/
      .exec(text)
      ?.slice(1)
      .map(Number)
  return parts?.every((part) => part <= 255) ? (parts.map((part) => part / 255) as unknown as Rgb) : undefined
}

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
