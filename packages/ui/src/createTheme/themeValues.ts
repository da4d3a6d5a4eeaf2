import { parseColor } from '../theme/hexColor.ts'

export type BrandColorValues = {
  /** The colour of the one action, as `#rgb`, `#rrggbb` or `rgb(r, g, b)`. Prices take it too. */
  accent: string
  /** A grey whose tint the backgrounds, lines and texts take. Defaults to the kit's cool grey. */
  neutral?: string | undefined
  /** The colour of links, information and the focus ring. */
  link?: string | undefined
  /** The colour of success. */
  good?: string | undefined
  /** The colour of warnings. */
  warn?: string | undefined
  /** The colour of errors. */
  bad?: string | undefined
}

export const radiusParts = ['button', 'field', 'checkbox', 'tag', 'panel', 'dialog'] as const
export type RadiusPart = (typeof radiusParts)[number]

export type ThemeValues = BrandColorValues & {
  /** Colours that differ in dark. By default dark has the same hues, as light as its contrast needs. */
  dark?: Partial<BrandColorValues> | undefined
  /**
   * The radius of corners in pixels, from 0 to 24: half of it for small parts, twice for dialogs. As an object also by
   * part, from 0 to 999. @default 4
   */
  radius?: number | ({ base?: number } & Partial<Record<RadiusPart, number>>) | undefined
  /** The font families, the preferred one first. The kit's own fonts follow. A font file is the host's to load. */
  font?: string | readonly string[] | undefined
  /** The height of controls and rows. @default 'regular' */
  density?: 'compact' | 'regular' | 'roomy' | undefined
  /** The widths of `Container` in pixels, from 320 to 3840. */
  container?: { narrow?: number; wide?: number } | undefined
}

const colors = ['accent', 'neutral', 'link', 'good', 'warn', 'bad'] as const
const known = new Set<string>([...colors, 'dark', 'radius', 'font', 'density', 'container'])

/** Returns a message for each impossible value. */
export function problemsOf(values: ThemeValues): string[] {
  return [
    ...Object.keys(values)
      .filter((key) => !known.has(key))
      .map((key) =>
        key === 'breakpoints'
          ? 'Breakpoints are part of the stylesheet, because media queries cannot read custom properties. Use sheetWithBreakpoints.'
          : `"${key}" is no value of a theme. The values are ${[...known].join(', ')}.`,
      ),
    ...(values.accent === undefined ? ['accent is missing. It is the colour of the one action.'] : []),
    ...colorProblems(values, ''),
    ...colorProblems(values.dark ?? {}, 'dark.'),
    ...radiusProblems(values.radius),
    ...[values.font ?? []]
      .flat()
      .filter((name) => !/^[\p{L}\p{N}_-][\p{L}\p{N} _-]*$/u.test(name))
      .map((name) => `font ${JSON.stringify(name)} is not a family name. Write the name without quotes or commas.`),
    ...(values.density === undefined || ['compact', 'regular', 'roomy'].includes(values.density)
      ? []
      : [`density ${JSON.stringify(values.density)} is not compact, regular or roomy.`]),
    ...containerProblems(values.container),
  ]
}

function colorProblems(values: Partial<BrandColorValues>, prefix: string): string[] {
  return colors
    .filter((role) => values[role] !== undefined && !parseColor(values[role]))
    .map(
      (role) =>
        `${prefix}${role} ${JSON.stringify(values[role])} is not a colour. Write #rgb, #rrggbb or rgb(r, g, b).`,
    )
}

function radiusProblems(radius: ThemeValues['radius']): string[] {
  if (radius === undefined) return []
  const sizes: Record<string, number> = typeof radius === 'number' ? { base: radius } : radius
  return Object.entries(sizes).flatMap(([part, size]) => {
    const most = part === 'base' ? 24 : 999
    if (part !== 'base' && !radiusParts.some((name) => name === part))
      return [`radius.${part} is no part. The parts are base, ${radiusParts.join(', ')}.`]
    return isBetween(size, 0, most)
      ? []
      : [`radius.${part} ${String(size)} is not a number of pixels from 0 to ${most}.`]
  })
}

function containerProblems({ narrow = 720, wide = 1440 }: NonNullable<ThemeValues['container']> = {}): string[] {
  const wrong = Object.entries({ narrow, wide }).filter(([, size]) => !isBetween(size, 320, 3840))
  if (wrong.length)
    return wrong.map(([name, size]) => `container.${name} ${String(size)} is not a number of pixels from 320 to 3840.`)
  return narrow > wide ? [`container.narrow ${narrow} is wider than container.wide ${wide}.`] : []
}

function isBetween(size: unknown, least: number, most: number): boolean {
  return typeof size === 'number' && size >= least && size <= most
}
