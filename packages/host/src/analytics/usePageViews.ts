import { useEffect } from 'react'
import type { Page } from '../router/pageData.ts'
import { createPageViews } from './pageViews.ts'

let note: ReturnType<typeof createPageViews> | undefined
let last: Page | undefined

/**
 * Records a view of the page. A refresh of the last page, or a change of its query that keeps the same `visit`, is not
 * recorded. The entry script records the first page, so that a visit that ends before hydration counts too.
 */
export function recordPageView(page: Page): void {
  const { path, search, visit } = last ?? {}
  last = page
  if (page.visit && (path !== page.path || (search !== page.search && visit !== page.visit)))
    (note ??= createPageViews(window))(page.visit)
}

/** Records one view per page visited: links, forms, history moves and query changes. */
export function usePageViews(page: Page): void {
  useEffect(() => recordPageView(page), [page])
  useEffect(() => {
    // The page was restored from the back/forward cache, so nothing renders.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && last?.visit) note?.(last.visit)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
}
