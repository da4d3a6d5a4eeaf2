import { useEffect, useState } from 'react'
import type { AnswerOf } from '@millwright/contract/contract'
import { DEBOUNCE } from '@millwright/domain/constants'

export type Suggestion = AnswerOf<'suggest'>[number]
export type Ask = (keyword: string) => Promise<readonly Suggestion[]>

/**
 * What the mall suggests for a keyword, asked when typing pauses. An answer that comes after newer typing is dropped, a
 * failed one suggests nothing.
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
  // While the next answer is on its way the last one stays, so that the list does not blink.
  return keyword ? found.some : []
}
