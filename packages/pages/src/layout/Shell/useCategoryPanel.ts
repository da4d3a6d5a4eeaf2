import { useEffect, useRef } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { HOVER_DEBOUNCE } from '@millwright/domain/constants'

/**
 * Opens the category panel after 100 ms of hover, and closes it on Escape, on a press outside, when the focus leaves,
 * and when `path` changes.
 */
export function useCategoryPanel(path: string) {
  const place = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointed = useRef(false)
  const setOpen = (open: boolean) => {
    pointed.current = false
    if (details.current) details.current.open = open
  }
  const later = (open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (details.current?.open === open) return
      setOpen(open)
      pointed.current = open
    }, HOVER_DEBOUNCE)
  }
  /** The first press after the panel opened on hover does not close the panel. */
  const press = (event: MouseEvent) => {
    if (pointed.current && event.detail > 0) event.preventDefault()
    pointed.current = false
  }

  useEffect(() => {
    setOpen(false)
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerdown', away)
    }
  }, [path])

  const handlers = {
    onPointerEnter: (event) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: (event) => event.pointerType === 'mouse' && later(false),
    onBlur: (event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setOpen(false),
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      details.current?.querySelector('summary')?.focus()
    },
  } satisfies ComponentProps<'nav'>
  return { place, details, press, handlers }
}
