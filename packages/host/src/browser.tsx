import { setCurrency } from '@millwright/domain/money/currency'
import { takePaths } from '@millwright/domain/paths/setPaths'
import type { Resources } from '@millwright/i18n/createTexts'
import type { ShellParts } from '@millwright/pages/layout/Shell'
import { startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Mall } from './document/Mall.tsx'
import { frameTexts } from './document/frameTexts.ts'
import { createScrollRestoration } from './router/scrollRestoration.ts'
import { reloadOnLostChunk } from './router/reloadOnLostChunk.ts'
import { loadScreenModule } from './document/screenModules.ts'
import { createRouter } from './router/router.ts'
import type { Shown } from './router/router.ts'
import { IN_ONE_PIECE } from './cache/inOnePiece.ts'
import { PAGE_DATA } from './render/pageData.ts'
import type { PageData, ShellFrame } from './render/pageData.ts'
import { savesData } from './router/savesData.ts'
import { offlineNotice } from './router/useLinks.ts'

export type BrowserOptions = {
  /** What the shop has in the place of the kit's parts of the shell: the module that `createShop` is given as `shell`. */
  shell?: ShellParts
}

/** Takes over the page that the server sent. The build calls it; a shop has no call of its own. */
export function startShop({ shell }: BrowserOptions = {}): void {
  const sent = JSON.parse(document.getElementById(PAGE_DATA)!.textContent) as PageData
  reloadOnLostChunk(window)
  // Not awaited at the top: the parts import this file's, and would wait for it while it waits for them.
  void start(sent, shell)
  // What can be shown without a network has to be here before that.
  setTimeout(() => {
    offlineNotice().catch(() => undefined)
  }, 4000)
}

async function start(sent: PageData, shell: ShellParts | undefined) {
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
  const router = createRouter({
    first,
    build,
    places: createScrollRestoration(window),
    window,
    show: (next) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        latest = next
        // No transition: React would draw in slices of 5 ms, with a frame of the old screen between each, for twice the
        // time.
        draw?.(next)
      }),
  })

  /** The mall in the browser: what the server drew, and then what the router shows. */
  function Running() {
    const [shown, setShown] = useState(first)
    useLayoutEffect(() => {
      draw = setShown
      // Where somebody went back before the page could listen.
      if (latest !== first) setShown(latest)
    }, [])
    useLayoutEffect(() => {
      for (const tell of waiting.splice(0)) tell()
    }, [shown])
    return <Mall {...shown} frameTexts={around} router={router} parts={shell} />
  }

  startTransition(() => {
    hydrateRoot(document, <Running />, {
      // Something changed the page before React took it over, an extension perhaps. React draws it anew, from data that
      // a page in one piece has.
      onRecoverableError(error) {
        document.documentElement.classList.add('js')
        reportError(error)
        askInOnePiece()
      },
    })
  })
  // From anywhere people go to a product: once all is quiet its part is fetched, so that a click waits for the data
  // alone. From a list they go there at once.
  setTimeout(
    () => {
      const { next } = frame
      if (next && !savesData() && frame.build === build) loadScreenModule('Detail', next).catch(() => undefined)
    },
    page.screen === 'List' ? 100 : 2000,
  )
}

/** What this shop says differently from the kit holds before anything is drawn. */
function settled(frame: ShellFrame): ShellFrame {
  const { paths, currency } = frame.shop ?? {}
  if (paths) takePaths(paths.own, paths)
  if (currency) setCurrency(currency)
  return frame
}

/** A language of the shop's own comes from a file that the page names. */
async function frameTextsOf({ frameTexts: href, locale }: PageData): Promise<Resources> {
  if (!href) return frameTexts[locale]()
  return ((await import(/* @vite-ignore */ href)) as { texts: Resources }).texts
}

/** A visitor's is a file, which the page has the browser fetch beside its scripts. */
async function frameOf({ frame }: PageData): Promise<ShellFrame> {
  if (typeof frame !== 'string') return frame
  const file = await fetch(frame)
  if (file.ok) return (await file.json()) as ShellFrame
  // Another instance of the shop drew the page, from what this one has not.
  askInOnePiece()
  throw new Error(`${frame} is of another instance`)
}

/** Loads the page anew with all of its data; not twice within a minute. */
function askInOnePiece() {
  document.cookie = `${IN_ONE_PIECE}=1; Path=/; Max-Age=10; SameSite=Lax`
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}
