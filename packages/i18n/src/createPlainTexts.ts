import type { Namespace } from './namespaces.ts'
import type { Resources, Values } from './createTexts.ts'
import { formatNumber } from './format.ts'

export type PlainTexts = (namespace: Namespace, key: string, values?: Values) => string

/**
 * What i18next answers for our texts, without i18next: plurals as the language counts, places filled, figures grouped,
 * a key that nobody wrote as itself. A page carries 1 KB of it instead of 15; `createPlainTexts.test.ts` holds the two
 * together.
 */
export function createPlainTexts(locale: 'zh' | 'en', resources: Resources): PlainTexts {
  const plurals = rulesOf(locale)
  return (namespace, key, values) => {
    const sentences = resources[namespace]
    const counted =
      typeof values?.count === 'number' ? sentences?.[`${key}_${plurals.select(values.count)}`] : undefined
    const sentence = counted ?? sentences?.[key] ?? key
    return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => {
      const value = values?.[name]
      return typeof value === 'number' ? formatNumber(locale, value) : (value ?? place)
    })
  }
}

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(locale: string): Intl.PluralRules {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, found)
  return found
}
