import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether the reader attends to the toasts: points at them, has the focus in them, or cannot see them because the page
 * is in the background. `F8` moves the focus to the region and back. `returnFocus` moves it back from the region.
 */
export function useAttention(
  region: RefObject<HTMLElement | null>,
  count: number,
): { attended: boolean; returnFocus: () => void } {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  const former = useRef<EventTarget>(null)
  const returnFocus = useCallback(() => {
    const { activeElement } = document
    const { current: own } = region
    if (!own?.contains(activeElement)) return
    if (former.current instanceof HTMLElement && former.current.isConnected) former.current.focus()
    else (activeElement as HTMLElement).blur()
  }, [region])

  useEffect(() => {
    const own = region.current!
    const stop = new AbortController()
    const on = <Heard extends Event>(target: EventTarget, type: string, hear: (event: Heard) => void) =>
      target.addEventListener(type, hear as EventListener, { signal: stop.signal })
    const inside = ({ relatedTarget }: FocusEvent) => own.contains(relatedTarget as Node | null)
    on(own, 'pointerenter', () => setPointed(true))
    on(own, 'pointerleave', () => {
      setPointed(false)
      // A pressed close button passes the focus on, but this reader uses the pointer.
      if (!document.activeElement?.matches(':focus-visible')) setFocused(false)
    })
    on<FocusEvent>(own, 'focusin', (event) => {
      if (!inside(event)) former.current = event.relatedTarget
      setFocused(true)
    })
    on<FocusEvent>(own, 'focusout', (event) => setFocused(inside(event)))
    on<KeyboardEvent>(own, 'keydown', ({ key }) => {
      if (key === 'Escape') returnFocus()
    })
    on(document, 'visibilitychange', () => setAway(document.hidden))
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'F8' || !own.querySelector('button')) return
      event.preventDefault()
      if (own.contains(document.activeElement)) returnFocus()
      else own.focus()
    })
    return () => stop.abort()
  }, [region, returnFocus])

  useEffect(() => {
    if (count > 0) return
    // No event tells that the toast under the pointer is gone.
    returnFocus()
    setPointed(false)
    setFocused(false)
  }, [count, returnFocus])
  return { attended: pointed || focused || away, returnFocus }
}
