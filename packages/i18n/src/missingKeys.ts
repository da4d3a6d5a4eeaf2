import type { Language } from './language.ts'
import { stemOf } from './mergeTexts.ts'
import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'

type Own = Pick<Language, 'base' | 'texts'>
type Keys = Partial<Record<Namespace, string[]>>
type Sentences = Readonly<Record<string, string | undefined>>

/**
 * The keys that a language does not say itself, by namespace; of a plural its `_other`. Servers and builds only: it knows
 * every sentence.
 */
export function missingKeys(language: Own): Keys {
  return keysWhere(language, (key, own) => own[stemOf(key) === undefined ? key : `${stemOf(key)}_other`] === undefined)
}

/** The keys whose sentence fills a place that the base language's does not have, so that nothing would stand there. */
export function wrongPlaces(language: Own): Keys {
  return keysWhere(language, (key, own, base) => {
    const known = placesOf(base[key])
    return placesOf(own[key]).some((place) => !known.includes(place))
  })
}

/** `de: 512 of 3,461 texts are missing and fall back to English: credit 171, distribution 141 …`; nothing for none. */
export function missingSentence(language: Own & Pick<Language, 'tag'>): string | undefined {
  const missing = Object.entries(missingKeys(language)).map(([namespace, keys]) => [namespace, keys.length] as const)
  const count = missing.reduce((sum, [, keys]) => sum + keys, 0)
  if (!count) return undefined
  const all = Object.values(namespaces).reduce((sum, both) => sum + Object.keys(both[language.base]).length, 0)
  const where = missing.map(([namespace, keys]) => `${namespace} ${keys}`).join(', ')
  const base = { zh: 'Chinese', en: 'English' }[language.base]
  return `${language.tag}: ${count} of ${all} texts are missing and fall back to ${base}: ${where}`
}

function keysWhere({ base, texts = {} }: Own, is: (key: string, own: Sentences, base: Sentences) => boolean): Keys {
  const found: Keys = {}
  for (const [namespace, both] of Object.entries(namespaces) as [Namespace, Record<'zh' | 'en', Sentences>][]) {
    const keys = Object.keys(both[base]).filter((key) => is(key, texts[namespace] ?? {}, both[base]))
    if (keys.length) found[namespace] = keys
  }
  return found
}

function placesOf(sentence = ''): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, place]) => place!)
}
