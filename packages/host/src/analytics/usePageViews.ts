import { useEffect, useRef } from 'react'
import type { Page } from '../render/pageData.ts'
import { createPageViews } from './pageViews.ts'

let note: ReturnType<typeof createPageViews> | undefined

/**
 * One record for each page that somebody comes to: the first, by a link, a form, back or forward, and with
 * another query. The same page made anew is none, nor one that names another size in its address.
 */
export function usePageViews(page: Page) {
  const last = useRef<Page>(undefined)
  useEffect(() => {
    const { path, search, visit } = last.current ?? {}
    last.current = page
    if (page.visit && (path !== page.path || (search !== page.search && visit !== page.visit)))
      (note ??= createPageViews(window))(page.visit)
  }, [page])
  useEffect(() => {
    // The browser brings back what it kept: nothing is drawn anew.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && last.current?.visit) note?.(last.current.visit)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
}
