import { useEffect } from 'react'
import type { Page } from '../render/pageData.ts'

const QUIET = 1_500
let keeper: Promise<(page: Page) => void> | undefined

/** A record of each screen that somebody comes to (R6.05), kept once the page is quiet. */
export function usePageViews(page: Page) {
  const { path, search } = page
  useEffect(() => {
    keeper ??= new Promise((resolve) => {
      setTimeout(resolve, QUIET)
    })
      .then(() => import('./pageViews.ts'))
      .then(({ createPageViews }) => createPageViews(window))
    keeper.then(
      (keep) => keep(page),
      () => undefined,
    )
    // The page as it is when somebody comes to its address; what changes in it later is no visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path, search])
}
