import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createPlainTexts } from './createPlainTexts.ts'
import { createTexts, textOf } from './createTexts.ts'
import { chooseLanguage, defineTexts, en, zh } from './language.ts'
import type { Language } from './language.ts'
import { mergeTexts } from './mergeTexts.ts'
import { missingKeys, missingSentence, unknownPlaceholders } from './missingKeys.ts'
import { namespaces } from './namespaces.ts'
import { PlainTexts } from './PlainTexts.tsx'
import { everyNamespace, resourcesOf } from './resources.ts'
import { Texts, useLanguage, useLocale, useText } from './Texts.tsx'

const de: Language = {
  tag: 'de',
  base: 'en',
  name: 'Deutsch',
  texts: defineTexts({
    cart: { empty: 'Ihr Warenkorb ist leer', lines_one: '{{count}} Position', lines_other: '{{count}} Positionen' },
  }),
}
const pl: Language = {
  tag: 'pl',
  base: 'en',
  name: 'Polski',
  texts: { cart: { lines_one: '{{count}} pozycja', lines_few: '{{count}} pozycje', lines_other: '{{count}} pozycji' } },
}

describe('a language of a shop', () => {
  it('shows its own texts, and the base language’s text for a missing text [R1.02]', () => {
    const text = createPlainTexts('de', resourcesOf(de, ['cart', 'list']))
    expect(text('cart', 'empty')).toBe('Ihr Warenkorb ist leer')
    expect(text('cart', 'settle')).toBe(namespaces.cart.en.settle)
    expect(text('list', 'emptyKeywordHint')).toBe(namespaces.list.en.emptyKeywordHint)
    expect(Object.keys(resourcesOf(de, ['cart']).cart!).toSorted()).toEqual(Object.keys(namespaces.cart.en).toSorted())
  })

  it('uses all of its own plural forms, in both resolvers [R1.02]', () => {
    const resources = resourcesOf(pl, everyNamespace)
    const [plain, full] = [createPlainTexts('pl', resources), textOf(createTexts('pl', resources), 'cart')]
    const said = [1, 2, 5, 22, 1.5, 1234567].map((count) => plain('cart', 'lines', { count }))
    expect(said.map((words) => words.split(/\s/).at(-1))).toEqual([
      'pozycja',
      'pozycje',
      'pozycji',
      'pozycje',
      'pozycji',
      'pozycji',
    ])
    for (const count of [1, 2, 5, 22, 1.5, 1234567])
      expect(full('lines', { count })).toBe(plain('cart', 'lines', { count }))
    // A missing plural is shown in the base language, with that language's plural forms.
    for (const count of [1, 2, 5])
      expect(plain('order', 'pieces', { count })).toBe(createPlainTexts('en', resources)('order', 'pieces', { count }))
  })

  it('uses its `_other` for a missing form, and the base language’s forms for a missing plural', () => {
    const base = { a_one: 'one', a_other: 'other', b: 'b' }
    expect(mergeTexts('pl', base, { a_other: 'inne' })).toEqual({
      a_one: 'inne',
      a_few: 'inne',
      a_many: 'inne',
      a_other: 'inne',
      b: 'b',
    })
    expect(mergeTexts('ja', base, { a_one: 'eins' })).toEqual({ a_other: 'other', b: 'b' })
    expect(mergeTexts('en', base)).toEqual(base)
  })

  it('groups digits in its texts', () => {
    const resources = resourcesOf(de, ['cart'])
    expect(createPlainTexts('de', resources)('cart', 'lines', { count: 12345 })).toBe('12.345 Positionen')
    expect(textOf(createTexts('de', resources), 'cart')('lines', { count: 12345 })).toBe('12.345 Positionen')
  })

  it('reports once how much is missing, and where', () => {
    expect(missingKeys(de).cart).not.toContain('empty')
    expect(missingKeys(de).cart).toContain('settle')
    expect(missingKeys(de).list).toEqual(Object.keys(namespaces.list.en))
    expect(missingKeys({ base: 'en', texts: { cart: { lines_one: 'x' } } }).cart).toContain('lines_one')
    expect(missingSentence(de)).toMatch(/^de: [\d]+ of [\d]+ texts are missing and fall back to English: account 6, /)
    expect(
      missingSentence({ ...en, texts: Object.fromEntries(everyNamespace.map((one) => [one, namespaces[one].en])) }),
    ).toBeUndefined()
    expect(missingSentence({ ...de, base: 'zh' })).toContain('fall back to Chinese')
  })

  it('reports texts with a placeholder that is never filled', () => {
    const texts = { cart: { lines_other: '{{number}} Positionen', empty: 'Leer' } }
    expect(unknownPlaceholders({ base: 'en', texts })).toEqual({ cart: ['lines_other'] })
    expect(unknownPlaceholders(de)).toEqual({})
  })

  it('is chosen by the address, then by the cookie, and is otherwise the first language', () => {
    const languages = { de, en }
    expect(chooseLanguage(languages, 'en', 'de')).toBe('en')
    expect(chooseLanguage(languages, 'zh', 'en')).toBe('en')
    expect(chooseLanguage(languages, undefined, 'constructor')).toBe('de')
    expect(chooseLanguage(languages, '', null)).toBe('de')
  })

  it('uses the kit’s own texts for Chinese and English', () => {
    expect(resourcesOf(zh, ['cart']).cart).toBe(namespaces.cart.zh)
    expect(resourcesOf(en, ['cart']).cart).toBe(namespaces.cart.en)
    expect(resourcesOf({ ...en, tag: 'en-GB' }, ['cart']).cart).toEqual(namespaces.cart.en)
  })
})

function Said() {
  return `${useLocale()} ${useLanguage()} ${useText('cart')('lines', { count: 1000 })}`
}

describe.each([Texts, PlainTexts])('providers', (Provider) => {
  it('pass the tag and the base language down, to nested providers too [R1.02]', () => {
    const resources = resourcesOf(de, ['cart'])
    expect(
      renderToString(
        <Provider locale="en" language="de" resources={{}}>
          <Provider locale="en" resources={resources}>
            <Said />
          </Provider>
        </Provider>,
      ),
    ).toBe('en de 1.000 Positionen')
  })

  it('use the tag of Chinese and English by default, even inside a provider of another language', () => {
    const said = (locale: 'zh' | 'en') =>
      renderToString(
        <Provider locale={locale === 'zh' ? 'en' : 'zh'} language="de" resources={{}}>
          <Provider locale={locale} resources={resourcesOf(locale, ['cart'])}>
            <Said />
          </Provider>
        </Provider>,
      )
    expect(said('en')).toMatch(/^en en 1,000 /)
    expect(said('zh')).toMatch(/^zh zh-CN /)
  })
})
