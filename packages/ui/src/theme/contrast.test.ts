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

  it.each(pairs(text))('sets %s on %s at 4.5 to 1 or more', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(control))('draws a control in %s on %s at 3 to 1 or more', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3)
  })
  it('knows every colour of the contract', () => {
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
