import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { useMergedRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'

/**
 * The last focus position: the title of the facet, and the name and index of the choice. The index applies if no choice
 * has the name.
 */
type Place = { title: string; name: string; turn: number }

/**
 * Handles the search fields of a list's filters with one listener, and keeps the focus on a choice when the filters
 * re-render.
 *
 * When: a `FacetPanel` on a page with scripts. Instead: nothing; without `FacetArea` the filters are plain links and
 * forms.
 *
 * Keys: those of its links and fields.
 */
export function FacetArea({
  children,
  ref,
  ...root
}: RootProps<HTMLDivElement> & {
  /** The filters. */
  children: ReactNode
}) {
  const area = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(area, ref)
  const place = useRef<Place>(undefined)
  const text = useText('commerce')
  // Native events, because React's miss server-rendered HTML that React did not render.
  useEffect(() => {
    const { current } = area
    const find = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'search') narrow(target, text('facetFindNone'))
    }
    const enter = ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : undefined
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) place.current = undefined
      // After a real blur the element is still connected a moment later; after a re-render it is not.
      else
        queueMicrotask(() => {
          if (target instanceof Element && target.isConnected && document.activeElement === document.body)
            place.current = undefined
        })
    }
    current?.addEventListener('input', find)
    current?.addEventListener('focusin', enter)
    current?.addEventListener('focusout', leave)
    return () => {
      current?.removeEventListener('input', find)
      current?.removeEventListener('focusin', enter)
      current?.removeEventListener('focusout', leave)
    }
  }, [text])
  // Runs after every render, because the focused element may be gone.
  useLayoutEffect(() => {
    if (place.current && area.current && document.activeElement === document.body) focusAt(area.current, place.current)
  })
  return (
    <div {...root} ref={both}>
      {children}
    </div>
  )
}

const stops = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>('a, [role="link"], input:not([type="hidden"]), button, summary'),
]
const titleOf = (group: Element) => group.querySelector('h2')?.textContent ?? ''
const nameOf = (element: Element) => (element.querySelector('[data-name]') ?? element).textContent

function placeOf(element: HTMLElement): Place | undefined {
  const group = element.closest('[data-facet]')
  return group ? { title: titleOf(group), name: nameOf(element), turn: stops(group).indexOf(element) } : undefined
}

function focusAt(area: HTMLElement, { title, name, turn }: Place) {
  const group = [...area.querySelectorAll('[data-facet]')].find((one) => titleOf(one) === title)
  const found = group && (stops(group).find((one) => nameOf(one) === name && name !== '') ?? stops(group)[turn])
  found?.closest('details')?.setAttribute('open', '')
  found?.focus({ preventScroll: true })
}

const plain = (words: string) => words.trim().normalize('NFKC').toLowerCase()

/** Hides the choices of a facet that do not contain the typed text. */
function narrow(field: HTMLInputElement, none: string) {
  const group = field.closest('[data-facet]')
  const wanted = plain(field.value)
  const items = [...(group?.querySelectorAll('li') ?? [])]
  for (const item of items) item.hidden = !plain(nameOf(item)).includes(wanted)
  const status = group?.querySelector('[role="status"]')
  if (status) status.textContent = items.every(({ hidden }) => hidden) ? none : ''
}
