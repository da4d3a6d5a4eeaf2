import { describe, expect, it } from 'vitest'
import { namespaces } from './namespaces.ts'
import { createTexts, textOf } from './createTexts.ts'
import { everyNamespace, resourcesOf } from './resources.ts'

const placeholders = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name))].toSorted()
const han = /\p{Script=Han}/u

describe.each(Object.entries(namespaces))(
  'the namespace %s',
  (_, { zh, en }: { zh: Record<string, string>; en: Record<string, string> }) => {
    it('has every text in both languages [R1.02]', () => {
      expect(Object.keys(en).toSorted()).toEqual(Object.keys(zh).toSorted())
      for (const [key, sentence] of [...Object.entries(zh), ...Object.entries(en)])
        expect(sentence.trim(), key).not.toBe('')
    })

    it('has the same placeholders in both languages [R1.02]', () => {
      for (const key of Object.keys(zh)) {
        if (key.endsWith('_one')) continue // "one item" may omit the count
        expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(zh[key] ?? ''))
      }
    })

    it('has no Chinese in English texts [R1.02]', () => {
      for (const [key, sentence] of Object.entries(en)) expect(sentence, key).not.toMatch(han)
    })

    it('has both forms of every plural [R1.02]', () => {
      for (const key of Object.keys(en)) {
        if (key.endsWith('_one')) expect(en, key).toHaveProperty(key.replace(/_one$/, '_other'))
        if (key.endsWith('_other')) expect(en, key).toHaveProperty(key.replace(/_other$/, '_one'))
      }
    })
  },
)

it('uses the plural forms of each language [R1.02]', () => {
  const text = (locale: 'zh' | 'en') => textOf(createTexts(locale, resourcesOf(locale, ['cart'])), 'cart')
  expect(text('en')('lines', { count: 1 })).not.toBe(text('en')('lines', { count: 2 }).replace('2', '1'))
  expect(text('zh')('lines', { count: 1 })).toBe(text('zh')('lines', { count: 2 }).replace('2', '1'))
})

it('keeps two instances with different languages apart [R1.02]', () => {
  const [zh, en] = [
    createTexts('zh', resourcesOf('zh', everyNamespace)),
    createTexts('en', resourcesOf('en', everyNamespace)),
  ]
  expect(textOf(zh, 'cart')('title')).toBe(namespaces.cart.zh.title)
  expect(textOf(en, 'cart')('title')).toBe(namespaces.cart.en.title)
})
