import type { Page } from '../router/pageData.ts'
import { createPageViews } from './pageViews.ts'

let note: ReturnType<typeof createPageViews> | undefined
let last: Page | undefined

/**
 * Records a view of the page. A refresh of the last page, or a change of its query that keeps the same `visit`, is not
 * recorded. The starter records the first page, so that a visit that ends before hydration counts too.
 */
export function recordPageView(page: Page): void {
  const { path, search, visit } = last ?? {}
  last = page
  if (page.visit && (path !== page.path || (search !== page.search && visit !== page.visit)))
    (note ??= createPageViews(window))(page.visit)
}

/** Records the last page again, when the browser restores it from its back/forward cache. */
export function recordLastPageAgain(): void {
  if (last?.visit) note?.(last.visit)
}
