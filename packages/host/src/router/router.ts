import type { Resources } from '@millwright/i18n/createTexts'
import { ForeignAnswer, fetchPage, post } from './dataClient.ts'
import type { createScrollRestoration } from './scrollRestoration.ts'
import { languageOf } from '../render/pageData.ts'
import type { DataAnswer, ShellFrame, Page } from '../render/pageData.ts'
import type { Submission } from '../actions/submissionOf.ts'
import { isLoaded, loadScreenModule } from '../document/screenModules.ts'
import type { View } from '../document/screenModules.ts'

export type Shown = { page: Page; frame: ShellFrame; view: View; texts: Resources }
type PageAnswer = Extract<DataAnswer, { page: Page }>

export type RouterOptions = {
  first: Shown
  /** Names the build that this page is of. */
  build: string
  /** Draws it; resolves when it is in the document. */
  show: (next: Shown) => Promise<void>
  places: ReturnType<typeof createScrollRestoration>
  window: Window
}

type Going = {
  replace?: boolean
  /** The browser is there already. */
  back?: boolean
  /** Something changed: what stands around the screen, too. */
  frame?: boolean
  /** Was sent in the background: where it still stands on the same screen, so does the person. */
  form?: Element
  hops?: number
}
export type Router = ReturnType<typeof createRouter>

/** What was fetched ahead serves a click for this long, unless something was changed in between (ADR 14). */
const AHEAD = 30_000
const HOPS = 10
/** What takes less is not announced: drawing that something is on its way would itself hold it up. */
const MOMENT = 150

/**
 * Takes the page from screen to screen: asks for the data of an address and for the part that draws it, both at once,
 * and shows them together. The latest wish wins. Whatever it does not understand it leaves to the browser.
 */
export function createRouter({ first, build, show, places, window }: RouterOptions) {
  const { location } = window
  let shown = first
  /** The address of what is shown; its page may know less of it (ADR 24). */
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

  /** Goes to a path of the mall. Rejects where there is no network: then everything stays as it is. */
  async function go(to: string, going: Going = {}): Promise<void> {
    const { back = false, frame = false, hops = 0 } = going
    const url = new URL(to, location.href)
    if (url.origin !== location.origin || hops > HOPS) return location.assign(url)
    const mine = begin('loading')
    try {
      const coming = take(url)
      const fetched = coming && (await coming)
      // Of what is made at the click its files alone were fetched ahead.
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
    // In the other language every sentence is another, and files of another build do not go with ours: that is another
    // document.
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

  /** Posts a form and shows what its address says then. */
  async function submit(submission: Submission): Promise<void> {
    changed()
    const mine = begin('submitting')
    try {
      const answer = await post(submission)
      // Somebody went on meanwhile; what was changed shows there.
      if (mine !== turn) return void refresh()
      await land(answer, new URL(submission.action, location.href), mine, { frame: true })
    } finally {
      if (mine === turn) now('idle')
    }
  }

  /**
   * Asks for what is shown anew; where somebody went on meanwhile, only what stands around it is taken. The latest
   * serves all who asked.
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
    // A good page is worth more than the news that the mall failed just now.
    const worth = page.problem || (answer.page.problem?.status ?? 0) < 500
    const same = worth && shown.page === page && started === turn
    await present({ frame: answer.frame ?? shown.frame, ...(same && { page: answer.page, ...part }) })
  }

  /** Drawn by files of another build, which do not go together with ours: then the page is fetched whole. */
  function isForeign(answer: PageAnswer): boolean {
    return answer.build !== build && !isLoaded(answer.page.screen)
  }

  function take(url: URL): Promise<DataAnswer> | undefined {
    const key = url.pathname + url.search
    const found = ahead.get(key)
    ahead.delete(key)
    return found && Date.now() - found.at < AHEAD ? found.answer : undefined
  }

  /** Something is about to change: nothing older than that is shown any more. */
  function changed() {
    ahead.clear()
  }

  window.addEventListener('popstate', () => {
    places.moved()
    if (shownAt !== location.pathname + location.search) return void go(location.href, { back: true })
    // Another place on the same page.
    begin('idle')
    places.restore()
  })
  // A screen that shows another size has put it into the address; what stands around it (tab, languages, login) follows,
  // and what else depends on the size, where it says so.
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
  // A page from the browser's store may be another person's by now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh().catch(() => undefined)
  })

  return {
    go,
    submit,
    refresh,
    changed,
    /** Fetches a screen before somebody goes there. */
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
          // What is made at the click has its files ready then.
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
 * A list narrowed, sorted or shown otherwise stays where the person works in it; another page of it begins at its top.
 */
function samePlace(to: URL, from: Location): boolean {
  const pageOf = ({ search }: { search: string }) => new URLSearchParams(search).get('page')
  return to.pathname === from.pathname && !to.hash && pageOf(to) === pageOf(from)
}
