import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brands } from '../internal/testBrands.ts'
import { contrast } from '../theme/contrast.ts'
import { parseColor } from '../theme/hexColor.ts'
import { toOklch } from '../theme/oklch.ts'
import { pairs } from '../theme/palettes.css.ts'
import type { ColorRole } from '../theme/palettes.css.ts'
import { createTheme } from './createTheme.tsx'
import type { BrandTheme, ThemeValues } from './createTheme.tsx'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const extremes = fc.constantFrom('#ffffff', '#000000', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff0000')
const color = fc.oneof(anyHex, extremes)

/** Returns the pairs of colours whose contrast is too low, as `light: link on linkSoft 4.2`. */
function unreadable(theme: BrandTheme): string[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    (['text', 'control'] as const).flatMap((kind) =>
      (Object.entries(pairs[kind]) as [ColorRole, ColorRole[]][]).flatMap(([ink, grounds]) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(parseColor(theme[name][ink])!, parseColor(theme[name][ground])!)
          return ratio < (kind === 'text' ? 4.5 : 3) ? [`${name}: ${ink} on ${ground} ${ratio.toFixed(2)}`] : []
        }),
      ),
    ),
  )
}

describe('createTheme', () => {
  it.each(Object.entries(brands))('has enough contrast in the brand %s', (_, brand) => {
    expect(unreadable(brand)).toEqual([])
  })

  it('has enough contrast for any colours', () => {
    const values = fc.record(
      { accent: color, neutral: color, link: color, good: color, warn: color, bad: color },
      { requiredKeys: ['accent'] },
    )
    fc.assert(
      fc.property(values, values, (light, dark) => {
        expect(unreadable(createTheme({ ...light, dark }))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('keeps a colour that can be read, and lists the colours that moved', () => {
    const theme = createTheme({ accent: '#1a56b0', good: '#86efac' })
    expect(theme.light.action).toBe('#1a56b0')
    expect(theme.changes.map(({ theme, value, from }) => `${theme} ${value} ${from}`)).toEqual([
      'light good #86efac',
      'dark accent #1a56b0',
    ])
  })

  it('gives the greys the hue of the neutral colour, and none for a grey without a hue', () => {
    const [warm, plain] = ['#8a6a3f', '#777777'].map((neutral) => createTheme({ accent: '#1a56b0', neutral }))
    const chroma = (hex: string) => toOklch(parseColor(hex)!).chroma
    expect(toOklch(parseColor(warm!.light.inkMuted)!).hue).toBeCloseTo(toOklch(parseColor('#8a6a3f')!).hue, 1)
    expect(chroma(plain!.light.inkMuted)).toBeLessThan(0.003)
    expect(chroma(plain!.dark.canvas)).toBeLessThan(0.003)
  })

  it('sets only the properties that its values concern', () => {
    const { style } = createTheme({ accent: '#1a56b0' })
    expect(Object.keys(style).filter((name) => !name.startsWith('--mw-color-'))).toEqual([])
    expect(
      createTheme({ accent: '#1a56b0', radius: 6, density: 'roomy', container: { wide: 1280 } }).style,
    ).toMatchObject({
      '--mw-radius-small': '3px',
      '--mw-radius-medium': '6px',
      '--mw-radius-large': '12px',
      '--mw-control-medium': '40px',
      '--mw-container-wide': '1280px',
    })
    expect(createTheme({ accent: '#1a56b0', font: ['Inter', 'Source Sans 3'] }).style['--mw-font-body']).toMatch(
      /^Inter, "Source Sans 3", -apple-system, /,
    )
  })

  it('lists every impossible value', () => {
    const wrong = {
      accent: 'red',
      neutral: '#12345',
      radius: { base: 40, chip: 2 },
      font: 'Inter; } body {',
      density: 'dense',
      container: { narrow: 2000 },
      breakpoints: { medium: 800 },
      acent: '#fff',
    } as unknown as ThemeValues
    expect(() => createTheme(wrong)).toThrow(TypeError)
    const { message } = problemOf(() => createTheme(wrong))
    for (const part of [
      'accent "red"',
      'neutral',
      'radius.base 40',
      'radius.chip',
      'font',
      'density',
      'container.narrow',
      'sheetWithBreakpoints',
      '"acent"',
    ])
      expect(message).toContain(part)
    expect(() => createTheme({} as ThemeValues)).toThrow('accent is missing')
    expect(() => createTheme({ accent: '#123' }).css({ brand: 'a"]{}' })).toThrow('brand')
  })

  it('writes CSS for the whole page, or for pages with its brand', () => {
    const theme = createTheme({ accent: '#1a56b0', radius: 6, density: 'roomy' })
    const page = theme.css()
    expect(page).toContain(
      `:where(:root[data-theme="dark"], :root [data-theme="dark"]):not(mw) {\n  --mw-color-canvas: ${theme.dark.canvas};`,
    )
    expect(page).toContain(':where(:root:not([data-density])):not(mw) {\n  --mw-control-small: 32px;')
    const own = '[data-brand="acme"]'
    const both = (name: string) => `${own}[data-theme="${name}"], ${own} [data-theme="${name}"]:not([data-brand])`
    expect(theme.css({ brand: 'acme' }).match(/^.*\{$/gm)).toEqual([
      `:where(${own}):not(mw) {`,
      `:where(${own}:not([data-density])):not(mw) {`,
      `:where(${own}, ${both('light')}, ${both('system')}):not(mw) {`,
      '@media screen {',
      `:where(${both('dark')}):not(mw) {`,
      '@media screen and (prefers-color-scheme: dark) {',
      `:where(:root:not([data-theme])${own}, ${both('system')}):not(mw) {`,
    ])
  })
})

function problemOf(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('did not throw')
}
