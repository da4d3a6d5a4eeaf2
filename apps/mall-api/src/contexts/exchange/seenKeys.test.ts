import { expect, it } from 'vitest'
import { SeenKeys } from './seenKeys.ts'

it('remembers every text, however many there are', () => {
  const seen = new SeenKeys()
  const texts = Array.from({ length: 20_000 }, (_, n) => `1 ARTICLE-${n}`)
  expect(texts.filter((text) => !seen.add(text))).toEqual([])
  expect(texts.filter((text) => seen.add(text))).toEqual([])
  expect([seen.add(''), seen.add(''), seen.add('1 article-1')]).toEqual([true, false, true])
})
