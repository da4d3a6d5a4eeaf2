import { missingKeys, missingSentence, unknownPlaceholders } from '@millwright/i18n/missingKeys'
import { namespaces } from '@millwright/i18n/namespaces'
import type { Namespace } from '@millwright/i18n/namespaces'
import { expect, it } from 'vitest'
import { de } from '../../tests/consumers/german/src/texts.de.ts'

const inBoth = ['Alipay', 'Bank', 'Details', 'Downloads', 'Feedback', 'PayPal', 'Status', 'System', 'WeChat Pay']
const covered = Object.keys(de.texts!) as Namespace[]

// Between releases the German shop shows missing texts in English, so that a new screen needs no German.
it.runIf(process.env.RELEASE)('has every text of the namespaces that a buyer sees', () => {
  const missing = missingKeys(de)
  expect(covered.filter((one) => missing[one])).toEqual([])
})

it('says which texts fall back to English', () => {
  const texts = { ...de.texts, userCenter: { ...de.texts!.userCenter, myOrders: undefined } }
  expect(missingSentence({ ...de, texts } as typeof de)).toContain('fall back to English')
})

it('has exactly the placeholders of the English text', () => {
  expect(unknownPlaceholders(de)).toEqual({})
  const places = (sentence = '') => [...new Set(sentence.match(/\{\{\w+\}\}/g))].toSorted()
  for (const namespace of covered) {
    const [own, base] = [de.texts![namespace], namespaces[namespace].en] as Record<string, string>[]
    for (const [key, sentence] of Object.entries(own!))
      if (!key.endsWith('_one')) expect(places(sentence), `${namespace}.${key}`).toEqual(places(base![key]))
  }
})

it('contains no English text by mistake and no empty text', () => {
  const same = covered.flatMap((namespace) => {
    const [own, base] = [de.texts![namespace], namespaces[namespace].en] as Record<string, string>[]
    return Object.entries(own!).flatMap(([key, sentence]) => {
      expect(sentence.trim(), `${namespace}.${key}`).not.toBe('')
      return sentence === base![key] && /[a-z]{4}/i.test(sentence.replaceAll(/\{\{\w+\}\}/g, '')) ? [sentence] : []
    })
  })
  expect(new Set(same)).toEqual(new Set(inBoth))
})
