import { describe, expect, it } from 'vitest'
import { cssValue } from './cssValue.ts'
import { resolver } from './resolve.ts'
import tokens from './tokens.json' with { type: 'json' }

type Token = { path: string; name: string; type: string | undefined; token: Record<string, unknown> }
const { valueOf, complete } = resolver(tokens)

/** Design Tokens Format Module 2025.10: a token's type is its own, or the nearest group's. */
function tokensOf(group: object, path: string[] = [], type?: string): Token[] {
  const own = (group as { $type?: string }).$type ?? type
  if ('$value' in group)
    return [{ path: path.join('.'), name: path.at(-1) ?? '', type: own, token: group as Record<string, unknown> }]
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, one]) => tokensOf(one as object, [...path, name], own))
}

const dimension = (value: unknown) =>
  has(value, { value: Number.isFinite, unit: (unit) => unit === 'px' || unit === 'rem' })
const color = (value: unknown) =>
  has(value, {
    colorSpace: (space) => space === 'srgb',
    components: (parts) =>
      Array.isArray(parts) &&
      parts.length === 3 &&
      parts.every((part) => typeof part === 'number' && part >= 0 && part <= 1),
  }) && /^#[\da-f]{6}$/.test((value as { hex?: string }).hex ?? '#000000')
const shapes: Record<string, (value: unknown) => boolean> = {
  color,
  dimension,
  duration: (value) => has(value, { value: Number.isFinite, unit: (unit) => unit === 'ms' || unit === 's' }),
  number: Number.isFinite,
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  fontFamily: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  shadow: (value) =>
    [value]
      .flat()
      .every((one) => has(one, { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension })),
}
const all = tokensOf(tokens)

describe('tokens.json conforms to the Design Tokens format 2025.10', () => {
  it('gives every token a type of the format and a value of that type', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(({ type, token }) => !shapes[type ?? '']?.(valueOf(token))).map(({ path }) => path)).toEqual([])
  })
  it('uses no character in a name that references do not allow', () => {
    expect(all.filter(({ name }) => /[{}.]/.test(name)).map(({ path }) => path)).toEqual([])
  })
  it('uses only the token properties that the format defines', () => {
    expect(
      all
        .flatMap(({ token }) => Object.keys(token))
        .filter((key) => !['$value', '$type', '$description', '$extensions', '$deprecated'].includes(key)),
    ).toEqual([])
  })
  it('writes each colour equally as components and as hex', () => {
    const colors = all
      .map(({ path, token }) => ({ path, value: valueOf(token) as { components?: number[]; hex?: string } }))
      .filter(({ value }) => value.components)
    expect(
      colors
        .filter(({ value }) => value.hex && cssValue({ components: value.components }) !== value.hex)
        .map(({ path }) => path),
    ).toEqual([])
  })
  it('defines each colour of a theme once and references it elsewhere', () => {
    expect(valueOf(tokens.color.light.price)).toBe(valueOf(tokens.color.light.action))
    expect(valueOf(complete(tokens.color.yellow).canvas)).toBe(tokens.color.light.canvas.$value)
  })
  it('throws for references to missing tokens and for circular references', () => {
    expect(() => resolver({}).valueOf({ $value: '{color.none}' })).toThrow('{color.none} is not a token')
    const round = { a: { $value: '{b}' }, b: { $value: '{a}' } }
    expect(() => resolver(round).valueOf(round.a)).toThrow('{b} leads to {a} leads to {b}')
  })
})

function has(value: unknown, fields: Record<string, (field: unknown) => boolean>): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, fits]) => fits((value as Record<string, unknown>)[name]))
  )
}
