import { fetchPage } from './dataClient.ts'
import type { Navigation } from './navigation.ts'
import { loadScreenModule } from './screenModules.ts'
import type { ShownPage } from './shownPage.ts'

/** Creates the function that reloads the shown page. `redirect` navigates if the page's address now redirects. */
export function createRefresh(
  { get, present, fits }: ShownPage,
  navigation: Navigation,
  window: Window,
  redirect: (to: string) => Promise<void>,
) {
  const { location } = window
  let refreshing: AbortController | undefined
  let refreshed: Promise<void>

  async function bringUpToDate(signal: AbortSignal) {
    const { page } = get()
    const movedOn = navigation.latest()
    const answer = await fetchPage(new URL(page.path + page.search, location.href), { signal, frame: true })
    if ('to' in answer) return movedOn.aborted ? undefined : redirect(answer.to)
    if (!fits(answer)) return location.reload()
    const part = await loadScreenModule(answer.page.screen, answer.part)
    signal.throwIfAborted()
    // A good page is not replaced by a server error.
    const worth = page.problem || (answer.page.problem?.status ?? 0) < 500
    const same = worth && get().page === page && !movedOn.aborted
    await present(same ? { page: answer.page, ...part } : {}, answer.frame)
  }

  /**
   * Reloads the shown page. If the user has navigated meanwhile, only the frame is updated. Concurrent callers share
   * the latest call.
   */
  function refresh(): Promise<void> {
    refreshing?.abort()
    const { signal } = (refreshing = new AbortController())
    return (refreshed = bringUpToDate(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return refreshed
    }))
  }

  // After the page entered the back/forward cache, another buyer may have signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh().catch(() => undefined)
  })
  return refresh
}
