import { areas } from './namespaces.ts'
import type { Area } from './namespaces.ts'
import type { Resources } from './createTexts.ts'

/** The sentences of these areas in one language. Server and stories only: it knows every sentence. */
export function resourcesOf(locale: 'zh' | 'en', wanted: readonly Area[]): Resources {
  return Object.fromEntries(wanted.map((area) => [area, areas[area][locale]]))
}

export const everyArea = Object.keys(areas) as Area[]
