import { useEffect, useState } from 'react'
import type { AnswerOf } from '@millwright/contract/contract'
import { DEBOUNCE } from '@millwright/domain/constants'

export type Suggestion = AnswerOf<'suggest'>[number]
export type Ask = (keyword: string) => Promise<readonly Suggestion[]>

/**
 * Returns the API's suggestions for a term, requested when typing pauses. Drops a response that arrives after newer
 * typing; a failed request gives no suggestions.
 */
export function useSuggestions(keyword: string, ask: Ask): readonly Suggestion[] {
  const [found, setFound] = useState<{ keyword: string; some: readonly Suggestion[] }>({ keyword: '', some: [] })
  useEffect(() => {
    if (!keyword) return
    let wanted = true
    const show = (some: readonly Suggestion[]) => wanted && setFound({ keyword, some })
    const timer = setTimeout(() => ask(keyword).then(show, () => show([])), DEBOUNCE)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [keyword, ask])
  // Keeps the previous suggestions until the next response, so that the list does not flicker.
  return keyword ? found.some : []
}
