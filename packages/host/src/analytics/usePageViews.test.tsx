// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Page } from '../router/pageData.ts'
import type { PageView } from './pageViews.ts'
import { recordPageView } from './recordPageView.ts'
import { usePageViews } from './usePageViews.ts'

const sent: PageView[] = []
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: string) => sent.push(...(JSON.parse(body) as PageView[])) > 0,
  })
})
afterEach(cleanup)

function Shown({ page }: { page: Page }) {
  usePageViews(page)
  return null
}
const at = (path: string, search: string, pageId?: number): Page => ({
  path,
  search,
  screen: 'List',
  ...(pageId && { visit: { pageId } }),
})
/** Returns the recorded pages with their steps. */
function recorded() {
  document.dispatchEvent(new Event('visibilitychange'))
  return sent.map(({ pageId, step, prevPageId }) => [pageId, step, prevPageId])
}

it('records each route change once: links, back, another query, a restored page; and nothing else [R6.05]', () => {
  const first = at('/', '', 1)
  // The entry script, before hydration.
  recordPageView(first)
  const { rerender } = render(<Shown page={first} />)
  const show = (page: Page) => rerender(<Shown page={page} />)
  // The same page rendered again, and an equal new object.
  show(first)
  show(at('/', '', 1))
  show(at('/list', '', 6))
  show(at('/list', '?page=2', 6))
  // A screen without a page id.
  show(at('/compare', ''))
  const detail = at('/detail/7', '', 2)
  show(detail)
  // Choosing another size changes the address and reloads the data.
  show({ ...detail, search: '?sku=71' })
  show(at('/detail/7', '?sku=71', 2))
  show({ ...at('/detail/7', '?sku=71', 2), outcome: { done: true } })
  show(at('/detail/8', '', 2))
  show(at('/list', '?page=2', 6))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(recorded()).toEqual([
    [1, 1, undefined],
    [6, 2, 1],
    [6, 3, 6],
    [2, 4, 6],
    [2, 5, 2],
    [6, 6, 2],
    [6, 7, 6],
  ])
  vi.restoreAllMocks()
})
