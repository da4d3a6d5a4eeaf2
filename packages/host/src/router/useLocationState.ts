import { useEffect, useRef, useState } from 'react'
import type { Page } from './pageData.ts'

/**
 * Moves the focus to the heading after a navigation and returns the title for screen readers. Also moves it if the
 * focused element is gone.
 */
export function useLocationState(page: Page): string {
  const { path, search } = page
  const last = useRef(page)
  const held = useRef<EventTarget>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      held.current = target
    }
    document.addEventListener('focusin', hold)
    return () => document.removeEventListener('focusin', hold)
  }, [])

  useEffect(() => {
    const before = last.current
    last.current = page
    if (before === page) return
    if (before.path !== path || before.search !== search) setAnnouncement(document.title)
    // Another page or filter of the same list keeps the focus.
    if (before.path === path && (!(held.current instanceof Element) || held.current.isConnected)) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading || document.activeElement?.closest('main [autofocus]')) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page, path, search])
  return announcement
}
