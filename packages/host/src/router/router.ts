import type { Resources } from '@millwright/i18n/createTexts'
import { ForeignAnswer, fetchPage, post } from './dataClient.ts'
import type { createScrollRestoration } from './scrollRestoration.ts'
import { languageOf } from './pageData.ts'
import type { DataAnswer, ShellFrame, Page } from './pageData.ts'
import type { Submission } from './submissionOf.ts'
import { isLoaded, loadScreenModule } from './screenModules.ts'
import type { View } from './screenModules.ts'

export type Shown = { page: Page; frame: ShellFrame; view: View; texts: Resources }
type PageAnswer = Extract<DataAnswer, { page: Page }>

export type RouterOptions = {
  first: Shown
  /** The build of this page. */
  build: string
  /** Renders the page. Resolves when it is in the document. */
  show: (next: Shown) => Promise<void>
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

/** Milliseconds that a prefetched page serves a click, unless a change happens in between (ADR 14). */
const AHEAD = 30_000
const HOPS = 10
/** Milliseconds before progress is shown. Rendering it for faster loads would delay them. */
const MOMENT = 150

/**
 * Creates the client-side router: fetches the data and the files of an address in parallel and shows them together.
 * The latest navigation wins. Everything else is left to the browser.
 */
export function createRouter({ first, build, show, places, window }: RouterOptions) {
  const { location } = window
  let shown = first
  /** The address of the shown page. The page itself may contain less of the query (ADR 24). */
  let shownAt = location.pathname + location.search
  let turn = 0
  let busy: 'idle' | 'loading' | 'submitting' = 'idle'
  let asking: AbortController | undefined
  let refreshing: AbortController | undefined
  let refreshed: Promise<void> = Promise.resolve()
  const ahead = new Map<string, { at: number; answer: Promise<DataAnswer> }>()
  const listeners = new Set<() => void>()
  let soon: ReturnType<typeof setTimeout> | undefined

  function begin(what: typeof busy): number {
    asking?.abort()
    asking = new AbortController()
    now(what)
    return ++turn
  }

  function now(what: typeof busy) {
    busy = what
    clearTimeout(soon)
    if (what === 'idle') tell()
    else soon = setTimeout(tell, MOMENT)
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  async function present(next: Partial<Shown>) {
    shown = { ...shown, ...next }
    await show(shown)
  }

  /** Goes to a path of the mall. Rejects if offline: then the page stays as it is. */
  async function go(to: string, going: Going = {}): Promise<void> {
    const { back = false, frame = false, hops = 0 } = going
    const url = new URL(to, location.href)
    if (url.origin !== location.origin || hops > HOPS) return location.assign(url)
    const mine = begin('loading')
    try {
      const coming = take(url)
      const fetched = coming && (await coming)
      // For a screen that is made at the click only the files were prefetched.
      const answer =
        fetched && !('ahead' in fetched) ? fetched : await fetchPage(url, { signal: asking?.signal, frame })
      if (mine === turn) await land(answer, url, mine, going)
    } catch (error) {
      if (mine !== turn) return
      if (error instanceof ForeignAnswer || back) return back ? location.reload() : location.assign(url)
      throw error
    } finally {
      if (mine === turn) now('idle')
    }
  }

  async function land(
    answer: DataAnswer,
    url: URL,
    mine: number,
    { replace = false, back = false, frame, form, hops = 0 }: Going,
  ): Promise<void> {
    if ('to' in answer) return go(answer.to, { replace: replace || back, frame, form, hops: hops + 1 })
    // Another language changes every text and another build's files do not fit: both need a new document.
    if ('ahead' in answer || answer.language !== languageOf(shown.frame) || isForeign(answer))
      return back ? location.reload() : location.assign(url)
    const part = await loadScreenModule(answer.page.screen, answer.part)
    if (mine !== turn) return
    const here = url.pathname + url.search === location.pathname + location.search
    const stays = !back && (form || (!frame && !here)) && samePlace(url, location)
    if (!back) places.enter(url.pathname + url.search + url.hash, replace || here)
    shownAt = url.pathname + url.search
    await present({ page: answer.page, ...part, frame: answer.frame ?? shown.frame })
    if (!stays || form?.isConnected === false) places.restore()
  }

  /** Posts a form and shows the page at its address. */
  async function submit(submission: Submission): Promise<void> {
    changed()
    const mine = begin('submitting')
    try {
      const answer = await post(submission)
      // The person has moved on: refresh that page to show the change.
      if (mine !== turn) return void refresh()
      await land(answer, new URL(submission.action, location.href), mine, { frame: true })
    } finally {
      if (mine === turn) now('idle')
    }
  }

  /**
   * Reloads the shown page. If the person moved on meanwhile, only the frame is updated. The latest call serves all
   * callers.
   */
  function refresh(): Promise<void> {
    refreshing?.abort()
    const { signal } = (refreshing = new AbortController())
    return (refreshed = bringUpToDate(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return refreshed
    }))
  }

  async function bringUpToDate(signal: AbortSignal) {
    const { page } = shown
    const started = turn
    const answer = await fetchPage(new URL(page.path + page.search, location.href), { signal, frame: true })
    if ('to' in answer) return started === turn ? go(answer.to, { replace: true }) : undefined
    if ('ahead' in answer || answer.language !== languageOf(shown.frame) || isForeign(answer)) return location.reload()
    const part = await loadScreenModule(answer.page.screen, answer.part)
    signal.throwIfAborted()
    // A good page is not replaced by a server error.
    const worth = page.problem || (answer.page.problem?.status ?? 0) < 500
    const same = worth && shown.page === page && started === turn
    await present({ frame: answer.frame ?? shown.frame, ...(same && { page: answer.page, ...part }) })
  }

  /** Returns whether a page needs files of another build. It is then loaded as a document. */
  function isForeign(answer: PageAnswer): boolean {
    return answer.build !== build && !isLoaded(answer.page.screen)
  }

  function take(url: URL): Promise<DataAnswer> | undefined {
    const key = url.pathname + url.search
    const found = ahead.get(key)
    ahead.delete(key)
    return found && Date.now() - found.at < AHEAD ? found.answer : undefined
  }

  /** Drops prefetched pages before a change. */
  function changed() {
    ahead.clear()
  }

  window.addEventListener('popstate', () => {
    places.moved()
    if (shownAt !== location.pathname + location.search) return void go(location.href, { back: true })
    // Another fragment on the same page.
    begin('idle')
    places.restore()
  })
  // A screen that shows another SKU has replaced the address. The frame (tab, languages, sign-in) follows, and the
  // view if it says so.
  window.document.addEventListener('renamed', (event) => {
    const { page } = shown
    const { title, anew } = (event as CustomEvent<{ title: string; anew?: boolean }>).detail
    if (busy !== 'idle' || page.path !== location.pathname) return
    shownAt = location.pathname + location.search
    void present({
      page: { ...page, search: location.search, head: page.head && { ...page.head, title, jsonLd: undefined } },
    })
    if (anew) refresh().catch(() => undefined)
  })
  // A page from the back/forward cache may belong to another person by now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh().catch(() => undefined)
  })

  return {
    go,
    submit,
    refresh,
    changed,
    /** Prefetches a screen. */
    ahead(to: string) {
      const url = new URL(to, location.href)
      const key = url.pathname + url.search
      const found = ahead.get(key)
      if (found && Date.now() - found.at < AHEAD) return
      for (const [old, { at }] of ahead) if (Date.now() - at >= AHEAD) ahead.delete(old)
      const answer = fetchPage(url, { ahead: true })
      ahead.set(key, { at: Date.now(), answer })
      answer
        .then((coming) => {
          // A screen that is made at the click now has its files ready.
          if ('ahead' in coming) ahead.delete(key)
          if ('to' in coming || coming.build !== build) return
          const [screen, part] = 'ahead' in coming ? [coming.screen, coming.ahead] : [coming.page.screen, coming.part]
          return loadScreenModule(screen, part)
        })
        .catch(() => ahead.delete(key))
    },
    busy: () => busy,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Returns whether to keep the scroll position: filters and sorting keep it, another page of a list starts at the top.
 */
function samePlace(to: URL, from: Location): boolean {
  const pageOf = ({ search }: { search: string }) => new URLSearchParams(search).get('page')
  return to.pathname === from.pathname && !to.hash && pageOf(to) === pageOf(from)
}
