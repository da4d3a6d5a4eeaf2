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

/** Words that name a thing by a second name, with the word that the shop uses. */
const secondNames: readonly { locale: 'zh' | 'en'; word: RegExp; use: string }[] = [
  { locale: 'en', word: /\bvouchers?\b/i, use: 'coupon' },
  { locale: 'en', word: /\bbilling titles?\b|\bbilling details\b/i, use: 'invoice details' },
  {
    locale: 'en',
    word: /\brequests? for quot|\bRFQ\b|\bask for a quote\b|\bquote request/i,
    use: 'inquiry, request quotes',
  },
  { locale: 'en', word: /\bsign in (?:for|today)\b/i, use: 'check in' },
  { locale: 'en', word: /\bwaiting for you\b/i, use: 'to do' },
  { locale: 'zh', word: /限时优惠/, use: '限时特惠' },
  { locale: 'zh', word: /满减满折/, use: '促销' },
  { locale: 'zh', word: /发票与账单/, use: '发票' },
  { locale: 'zh', word: /自动最省/, use: '自动选用优惠最多的促销' },
  { locale: 'zh', word: /(?<!银行)卡号/, use: '分销员编号' },
  { locale: 'zh', word: /该行/, use: '该商品' },
  { locale: 'zh', word: /自动匹配订单/, use: '自动核对' },
]

it('has one name for each thing [R1.02]', () => {
  const texts = Object.entries(namespaces).flatMap(([name, { zh, en }]) =>
    Object.entries({ zh, en }).flatMap(([locale, sentences]: [string, Record<string, string>]) =>
      Object.entries(sentences).map(([key, sentence]) => ({ locale, at: `${name}.${key}`, sentence })),
    ),
  )
  const found = secondNames.flatMap(({ locale, word, use }) =>
    texts
      .filter((text) => text.locale === locale && word.test(text.sentence))
      .map(({ at, sentence }) => `${at}: ${sentence} (use: ${use})`),
  )
  expect(found).toEqual([])
})

it('promises no agreement prices to people who register [R1.02]', () => {
  expect(namespaces.session.zh.registerLead).not.toContain('协议价')
  expect(namespaces.session.en.registerLead).not.toMatch(/agreement|agreed/)
})

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
