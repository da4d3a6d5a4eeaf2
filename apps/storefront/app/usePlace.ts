import { useEffect, useRef, useState } from 'react'
import type { Page } from './sent.ts'

/** After a navigation: the focus goes to the new screen's heading, and its title is what a screen reader is told. */
export function usePlace({ path, search }: Page): string {
  const last = useRef({ path, search })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = last.current
    last.current = { path, search }
    if (before.path === path && before.search === search) return
    setAnnouncement(document.title)
    // Another page or filter of the same list leaves the focus where the person works.
    if (before.path === path) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading || document.activeElement?.closest('main [autofocus]')) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path, search])
  return announcement
}
