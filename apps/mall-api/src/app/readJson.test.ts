import { expect, it } from 'vitest'
import { MOST_VALUES, readJson } from './readJson.ts'

const MB = 1024 * 1024
const filled = (begin: string, part: string, end: string) =>
  begin + part.repeat(Math.floor((MB - begin.length - end.length) / part.length)) + end

/** Bodies of a megabyte with as many values as possible. */
const wide = {
  numbers: filled('[0', ',0', ']'),
  words: filled('["\\u0000"', ',""', ']'),
  lists: filled('[0', ',[]', ']'),
  records: filled('[0', ',{"a":{"b":0}}', ']'),
  names: `{${Array.from({ length: 80_000 }, (_, index) => `"${index}a":0`).join()}}`,
  nest: '['.repeat(MB / 2) + ']'.repeat(MB / 2),
  'a nest in a record': `{"a":${'{"a":'.repeat(100)}0${'}'.repeat(101)}`,
}

it.each(Object.entries(wide))('stops at the maximum number of values in %s, and rejects it', (_, text) => {
  expect(() => JSON.parse(text)).not.toThrow()
  let visited = 0
  const value = readJson(text, { visit: () => visited++ })
  expect(typeof value).toBe('symbol')
  expect(visited).toBeLessThanOrEqual(MOST_VALUES)
})

it('reads an inquiry of 500 lines unchanged', () => {
  const items = Array.from({ length: 500 }, (_, n) => ({ skuId: `${n}`, prodName: '深沟球轴承 "6205"\n', quantity: n }))
  expect(readJson(JSON.stringify({ items, remark: '\u{1f600}' }))).toEqual({ items, remark: '\u{1f600}' })
})

it('removes characters that no database stores from every string, at any depth, and changes nothing else', () => {
  const text = String.raw`{"a":"x\u0000y","b":[{"c":"\ud83d\ude00 \ud83d!"}],"__proto__":"\u0000z","d":"\\u0000","e":null,"f":1.50}`
  const value = readJson(text) as Record<string, unknown>
  expect([value.a, value.b, value.d, value.e, value.f]).toEqual(['xy', [{ c: '😀 \ufffd!' }], '\\u0000', null, 1.5])
  expect(Object.getOwnPropertyDescriptor(value, '__proto__')?.value).toBe('z')
  expect(readJson('"a\\u0000"')).toBe('a')
})

it('distinguishes an empty body from invalid JSON', () => {
  expect(readJson(' ')).toBeUndefined()
  expect(typeof readJson('{')).toBe('symbol')
})
