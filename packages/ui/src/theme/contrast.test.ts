import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { resolver } from './resolve.ts'
import tokens from './tokens.json' with { type: 'json' }

const { valueOf, complete } = resolver(tokens)
const { light, dark, yellow, yellowDark, blue, blueDark } = tokens.color
const themes = {
  light,
  dark,
  'yellow on light': yellow,
  'yellow on dark': yellowDark,
  'blue on light': blue,
  'blue on dark': blueDark,
}
const { text, control } = tokens.color.$extensions['org.millwright.contrast'] as Record<
  'text' | 'control',
  Record<string, string[]>
>

describe.each(Object.entries(themes))('%s', (_, theme) => {
  const palette = complete(theme)
  const of = (name: string) => (valueOf(palette[name]) as { components: number[] }).components

  it.each(pairs(text))('has %s on %s with a contrast of 4.5 or more', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(control))('has a control in %s on %s with a contrast of 3 or more', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3)
  })
  it('defines the same colours as the light theme', () => {
    expect(
      Object.keys(palette)
        .filter((name) => !name.startsWith('$'))
        .sort(),
    ).toEqual(Object.keys(light).sort())
  })
})

function pairs(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([ink, grounds]) => grounds.map((ground): [string, string] => [ink, ground]))
}
