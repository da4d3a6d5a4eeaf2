import { expect, it } from 'vitest'
import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'
import { createTexts, textOf } from './createTexts.ts'
import { createPlainTexts } from './createPlainTexts.ts'
import { everyNamespace, resourcesOf } from './resources.ts'

const values: (Record<string, string | number> | undefined)[] = [
  undefined,
  { count: 0 },
  { count: 1 },
  { count: 2 },
  { count: 1.5 },
  { count: 12345 },
  { count: '1' },
  {},
]

it.each(['zh', 'en'] as const)('returns the same as i18next for every text in %s [R1.02]', (locale) => {
  const resources = resourcesOf(locale, everyNamespace)
  const [plain, full] = [createPlainTexts(locale, resources), createTexts(locale, resources)]
  for (const [area, sentences] of Object.entries(namespaces) as [
    Namespace,
    Record<'zh' | 'en', Record<string, string>>,
  ][]) {
    const text = textOf(full, area) as (key: string, values?: Record<string, string | number>) => string
    for (const [key, sentence] of Object.entries(sentences[locale])) {
      const names = [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '')
      const filled = Object.fromEntries(names.map((name, index) => [name, index % 2 ? index : `«${name} & <b>$1</b>»`]))
      for (const asked of [key, key.replace(/_(one|other)$/, '')]) {
        for (const more of values) {
          const given = more && { ...filled, ...more }
          expect(plain(area, asked, given), `${area}.${asked} ${JSON.stringify(given)}`).toBe(text(asked, given))
        }
      }
    }
  }
})

it('groups the digits of counts in a text, but not of order numbers [R1.02]', () => {
  const text = createPlainTexts('en', resourcesOf('en', ['order']))
  expect([text('order', 'payTogetherHint', { count: 9990 }), text('order', 'order', { number: '20261121' })]).toEqual([
    '9,990 orders to pay: choose those to pay at once',
    'Order 20261121',
  ])
})

it('returns an unknown key itself, as i18next does', () => {
  const resources = resourcesOf('en', ['cart'])
  const text = textOf(createTexts('en', resources), 'cart') as (key: string) => string
  for (const key of ['nobodyWroteThis', 'a.b', 'x:y'])
    expect(createPlainTexts('en', resources)('cart', key)).toBe(text(key))
})
