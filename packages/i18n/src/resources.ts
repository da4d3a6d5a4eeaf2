import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'
import type { Resources } from './createTexts.ts'

/** The sentences of these areas in one language. Server and stories only: it knows every sentence. */
export function resourcesOf(locale: 'zh' | 'en', wanted: readonly Namespace[]): Resources {
  return Object.fromEntries(wanted.map((area) => [area, namespaces[area][locale]]))
}

export const everyNamespace = Object.keys(namespaces) as Namespace[]
