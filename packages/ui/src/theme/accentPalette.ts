import { contrast } from './contrast.ts'
import { hexOf } from './hexColor.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Rgb } from './oklch.ts'

export type AccentPalette = Readonly<Record<'action' | 'actionHover' | 'actionSoft' | 'actionInk' | 'onAction', string>>
type Grounds = Record<'canvas' | 'surface' | 'sunken' | 'ink' | 'inkMuted', Rgb> & { price?: Rgb }

/** The WCAG ratios 4.5 and 3, with a margin for rounding to hexadecimal. */
export const TEXT = 4.51
export const CONTROL = 3.01
const white: Rgb = [1, 1, 1]

/** Derives the action colours from one colour, on the grounds of a theme. `dark` is the text colour for pale fills. */
export function accentPalette(chosen: Rgb, theme: 'light' | 'dark', grounds: Grounds, dark: Rgb): AccentPalette {
  const { canvas, surface, sunken, ink, inkMuted, price } = grounds
  const { lightness, chroma, hue } = toOklch(chosen)
  const plain = [canvas, surface, sunken]
  const seen = (fill: Rgb) => plain.every((ground) => contrast(fill, ground) >= CONTROL)
  const read = (text: Rgb, on: readonly Rgb[]) => on.every((ground) => contrast(text, ground) >= TEXT)
  const shade = (at: number) => (at === lightness ? chosen : fromOklch({ lightness: at, chroma, hue }))

  const soft = fromOklch(
    nearest(theme === 'light' ? 0.96 : 0.25, (at) => {
      const ground = fromOklch({ lightness: at, chroma: chroma / 5, hue })
      return [ink, inkMuted, ...(price ? [price] : [])].every((text) => contrast(text, ground) >= TEXT)
        ? { lightness: at, chroma: chroma / 5, hue }
        : undefined
    }),
  )
  const fill = nearest(lightness, (at) => {
    const action = shade(at)
    if (!seen(action)) return undefined
    for (const step of theme === 'light' ? [-0.06, 0.06] : [0.06, -0.06]) {
      const actionHover = fromOklch({ lightness: Math.min(1, Math.max(0, at + step)), chroma, hue })
      const onAction = [white, dark].find((text) => read(text, [action, actionHover]))
      if (onAction && seen(actionHover) && hexOf(actionHover) !== hexOf(action))
        return { action, actionHover, onAction }
    }
    return undefined
  })
  const actionInk = nearest(lightness, (at) => (read(shade(at), [...plain, soft]) ? shade(at) : undefined))
  return {
    action: hexOf(fill.action),
    actionHover: hexOf(fill.actionHover),
    actionSoft: hexOf(soft),
    actionInk: hexOf(actionInk),
    onAction: hexOf(fill.onAction),
  }
}

/** Returns the first match, searching from a lightness in both directions. */
export function nearest<Found>(from: number, fit: (lightness: number) => Found | undefined): Found {
  for (let away = 0; away <= 1; away += 0.005) {
    for (const lightness of away ? [from - away, from + away] : [from]) {
      const found = lightness >= 0 && lightness <= 1 ? fit(lightness) : undefined
      if (found) return found
    }
  }
  throw new RangeError('no lightness of this colour has enough contrast on the backgrounds of the theme')
}
