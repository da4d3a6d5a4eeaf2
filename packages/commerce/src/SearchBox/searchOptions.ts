import { writeListPath } from '@millwright/domain/list/listFilter'
import type { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { suggestionPath } from './suggestionPath.ts'
import type { Suggestion } from './useSuggestions.ts'

export type SearchOption =
  | { kind: 'past'; word: string; href: string }
  | { kind: 'forget' }
  | { kind: 'found'; suggestion: Suggestion; href: string }

const PAST_BESIDE = 2

/**
 * Returns the options for a term: at most two matching past searches, then the suggestions. Without a term: all past
 * searches, the suggestions, and the option that deletes all past searches.
 */
export function searchOptions(
  keyword: string,
  past: readonly string[],
  found: readonly Suggestion[],
  paths: ReturnType<typeof usePaths>,
): SearchOption[] {
  const listOf = paths.list ?? writeListPath
  return [
    ...past
      .filter((word) => word !== keyword && word.toLowerCase().startsWith(keyword.toLowerCase()))
      .slice(0, keyword ? PAST_BESIDE : undefined)
      .map((word) => ({ kind: 'past' as const, word, href: listOf({ keyword: word }) })),
    ...found.map((suggestion) => ({ kind: 'found' as const, suggestion, href: suggestionPath(suggestion, paths) })),
    ...(!keyword && past.length ? [{ kind: 'forget' as const }] : []),
  ]
}

/** Returns the React key of an option. */
export function searchOptionKey(option: SearchOption): string {
  if (option.kind === 'forget') return 'forget'
  return option.kind === 'past' ? `past ${option.word}` : `${option.href} ${option.suggestion.text}`
}
