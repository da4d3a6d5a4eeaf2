import { describe, expect, it } from 'vitest'
import tokens from './tokens.json' with { type: 'json' }

type Token = { $value: { components: number[]; hex: string } }
type Palette = Record<string, Token>

const { light, dark, yellow, yellowDark, blue, blueDark } = tokens.color
const themes: Record<string, Palette> = {
  light, dark,
  'yellow on light': merge(light, yellow), 'yellow on dark': merge(dark, yellowDark),
  'blue on light': merge(light, blue), 'blue on dark': merge(dark, blueDark),
}

const plain = ['canvas', 'surface', 'sunken']
const text: Record<string, string[]> = {
  ink: [...plain, 'actionSoft', 'linkSoft', 'goodSoft', 'warnSoft', 'badSoft'],
  inkMuted: [...plain, 'actionSoft'], inkFaint: plain,
  price: [...plain, 'actionSoft'], link: [...plain, 'linkSoft'], actionInk: [...plain, 'actionSoft'],
  good: [...plain, 'goodSoft'], warn: [...plain, 'warnSoft'], bad: [...plain, 'badSoft'],
  onAction: ['action', 'actionHover'], onInk: ['inkGround'], onInkMuted: ['inkGround'], surface: ['ink'],
}
const controls: Record<string, string[]> = { lineStrong: ['canvas', 'surface'], focus: plain, actionInk: plain, bad: ['surface'] }

describe.each(Object.entries(themes))('%s', (_, palette) => {
  it.each(pairs(text))('sets %s on %s at 4.5 to 1 or more', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(controls))('draws a control in %s on %s at 3 to 1 or more', (line, ground) => {
    expect(contrast(palette, line, ground)).toBeGreaterThanOrEqual(3)
  })
  it.each(Object.entries(palette).filter(([name]) => !name.startsWith('$')))('writes %s the same as components and as hex', (_name, { $value }) => {
    expect(`#${$value.components.map((part) => Math.round(part * 255).toString(16).padStart(2, '0')).join('')}`).toBe($value.hex)
  })
})

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([ink, grounds]) => grounds.map((ground): [string, string] => [ink, ground]))
}

function merge(base: object, brand: object): Palette {
  return Object.fromEntries(Object.entries({ ...base, ...brand }).filter(([name]) => !name.startsWith('$'))) as Palette
}

function contrast(palette: Palette, a: string, b: string): number {
  const [low, high] = [luminance(palette[a]!), luminance(palette[b]!)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance, WCAG 2.2. */
function luminance({ $value }: Token): number {
  const [red = 0, green = 0, blue = 0] = $value.components.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
