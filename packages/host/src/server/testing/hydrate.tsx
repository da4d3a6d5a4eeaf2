import { useEffect } from 'react'
import { resourcesOf } from '@millwright/i18n/resources'
import { shellNamespaces } from '@millwright/pages/route'
import type { JSDOM } from 'jsdom'
import { vi } from 'vitest'
import { Mall } from '../../document/Mall.tsx'
import type { PageData, ShellFrame } from '../../render/pageData.ts'
import { testRuntime } from './testRuntime.ts'

const PATIENCE = 10_000
const { views } = testRuntime()
const nothing = () => undefined
class Silent extends EventTarget {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  close = nothing
  send = nothing
}
/** What jsdom has not got, and what would lead out of it: nothing is asked for, and no line is opened. */
const still = {
  fetch: () => new Promise(nothing),
  WebSocket: Silent,
  ResizeObserver: Silent,
  IntersectionObserver: Silent,
  matchMedia: () => new Silent(),
  scrollTo: nothing,
}
/** React's server and its browser's half in one process: of that alone it complains here. */
const oneProcess = 'Detected multiple renderers concurrently'
const ofDocuments =
  /^(?:HTML|SVG)\w*Element$|^\w*Event$|^(?:Element|Node|NodeList|Text|DocumentFragment|MutationObserver|DOMParser|FormData|document|navigator|location|history|localStorage|sessionStorage|getComputedStyle|requestAnimationFrame|cancelAnimationFrame|Image|Option)$/

/** From here on this process is a browser that shows the page: what was begun in it may end after the page has gone. */
function show({ window }: JSDOM) {
  for (const name of Object.getOwnPropertyNames(window).filter((one) => ofDocuments.test(one)))
    vi.stubGlobal(name, window[name as keyof Window])
  for (const [name, value] of Object.entries(still)) vi.stubGlobal(name, value)
  vi.stubGlobal('window', Object.assign(window, still))
  window.Element.prototype.scrollTo = nothing
}

/**
 * Lets React take over a page as the browser does, in its own document. What it finds to differ from the server's HTML
 * is said in words.
 */
export async function hydrate(dom: JSDOM, { page, locale }: PageData, frame: ShellFrame): Promise<string[]> {
  const complaints: string[] = []
  const complain = (...said: unknown[]) => {
    const words = said.map((one) => (one instanceof Error ? one.message : String(one))).join(' ')
    if (!words.startsWith(oneProcess)) complaints.push(words.slice(0, 2000))
  }
  show(dom)
  const [view, { hydrateRoot }] = await Promise.all([views.viewOf(page.screen), import('react-dom/client')])
  const error = vi.spyOn(console, 'error').mockImplementation(complain)
  const done = Promise.withResolvers<void>()
  const timer = setTimeout(() => done.reject(new Error('it is not taken over in time')), PATIENCE)
  function Running() {
    useEffect(() => done.resolve(), [])
    return (
      <Mall
        page={page}
        frame={frame}
        view={view}
        texts={resourcesOf(locale, views.namespacesOf(page.screen))}
        frameTexts={resourcesOf(locale, shellNamespaces)}
      />
    )
  }
  const root = hydrateRoot(dom.window.document, <Running />, {
    onRecoverableError: complain,
    onUncaughtError: complain,
    onCaughtError: complain,
  })
  await done.promise.catch(complain)
  clearTimeout(timer)
  root.unmount()
  error.mockRestore()
  return complaints
}
