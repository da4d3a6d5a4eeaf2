import { useEffect } from 'react'
import type { Page } from '../router/pageData.ts'
import { recordLastPageAgain, recordPageView } from './recordPageView.ts'

/** Records one view per page visited: links, forms, history moves and query changes. */
export function usePageViews(page: Page): void {
  useEffect(() => recordPageView(page), [page])
  useEffect(() => {
    // The page was restored from the back/forward cache, so nothing renders.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recordLastPageAgain()
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
}
