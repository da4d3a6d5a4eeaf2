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
  /** The custom properties for a `style` attribute. `light-dark()` makes them follow the theme. */
  style: Readonly<Record<`--mw-color-${AccentRole}`, string>>
  /** The corrections of the fill for contrast: the requested and the resulting colour. */
  changes: readonly { theme: 'light' | 'dark'; from: string; to: string }[]
}

/** The WCAG ratios 4.5 and 3, with a margin for rounding to hexadecimal. */
const TEXT = 4.51
const CONTROL = 3.01
const white: Rgb = [1, 1, 1]

/**
 * Derives the action colours from one colour that a merchant chose. Text on them has a contrast of at least 4.5 and the
 * fill at least 3, in light and dark. A colour that falls short changes in lightness (OKLCH) as little as necessary.
 * Accepts `#rgb`, `#rrggbb`, both with an ignored alpha, and `rgb(r, g, b)`; returns `undefined` for any other input.
 * The output contains only hexadecimal colours, so it is safe for any input.
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

/** Returns the first match, searching from a lightness in both directions. */
function nearest<Found>(from: number, fit: (lightness: number) => Found | undefined): Found {
  for (let away = 0; away <= 1; away += 0.005) {
    for (const lightness of away ? [from - away, from + away] : [from]) {
      const found = lightness >= 0 && lightness <= 1 ? fit(lightness) : undefined
      if (found) return found
    }
  }
  throw new RangeError('no lightness of this colour has enough contrast on the backgrounds of the theme')
}

function parse(color: unknown): Rgb | undefined {
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

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
