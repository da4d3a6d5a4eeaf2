import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { forgetSearch, forgetSearches, pastSearches } from './pastSearches.ts'
import { SearchBoxOption } from './SearchBoxOption.tsx'
import { searchOptionKey, searchOptions } from './searchOptions.ts'
import type { SearchOption } from './searchOptions.ts'
import { useSuggestions } from './useSuggestions.ts'
import type { Ask } from './useSuggestions.ts'
import * as styles from './SearchBoxSuggestions.css.ts'

/** The state of the list that the input needs for its ARIA attributes. */
export type Popup = { active: string | undefined }

/**
 * The suggestions below the search field: past searches first, suggestions while typing. It loads on the first focus
 * and attaches to the existing input (WAI-ARIA 1.2 combobox). The focus stays in the input and arrow keys highlight
 * options. Options are links, so Enter, a click and a click into a new tab all work.
 */
export function SearchBoxSuggestions({
  input,
  id,
  onSuggest,
  onPopup,
}: {
  input: HTMLInputElement
  id: string
  onSuggest: Ask
  onPopup: (popup: Popup | undefined) => void
}) {
  const text = useText('commerce')
  const paths = usePaths()
  const list = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const [past, setPast] = useState(pastSearches)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(keyword, onSuggest)

  const options = searchOptions(keyword, past, found, paths)
  const shown = open && options.length > 0
  const idOf = (index: number) => `${id}-${index}`

  useEffect(() => {
    onPopup(shown ? { active: active < 0 ? undefined : `${id}-${active}` } : undefined)
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [shown, active, id, onPopup])

  const forget = (option: SearchOption | undefined) => {
    if (option?.kind === 'past') forgetSearch(option.word)
    else if (option?.kind === 'forget') forgetSearches()
    setPast(pastSearches())
    setActive(-1)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const move = (to: number) => setActive(options.length ? (to + options.length) % options.length : -1)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Ignores keys that belong to input method composition.
    if (event.isComposing) return
    const last = options.length - 1
    const steps: Record<string, (() => void) | false> = {
      ArrowDown: () => (shown ? move(active + 1) : setOpen(true)),
      ArrowUp: shown && (() => (active < 0 ? move(last) : move(active - 1))),
      Home: shown && active >= 0 && (() => setActive(0)),
      End: shown && active >= 0 && (() => setActive(last)),
      Escape: shown && close,
      Delete: shown && options[active]?.kind === 'past' && (() => forget(options[active])),
      Enter: shown && active >= 0 && (() => document.getElementById(idOf(active))?.click()),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  })
  const onTyped = useEffectEvent(() => {
    setKeyword(input.value.trim())
    setActive(-1)
    setOpen(true)
  })
  const onFocus = useEffectEvent(() => {
    setPast(pastSearches())
    setOpen(true)
  })
  const onLeave = useEffectEvent(close)

  useEffect(() => {
    // A new search term in the URL brings a new input.
    setKeyword(input.value.trim())
    setPast(pastSearches())
    setOpen(document.activeElement === input)
    return listenTo(input, { onTyped, onKey, onFocus, onClick: () => setOpen(true), onLeave })
  }, [input])

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {shown && text('suggestCount', { count: options.filter(({ kind }) => kind !== 'forget').length })}
        </span>
      </VisuallyHidden>
      {shown && (
        // Keeps the focus in the input. Otherwise the list would close before the click.
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={text(keyword ? 'suggestions' : 'pastSearches')}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <SearchBoxOption
              key={searchOptionKey(option)}
              id={idOf(index)}
              option={option}
              active={index === active}
              onPoint={() => setActive(index)}
              onForget={() => forget(option)}
              onFollow={close}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** Listens to the input of the search form. Returns the function that stops. */
function listenTo(
  input: HTMLInputElement,
  on: {
    onTyped: () => void
    onKey: (event: KeyboardEvent) => void
    onFocus: () => void
    onClick: () => void
    onLeave: () => void
  },
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const typed = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) on.onTyped()
  }
  input.addEventListener('input', typed, { signal })
  input.addEventListener('keydown', (event) => on.onKey(event), { signal })
  input.form?.addEventListener('submit', () => on.onLeave(), { signal })
  input.addEventListener('focus', () => on.onFocus(), { signal })
  input.addEventListener('click', () => on.onClick(), { signal })
  input.addEventListener('blur', () => on.onLeave(), { signal })
  input.addEventListener('compositionend', () => on.onTyped(), { signal })
  return () => stop.abort()
}
