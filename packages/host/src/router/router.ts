import { ForeignAnswer, fetchPage, post } from './dataClient.ts'
import { createNavigation } from './navigation.ts'
import type { DataAnswer } from './pageData.ts'
import { createPrefetchedPages } from './prefetchedPages.ts'
import { createRefresh } from './refresh.ts'
import { loadScreenModule } from './screenModules.ts'
import type { createScrollRestoration } from './scrollRestoration.ts'
import { createShownPage } from './shownPage.ts'
import type { ShownPageOptions } from './shownPage.ts'
import type { Submission } from './submissionOf.ts'

export type RouterOptions = ShownPageOptions & {
  places: ReturnType<typeof createScrollRestoration>
  window: Window
}

type Going = {
  replace?: boolean
  /** Whether the browser has already changed the address. */
  back?: boolean
  /** Whether to reload the frame too, after a change. */
  frame?: boolean
  /** The form posted in the background. If it is still on the same screen, the scroll position stays. */
  form?: Element
  hops?: number
}
export type Router = ReturnType<typeof createRouter>

const HOPS = 10

/**
 * Creates the client-side router: fetches the data and the files of an address in parallel and shows them together.
 * The latest navigation wins. Everything else is left to the browser.
 */
export function createRouter(options: RouterOptions) {
  const { places, window } = options
  const { location } = window
  const shown = createShownPage(options)
  const { get, present, fits } = shown
  const navigation = createNavigation()
  const prefetched = createPrefetchedPages(options.build)
  const refresh = createRefresh(shown, navigation, window, (to) => go(to, { replace: true }))
  /** The address of the shown page. The page itself may contain less of the query (ADR 24). */
  let shownAt = location.pathname + location.search

  /** Goes to a path of the mall. Rejects if offline: then the page stays as it is. */
  async function go(to: string, going: Going = {}): Promise<void> {
    const { back, frame, hops = 0 } = going
    const url = new URL(to, location.href)
    if (url.origin !== location.origin || hops > HOPS) return location.assign(url)
    const mine = navigation.begin('loading')
    try {
      const coming = prefetched.take(url)
      const fetched = coming && (await coming)
      // If the server renders the screen only after the click, only the screen's files were prefetched.
      const answer = fetched && !('ahead' in fetched) ? fetched : await fetchPage(url, { signal: mine, frame })
      if (!mine.aborted) await land(answer, url, mine, going)
    } catch (error) {
      if (mine.aborted) return
      if (error instanceof ForeignAnswer || back) return back ? location.reload() : location.assign(url)
      throw error
    } finally {
      navigation.end(mine)
    }
  }

  async function land(answer: DataAnswer, url: URL, mine: AbortSignal, going: Going) {
    const { replace, back, frame, form, hops = 0 } = going
    if ('to' in answer) return go(answer.to, { replace: replace || back, frame, form, hops: hops + 1 })
    if (!fits(answer)) return back ? location.reload() : location.assign(url)
    const part = await loadScreenModule(answer.page.screen, answer.part)
    if (mine.aborted) return
    const address = url.pathname + url.search
    const here = address === location.pathname + location.search
    const stays = !back && (form || (!frame && !here)) && samePlace(url, location)
    if (!back) places.enter(address + url.hash, replace || here)
    shownAt = address
    await present({ page: answer.page, ...part }, answer.frame)
    if (!stays || form?.isConnected === false) places.restore()
  }

  /** Posts a form and shows the page at its address. */
  async function submit(submission: Submission): Promise<void> {
    prefetched.clear()
    const mine = navigation.begin('submitting')
    try {
      const answer = await post(submission)
      // A newer navigation has begun: refresh its page to show the change.
      if (mine.aborted) return void refresh()
      await land(answer, new URL(submission.action, location.href), mine, { frame: true })
    } finally {
      navigation.end(mine)
    }
  }

  window.addEventListener('popstate', () => {
    places.moved()
    if (shownAt !== location.pathname + location.search) return void go(location.href, { back: true })
    // Only the fragment of the address has changed.
    navigation.begin('idle')
    places.restore()
  })
  // A screen that shows another SKU has replaced the address. The frame (tab, languages, sign-in) is rendered again,
  // and so is the view if the event requests it.
  window.document.addEventListener('renamed', (event) => {
    const { page } = get()
    const { title, anew } = (event as CustomEvent<{ title: string; anew?: boolean }>).detail
    if (navigation.busy() !== 'idle' || page.path !== location.pathname) return
    shownAt = location.pathname + location.search
    void present({
      page: { ...page, search: location.search, head: page.head && { ...page.head, title, jsonLd: undefined } },
    })
    if (anew) refresh().catch(() => undefined)
  })

  return {
    go,
    submit,
    refresh,
    /** Drops prefetched pages before a change. */
    changed: prefetched.clear,
    /** Prefetches a screen. */
    ahead: (to: string) => prefetched.prefetch(new URL(to, location.href)),
    busy: navigation.busy,
    subscribe: navigation.subscribe,
  }
}

/**
 * Returns whether to keep the scroll position: filters and sorting keep it, another page of a list starts at the top.
 */
function samePlace(to: URL, from: Location): boolean {
  const pageOf = ({ search }: { search: string }) => new URLSearchParams(search).get('page')
  return to.pathname === from.pathname && !to.hash && pageOf(to) === pageOf(from)
}
