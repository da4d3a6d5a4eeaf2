import type { Resources } from './createTexts.ts'
import { isKitLanguage } from './language.ts'
import type { Language } from './language.ts'
import { mergeTexts } from './mergeTexts.ts'
import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Returns the texts of namespaces in a kit language or in a shop's `Language`, whose missing texts fall back to the
 * base language. For servers, builds and stories only, since it loads every text.
 */
export function resourcesOf(
  language: 'zh' | 'en' | Pick<Language, 'tag' | 'base' | 'texts'>,
  wanted: readonly Namespace[],
): Resources {
  return Object.fromEntries(
    wanted.map((one) => [one, typeof language === 'string' ? namespaces[one][language] : mergedOf(language, one)]),
  )
}

const merged = new WeakMap<object, Resources>()

/** Merges the texts once per language and namespace. */
function mergedOf(language: Pick<Language, 'tag' | 'base' | 'texts'>, namespace: Namespace): Record<string, string> {
  const { tag, base, texts } = language
  const known = merged.get(language) ?? {}
  merged.set(language, known)
  const [sentences, own] = [namespaces[namespace][base], texts?.[namespace]]
  return (known[namespace] ??= isKitLanguage(tag) && !own ? sentences : mergeTexts(tag, sentences, own))
}

export const everyNamespace = Object.keys(namespaces) as Namespace[]
