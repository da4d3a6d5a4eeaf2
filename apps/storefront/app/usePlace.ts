import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation: the focus goes to the new screen's heading, and its title is what a screen reader is told. */
export function usePlace(): string {
  const { pathname, search } = useLocation()
  const last = useRef({ pathname, search })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = last.current
    last.current = { pathname, search }
    if (before.pathname === pathname && before.search === search) return
    setAnnouncement(document.title)
    // Another page or filter of the same list leaves the focus where the person works.
    if (before.pathname === pathname) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading || document.activeElement?.closest('main [autofocus]')) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, search])
  return announcement
}
