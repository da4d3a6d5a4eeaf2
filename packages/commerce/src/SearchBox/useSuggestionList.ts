import { useState } from 'react'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { forgetSearch, forgetSearches, pastSearches } from './pastSearches.ts'
import { searchOptions } from './searchOptions.ts'
import type { SearchOption } from './searchOptions.ts'
import { useSuggestions } from './useSuggestions.ts'
import type { Ask } from './useSuggestions.ts'

/** The state of the suggestions: the options for the typed term, whether they are shown, and the highlighted one. */
export function useSuggestionList(onSuggest: Ask) {
  const paths = usePaths()
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const [past, setPast] = useState(pastSearches)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(keyword, onSuggest)
  const options = searchOptions(keyword, past, found, paths)
  return {
    keyword,
    options,
    shown: open && options.length > 0,
    /** The index of the highlighted option, or -1. */
    active,
    setActive,
    move: (to: number) => setActive(options.length ? (to + options.length) % options.length : -1),
    begin: (input: HTMLInputElement) => {
      setKeyword(input.value.trim())
      setPast(pastSearches())
      setOpen(document.activeElement === input)
    },
    type: (input: HTMLInputElement) => {
      setKeyword(input.value.trim())
      setActive(-1)
      setOpen(true)
    },
    look: () => {
      setPast(pastSearches())
      setOpen(true)
    },
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      setActive(-1)
    },
    forget: (option: SearchOption | undefined) => {
      if (option?.kind === 'past') forgetSearch(option.word)
      else if (option?.kind === 'forget') forgetSearches()
      setPast(pastSearches())
      setActive(-1)
    },
  }
}

export type SuggestionList = ReturnType<typeof useSuggestionList>

/**
 * Returns the list's handler for a key. Undefined or false if the key has no effect. `follow` follows the highlighted
 * option.
 */
export function stepOf(
  key: string,
  { options, shown, active, setActive, move, open, close, forget }: SuggestionList,
  follow: () => void,
): (() => void) | false | undefined {
  const last = options.length - 1
  const steps: Record<string, (() => void) | false> = {
    ArrowDown: () => (shown ? move(active + 1) : open()),
    ArrowUp: shown && (() => (active < 0 ? move(last) : move(active - 1))),
    Home: shown && active >= 0 && (() => setActive(0)),
    End: shown && active >= 0 && (() => setActive(last)),
    Escape: shown && close,
    Delete: shown && options[active]?.kind === 'past' && (() => forget(options[active])),
    Enter: shown && active >= 0 && follow,
  }
  return steps[key]
}
