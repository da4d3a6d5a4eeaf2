import { namespaces } from './namespaces.ts'
import type { Namespace } from './namespaces.ts'
import type { Resources } from './createTexts.ts'

/** The sentences of these namespaces in one language. Server and stories only: it knows every sentence. */
export function resourcesOf(locale: 'zh' | 'en', wanted: readonly Namespace[]): Resources {
  return Object.fromEntries(wanted.map((one) => [one, namespaces[one][locale]]))
}

export const everyNamespace = Object.keys(namespaces) as Namespace[]
