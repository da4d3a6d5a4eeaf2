import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { suggestionPath } from './suggestionPath.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { forgetSearch, forgetSearches, pastSearches } from './pastSearches.ts'
import { useSuggestions } from './useSuggestions.ts'
import type { Ask, Suggestion } from './useSuggestions.ts'
import * as styles from './SearchBoxSuggestions.css.ts'

type Option =
  | { kind: 'past'; word: string; href: string }
  | { kind: 'forget'; href?: undefined }
  | { kind: 'found'; suggestion: Suggestion; href: string }

/** The state of the list that the input needs for its ARIA attributes. */
export type Popup = { active: string | undefined }

const PAST_BESIDE = 2
const kindWords = {
  model: 'suggestModel',
  prod: 'suggestProd',
  category: 'suggestCategory',
  brand: 'suggestBrand',
  shop: 'suggestShop',
} as const

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
  const listOf = paths.list ?? writeListPath
  const list = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const [past, setPast] = useState(pastSearches)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(keyword, onSuggest)

  const options: Option[] = [
    ...past
      .filter((word) => word !== keyword && word.toLowerCase().startsWith(keyword.toLowerCase()))
      .slice(0, keyword ? PAST_BESIDE : undefined)
      .map((word) => ({ kind: 'past' as const, word, href: listOf({ keyword: word }) })),
    ...found.map((suggestion) => ({ kind: 'found' as const, suggestion, href: suggestionPath(suggestion, paths) })),
    ...(!keyword && past.length ? [{ kind: 'forget' as const }] : []),
  ]
  const shown = open && options.length > 0
  const idOf = (index: number) => `${id}-${index}`

  useEffect(() => {
    onPopup(shown ? { active: active < 0 ? undefined : `${id}-${active}` } : undefined)
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [shown, active, id, onPopup])

  const forget = (option: Option | undefined) => {
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
    const typed = (event: Event) => {
      if (!(event as InputEvent).isComposing) onTyped()
    }
    const key = (event: KeyboardEvent) => onKey(event)
    const heard = {
      focus: () => onFocus(),
      click: () => setOpen(true),
      blur: () => onLeave(),
      compositionend: () => onTyped(),
    }
    input.addEventListener('input', typed)
    input.addEventListener('keydown', key)
    input.form?.addEventListener('submit', heard.blur)
    for (const [name, hear] of Object.entries(heard)) input.addEventListener(name, hear)
    return () => {
      input.removeEventListener('input', typed)
      input.removeEventListener('keydown', key)
      input.form?.removeEventListener('submit', heard.blur)
      for (const [name, hear] of Object.entries(heard)) input.removeEventListener(name, hear)
    }
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
          {options.map((option, index) => {
            const shared = {
              id: idOf(index),
              role: 'option',
              'aria-description': option.kind === 'past' ? text('pastSearchHint') : undefined,
              'aria-selected': index === active,
              className: styles.option,
              onMouseMove: () => setActive(index),
            }
            if (option.kind === 'forget')
              return (
                <div key="forget" {...shared} onClick={() => forget(option)}>
                  <Icon name="trash" />
                  <span className={styles.words}>{text('pastSearchesClear')}</span>
                </div>
              )
            if (option.kind === 'past') {
              return (
                <a key={`past ${option.word}`} {...shared} href={option.href} tabIndex={-1} onClick={close}>
                  <Icon name="clock" />
                  <span className={styles.words}>{option.word}</span>
                  <span
                    aria-hidden="true"
                    className={styles.forget}
                    onClick={(event) => {
                      event.preventDefault()
                      event.stopPropagation()
                      forget(option)
                    }}
                  >
                    <Icon name="close" size={12} />
                  </span>
                </a>
              )
            }
            const { text: words, kind, note, pic } = option.suggestion
            return (
              <a key={`${option.href} ${words}`} {...shared} href={option.href} tabIndex={-1} onClick={close}>
                {pic ? (
                  <span className={styles.picture}>
                    <Image src={pic} alt="" width={28} eager />
                  </span>
                ) : (
                  <span className={styles.drawing}>
                    <Icon name={kind === 'category' ? 'grid' : kind === 'shop' ? 'shop' : 'search'} />
                  </span>
                )}
                <span className={styles.words}>
                  {words}
                  {note && <span className={styles.note}> {note}</span>}
                </span>
                {kind && <span className={styles.kind}> {text(kindWords[kind])}</span>}
              </a>
            )
          })}
        </div>
      )}
    </>
  )
}
