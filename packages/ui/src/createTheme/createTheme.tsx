import { brandPalette } from '../theme/brandPalette.ts'
import type { BrandColors, Palette } from '../theme/brandPalette.ts'
import { parseColor, hexOf } from '../theme/hexColor.ts'
import { controls, fonts } from '../theme/palettes.css.ts'
import { sheetWithBreakpoints } from './sheetWithBreakpoints.ts'
import { problemsOf, radiusParts } from './themeValues.ts'
import type { BrandColorValues, RadiusPart, ThemeValues } from './themeValues.ts'

export { radiusParts, sheetWithBreakpoints }
export type { BrandColorValues, RadiusPart, ThemeValues }

type Property = `--mw-${string}`

export type BrandTheme = {
  /** All colours of the light theme, as hexadecimal text. */
  light: Palette
  /** All colours of the dark theme. */
  dark: Palette
  /**
   * The custom properties for `UiProvider accent={theme}` or a `style` attribute. `light-dark()` makes colours follow
   * the theme.
   */
  style: Readonly<Record<Property, string>>
  /** The colours whose lightness moved, because their contrast was too low: the given and the resulting colour. */
  changes: readonly { theme: 'light' | 'dark'; value: keyof BrandColorValues; from: string; to: string }[]
  /**
   * Returns the theme as CSS, for a file or a `<style>`: for the whole page, or for pages with `data-brand` if `brand`
   * names one. It follows `data-theme`, wins over the kit's sheet, whichever comes first, and loses to a host's `:root`.
   */
  css: (options?: { brand?: string }) => string
}

/**
 * Creates a brand in light and dark from about ten values. Texts have a contrast of at least 4.5 and controls 3 on all
 * grounds of the theme: a colour that falls short changes in lightness as little as necessary. Throws a TypeError that
 * lists all impossible values.
 */
export function createTheme(values: ThemeValues): BrandTheme {
  const problems = problemsOf(values)
  if (problems.length) throw new TypeError(`createTheme: ${problems.join('\n')}`)
  const own = { light: colorsOf(values), dark: colorsOf({ ...values, ...defined(values.dark) }) }
  const light = brandPalette(own.light, 'light')
  const dark = brandPalette(own.dark, 'dark')
  const shape = shapeOf(values)
  const roles = Object.keys(light) as (keyof Palette)[]
  return {
    light,
    dark,
    style: {
      ...Object.fromEntries(roles.map((role) => [`--mw-color-${role}`, `light-dark(${light[role]}, ${dark[role]})`])),
      ...shape,
      ...heightsOf(values),
    },
    changes: (['light', 'dark'] as const).flatMap((theme) => changesOf(own[theme], { light, dark }[theme], theme)),
    css: ({ brand } = {}) => cssOf({ light, dark, shape, heights: heightsOf(values) }, brand),
  }
}

const made = { accent: 'action', link: 'link', good: 'good', warn: 'warn', bad: 'bad' } as const

function changesOf(own: BrandColors, palette: Palette, theme: 'light' | 'dark'): BrandTheme['changes'] {
  return (Object.keys(made) as (keyof typeof made)[]).flatMap((value) => {
    const given = own[value]
    const to = palette[made[value]]
    return given && hexOf(given) !== to ? [{ theme, value, from: hexOf(given), to }] : []
  })
}

function colorsOf({ accent, neutral, link, good, warn, bad }: BrandColorValues): BrandColors {
  const parsed = Object.entries({ accent, neutral, link, good, warn, bad }).flatMap(([role, color]) =>
    color === undefined ? [] : [[role, parseColor(color)] as const],
  )
  return Object.fromEntries(parsed) as unknown as BrandColors
}

function defined<Values extends object>(values: Values | undefined): Values {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Values
}

/** Returns the custom properties that are equal in light and dark. */
function shapeOf({ radius, font, container }: ThemeValues): Record<Property, string> {
  const { base, ...parts } = typeof radius === 'number' ? { base: radius } : (radius ?? {})
  return {
    ...(base !== undefined && {
      '--mw-radius-small': `${base / 2}px`,
      '--mw-radius-medium': `${base}px`,
      '--mw-radius-large': `${base * 2}px`,
    }),
    ...Object.fromEntries(Object.entries(parts).map(([part, size]) => [`--mw-radius-${part}`, `${size}px`])),
    ...(font && {
      '--mw-font-body': [...[font].flat().map((name) => (/[^\w-]/.test(name) ? `"${name}"` : name)), fonts].join(', '),
    }),
    ...Object.fromEntries(
      Object.entries(container ?? {}).map(([name, size]) => [`--mw-container-${name}`, `${size}px`]),
    ),
  }
}

function heightsOf({ density }: ThemeValues): Record<Property, string> {
  if (!density) return {}
  const { row, ...sizes } = density === 'roomy' ? { small: 32, medium: 40, large: 48, row: 52 } : controls[density]
  return {
    ...Object.fromEntries(Object.entries(sizes).map(([size, height]) => [`--mw-control-${size}`, `${height}px`])),
    '--mw-row-height': `${row}px`,
  }
}

type Parts = Pick<BrandTheme, 'light' | 'dark'> & Record<'shape' | 'heights', Record<Property, string>>

function cssOf({ light, dark, shape, heights }: Parts, brand: string | undefined): string {
  if (brand !== undefined && !/^[\w-]+$/.test(brand))
    throw new TypeError(`createTheme: brand ${JSON.stringify(brand)} is not a name of letters, digits, "-" and "_".`)
  const own = brand === undefined ? ':root' : `[data-brand="${brand}"]`
  // A section of the page may have a theme of its own, but the brand applies to the whole page.
  const within = (theme: string) => `[data-theme="${theme}"]${brand === undefined ? '' : ':not([data-brand])'}`
  const both = (theme: string) => `${own}[data-theme="${theme}"], ${own} ${within(theme)}`
  const colors = (palette: Palette) => Object.entries(palette).map(([role, hex]) => [`--mw-color-${role}`, hex])
  // `:not(mw)` matches every element and weighs as an element's name: more than the kit's rules, less than `:root`.
  const rule = (selector: string, properties: readonly (readonly string[])[]) =>
    properties.length
      ? `:where(${selector}):not(mw) {\n${properties.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
      : ''
  return [
    rule(own, Object.entries(shape)),
    rule(`${own}:not([data-density])`, Object.entries(heights)),
    rule(`${own}, ${both('light')}, ${both('system')}`, colors(light)),
    // Dark themes apply to screens only, because paper is white.
    `@media screen {\n${rule(both('dark'), colors(dark))}}\n`,
    `@media screen and (prefers-color-scheme: dark) {\n${rule(`:root:not([data-theme])${own}, ${both('system')}`, colors(dark))}}\n`,
  ].join('')
}
