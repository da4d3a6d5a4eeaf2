import { setCurrency } from '@millwright/domain/money/currency'
import { setPathsUnchecked } from '@millwright/domain/paths/setPaths'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ShellParts } from '@millwright/pages/layout/Shell'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Mall } from './document/Mall.tsx'
import { frameTexts } from './document/frameTexts.ts'
import { createScrollRestoration } from './router/scrollRestoration.ts'
import { reloadOnLostChunk } from './router/reloadOnLostChunk.ts'
import { loadScreenModule } from './router/screenModules.ts'
import { createRouter } from './router/router.ts'
import type { Shown } from './router/shownPage.ts'
import { INLINE_SHELL_COOKIE } from './cache/inlineShellCookie.ts'
import type { PageData, ShellFrame } from './router/pageData.ts'
import { isSaveDataOn } from './router/isSaveDataOn.ts'
import { offlineNotice } from './router/useLinks.ts'
import { sentPage } from './starter/sentPage.ts'

export type BrowserOptions = {
  /** The shop's replacements for the kit's shell components: the module passed to `createShop` as `shell`. */
  shell?: ShellParts
}

/**
 * Hydrates the page that the server sent, and resolves when it reacts to events. The build calls this function; shops
 * do not.
 */
export function startShop({ shell }: BrowserOptions = {}): Promise<void> {
  reloadOnLostChunk(window)
  // The offline notice has to be loaded before the network fails.
  setTimeout(() => {
    offlineNotice().catch(() => undefined)
  }, 4000)
  // No top-level await: lazily loaded components import this module, and both would wait for each other.
  return start(sentPage(), shell)
}

async function start(sent: PageData, shell: ShellParts | undefined): Promise<void> {
  const { page, part, build } = sent
  const [frame, { view, texts }, around] = await Promise.all([
    frameOf(sent).then(settled),
    loadScreenModule(page.screen, part),
    frameTextsOf(sent),
  ])
  const first: Shown = { page, frame, view, texts }
  let latest = first
  let draw: ((next: Shown) => void) | undefined
  const waiting: (() => void)[] = []
  const { promise: live, resolve: goLive } = Promise.withResolvers<void>()
  const router = createRouter({
    first,
    build,
    places: createScrollRestoration(window),
    window,
    show: (next) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        latest = next
        // No transition: React would render in 5 ms slices with a frame of the old screen between them, twice as slow.
        draw?.(next)
      }),
  })

  /** The mall in the browser: first the server's page, then the pages that the router shows. */
  function Running() {
    const [shown, setShown] = useState(first)
    useLayoutEffect(() => {
      draw = setShown
      // The visitor may have navigated before this effect ran.
      if (latest !== first) setShown(latest)
    }, [])
    useLayoutEffect(() => {
      for (const tell of waiting.splice(0)) tell()
    }, [shown])
    // The effects of all parts, with their listeners, ran before this one.
    useEffect(goLive, [])
    return <Mall {...shown} frameTexts={around} router={router} parts={shell} />
  }

  startTransition(() => {
    hydrateRoot(document, <Running />, {
      // An extension or a script changed the page before hydration, so React renders the page in the browser. This
      // needs data that the server sends only after `askInOnePiece`.
      onRecoverableError(error) {
        document.documentElement.classList.add('js')
        reportError(error)
        askInOnePiece()
      },
    })
  })
  // Most visits lead to a product page: its chunk is prefetched once the page is idle, so that a click waits for the
  // data alone. List pages prefetch sooner.
  setTimeout(
    () => {
      const { next } = frame
      if (next && !isSaveDataOn() && frame.build === build) loadScreenModule('Detail', next).catch(() => undefined)
    },
    page.screen === 'List' ? 100 : 2000,
  )
  return live
}

/** Applies the shop's own paths and currency before anything renders. */
function settled(frame: ShellFrame): ShellFrame {
  const { paths, currency } = frame.shop ?? {}
  if (paths) setPathsUnchecked(paths.own, paths)
  if (currency) setCurrency(currency)
  return frame
}

/** Loads the frame texts. The texts of an added language are in a file that the page names. */
async function frameTextsOf({ frameTexts: href, locale }: PageData): Promise<Resources> {
  if (!href) return frameTexts[locale]()
  return (await import(/* @vite-ignore */ href)).texts
}

/** Returns the shell data. For visitors it is a separate file that the page preloads. */
async function frameOf({ frame }: PageData): Promise<ShellFrame> {
  if (typeof frame !== 'string') return frame
  const file = await fetch(frame)
  if (file.ok) return file.json()
  // Another instance of the shop rendered the page, with data that this instance lacks.
  askInOnePiece()
  throw new Error(`${frame} comes from another instance`)
}

/** Reloads the page with all of its data, at most once a minute. */
function askInOnePiece() {
  document.cookie = `${INLINE_SHELL_COOKIE}=1; Path=/; Max-Age=10; SameSite=Lax`
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}
