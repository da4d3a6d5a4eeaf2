import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { textsOf } from './typedTextAt.ts'

/** Returns the words and the picture by which a row of a list is known. `otherwise` names an entry without words. */
export function rowOf(entry: unknown, locale: Locale, otherwise: string): { label: string; picture?: string } {
  const words = textsOf(entry, [], locale)[0]?.words
  const picture = isRecord(entry) && typeof entry.url === 'string' ? entry.url : undefined
  return { label: words || otherwise, ...(picture !== undefined && { picture }) }
}
