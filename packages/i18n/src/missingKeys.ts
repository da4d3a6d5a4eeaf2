import type { Language } from './language.ts'
import { stemOf } from './mergeTexts.ts'
import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'
import { everyNamespace } from './resources.ts'

type Own = Pick<Language, 'base' | 'texts'>
type Keys = Partial<Record<Namespace, string[]>>
type Sentences = Readonly<Record<string, string | undefined>>

/**
 * Returns the keys that a language lacks, by namespace. A plural is listed by its `_other` key. For servers and builds
 * only, since it loads every text.
 */
export function missingKeys(language: Own): Keys {
  return keysWhere(language, (key, own) => own[stemOf(key) === undefined ? key : `${stemOf(key)}_other`] === undefined)
}

/**
 * Returns the keys whose text uses a placeholder that the base language's text lacks. The page would show the
 * placeholder itself.
 */
export function unknownPlaceholders(language: Own): Keys {
  return keysWhere(language, (key, own, base) => {
    const known = placesOf(base[key])
    return placesOf(own[key]).some((place) => !known.includes(place))
  })
}

/**
 * Returns a summary such as `de: 512 of 3,461 texts are missing and fall back to English: credit 171, …`, or
 * `undefined` if no key is missing.
 */
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
  for (const namespace of everyNamespace) {
    const sentences: Sentences = namespaces[namespace][base]
    const keys = Object.keys(sentences).filter((key) => is(key, texts[namespace] ?? {}, sentences))
    if (keys.length) found[namespace] = keys
  }
  return found
}

function placesOf(sentence = ''): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, place]) => place!)
}
