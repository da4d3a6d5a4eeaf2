import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { SearchBoxOption } from './SearchBoxOption.tsx'
import { searchOptionKey } from './searchOptions.ts'
import { stepOf, useSuggestionList } from './useSuggestionList.ts'
import type { SuggestionList } from './useSuggestionList.ts'
import type { Ask } from './useSuggestions.ts'
import * as styles from './SearchBoxSuggestions.css.ts'

/** The state of the list that the input needs for its ARIA attributes. */
export type Popup = { active: string | undefined }

/**
 * The list below the search field: past searches at first, suggestions while typing. It loads on the first focus and
 * attaches to the existing input (WAI-ARIA 1.2 combobox). The focus stays in the input and arrow keys highlight
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
  const box = useRef<HTMLDivElement>(null)
  const list = useSuggestionList(onSuggest)
  const { keyword, options, shown, active } = list

  useEffect(() => {
    onPopup(shown ? { active: active < 0 ? undefined : `${id}-${active}` } : undefined)
    if (active >= 0) box.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [shown, active, id, onPopup])

  useListening(input, list, (event) => {
    // Ignores keys that belong to input method composition.
    if (event.isComposing) return
    const step = stepOf(event.key, list, () => document.getElementById(`${id}-${active}`)?.click())
    if (!step) return
    event.preventDefault()
    step()
  })

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
          ref={box}
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
              id={`${id}-${index}`}
              option={option}
              active={index === active}
              onPoint={() => list.setActive(index)}
              onForget={() => list.forget(option)}
              onFollow={list.close}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** Connects the list to the input. `key` handles its keys. */
function useListening(input: HTMLInputElement, list: SuggestionList, key: (event: KeyboardEvent) => void) {
  const onKey = useEffectEvent(key)
  const onTyped = useEffectEvent(() => list.type(input))
  const onFocus = useEffectEvent(list.look)
  const onClick = useEffectEvent(list.open)
  const onLeave = useEffectEvent(list.close)
  const begin = useEffectEvent(() => list.begin(input))
  useEffect(() => {
    // A new search term in the URL brings a new input.
    begin()
    return listenTo(input, { onTyped, onKey, onFocus, onClick, onLeave })
  }, [input])
}

/** Listens to the events of the search input. Returns a function that removes the listeners. */
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
