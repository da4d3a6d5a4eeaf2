import { useEffect, useRef } from 'react'
import type { Page } from '../router/pageData.ts'
import { createPageViews } from './pageViews.ts'

let note: ReturnType<typeof createPageViews> | undefined

/**
 * Records one view per page visited: the first page, links, forms, history moves and query changes. A refresh of the
 * same page, or a query that keeps the same visit, is not recorded.
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
    // The page was restored from the back/forward cache, so nothing renders.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && last.current?.visit) note?.(last.current.visit)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
}
