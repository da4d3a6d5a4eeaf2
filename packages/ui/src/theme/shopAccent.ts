import { accentPalette } from './accentPalette.ts'
import type { AccentPalette } from './accentPalette.ts'
import { grounds } from './grounds.css.ts'
import { hexOf, parseColor } from './hexColor.ts'

export type { AccentPalette }

export const accentRoles = ['action', 'actionHover', 'actionSoft', 'actionInk', 'onAction'] as const
export type AccentRole = (typeof accentRoles)[number]

export type ShopAccent = {
  light: AccentPalette
  dark: AccentPalette
  /** The custom properties for a `style` attribute. `light-dark()` makes them follow the theme. */
  style: Readonly<Record<`--mw-color-${AccentRole}`, string>>
  /** The corrections of the fill for contrast: the requested and the resulting colour. */
  changes: readonly { theme: 'light' | 'dark'; from: string; to: string }[]
}

/**
 * Derives the action colours from one colour that a merchant chose. Text on them has a contrast of at least 4.5 and the
 * fill at least 3, in light and dark. A colour that falls short changes in lightness (OKLCH) as little as necessary.
 * Accepts `#rgb`, `#rrggbb`, both with an ignored alpha, and `rgb(r, g, b)`; returns `undefined` for any other input.
 * The output contains only hexadecimal colours, so it is safe for any input.
 */
export function shopAccent(color: unknown): ShopAccent | undefined {
  const chosen = parseColor(color)
  if (!chosen) return undefined
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    accentPalette(chosen, theme, grounds[theme], grounds.light.ink),
  ) as [AccentPalette, AccentPalette]
  const style = Object.fromEntries(
    accentRoles.map((role) => [`--mw-color-${role}`, `light-dark(${light[role]}, ${dark[role]})`]),
  ) as ShopAccent['style']
  const changes = (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  )
    .filter(([, { action }]) => action !== hexOf(chosen))
    .map(([theme, { action }]) => ({ theme, from: hexOf(chosen), to: action }))
  return { light, dark, style, changes }
}
