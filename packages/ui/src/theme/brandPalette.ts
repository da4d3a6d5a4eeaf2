import { accentPalette, CONTROL, nearest, TEXT } from './accentPalette.ts'
import { contrast } from './contrast.ts'
import { hexOf, parseColor } from './hexColor.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Rgb } from './oklch.ts'
import { pairs, palettes } from './palettes.css.ts'
import type { ColorRole } from './palettes.css.ts'

export type Palette = Readonly<Record<ColorRole, string>>
/** The colours of a brand, parsed. */
export type BrandColors = { accent: Rgb } & Partial<Record<'neutral' | 'link' | 'good' | 'warn' | 'bad', Rgb>>

const greys = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'lineStrong',
  'ink',
  'inkMuted',
  'inkFaint',
  'inkGround',
  'onInk',
] as const
const signals = ['link', 'good', 'warn', 'bad'] as const
/** The chroma of the default greys where it is highest. A neutral colour with this chroma tints as much as they do. */
const GREY = 0.025
/** The strongest tint, as a multiple of the default: greys stay greys. */
const MOST = 2

/**
 * Derives all colours of a theme from a few. Each role keeps the lightness of the default theme as far as its contrast
 * allows; hue and chroma are the brand's.
 */
export function brandPalette(brand: BrandColors, theme: 'light' | 'dark'): Palette {
  const made = new Map<ColorRole, Rgb>(
    (Object.entries(palettes[theme]) as [ColorRole, string][]).map(([role, hex]) => [role, parseColor(hex)!]),
  )
  const of = (role: ColorRole) => made.get(role)!
  if (brand.neutral) for (const role of greys) made.set(role, tinted(of(role), brand.neutral))
  if (brand.neutral) made.set('paper', theme === 'light' ? of('surface') : tinted(of('paper'), brand.neutral))
  for (const role of ['ink', 'inkMuted', 'inkFaint', 'lineStrong', 'onInk'] as const) made.set(role, readable(role, of))

  const ink = theme === 'light' ? of('ink') : of('canvas')
  const { canvas, surface, sunken, inkMuted } = Object.fromEntries(made) as Record<ColorRole, Rgb>
  const grounds = { canvas, surface, sunken, ink: of('ink'), inkMuted }
  const accent = accentPalette(brand.accent, theme, grounds, ink)
  for (const [role, hex] of Object.entries(accent)) made.set(role as ColorRole, parseColor(hex)!)
  made.set('price', of('actionInk'))

  for (const role of signals) {
    const own = brand[role]
    if (own) {
      const { chroma, hue } = toOklch(own)
      const soft = toOklch(of(`${role}Soft`)).lightness
      made.set(`${role}Soft`, softOf(own, soft, of('ink')))
      made.set(role, fromOklch({ lightness: toOklch(own).lightness, chroma, hue }))
    }
    made.set(role, readable(role, of))
  }
  made.set('focus', of('link'))
  // Ink also stands on the soft grounds, which are known only now.
  for (const role of ['ink', 'inkMuted'] as const) made.set(role, readable(role, of))
  const scrim = palettes[theme].scrim
  return {
    ...(Object.fromEntries([...made].map(([role, rgb]) => [role, hexOf(rgb)])) as Palette),
    scrim,
  }
}

/** Returns a grey with the hue of the brand's neutral colour, and with more or less tint, as that colour has. */
function tinted(grey: Rgb, neutral: Rgb): Rgb {
  const { lightness, chroma } = toOklch(grey)
  const own = toOklch(neutral)
  return fromOklch({ lightness, chroma: chroma * Math.min(MOST, own.chroma / GREY), hue: own.hue })
}

function softOf(own: Rgb, from: number, ink: Rgb): Rgb {
  const { chroma, hue } = toOklch(own)
  return nearest(from, (lightness) => {
    const ground = fromOklch({ lightness, chroma: Math.min(chroma / 5, 0.04), hue })
    return contrast(ink, ground) >= TEXT ? ground : undefined
  })
}

/** Returns the colour of a role with the nearest lightness that contrasts with all grounds on which the role appears. */
function readable(role: ColorRole, of: (role: ColorRole) => Rgb): Rgb {
  const given = of(role)
  const { lightness, chroma, hue } = toOklch(given)
  const seen = (color: Rgb) =>
    (pairs.text[role] ?? []).every((ground) => contrast(color, of(ground)) >= TEXT) &&
    (pairs.control[role] ?? []).every((ground) => contrast(color, of(ground)) >= CONTROL)
  return nearest(lightness, (at) => {
    const color = at === lightness ? given : fromOklch({ lightness: at, chroma, hue })
    return seen(color) ? color : undefined
  })
}
