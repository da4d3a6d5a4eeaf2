import { useEffect } from 'react'
import { resourcesOf } from '@millwright/i18n/resources'
import { shellNamespaces } from '@millwright/pages/route'
import type { JSDOM } from 'jsdom'
import { vi } from 'vitest'
import { Mall } from '../../document/Mall.tsx'
import type { PageData, ShellFrame } from '../../router/pageData.ts'
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
/** Stubs for what jsdom lacks or what would use the network: no request is sent and no socket is opened. */
const still = {
  fetch: () => new Promise(nothing),
  WebSocket: Silent,
  ResizeObserver: Silent,
  IntersectionObserver: Silent,
  matchMedia: () => new Silent(),
  scrollTo: nothing,
}
/** React's expected warning: its server and client renderers run in one process here. */
const oneProcess = 'Detected multiple renderers concurrently'
const ofDocuments =
  /^(?:HTML|SVG)\w*Element$|^\w*Event$|^(?:Element|Node|NodeList|Text|DocumentFragment|MutationObserver|DOMParser|FormData|document|navigator|location|history|localStorage|sessionStorage|getComputedStyle|requestAnimationFrame|cancelAnimationFrame|Image|Option)$/

/**
 * Replaces globals of this process with those of the page's window. The globals stay, because React may still use them
 * after the test.
 */
function show({ window }: JSDOM) {
  for (const name of Object.getOwnPropertyNames(window).filter((one) => ofDocuments.test(one)))
    vi.stubGlobal(name, window[name as keyof Window])
  for (const [name, value] of Object.entries(still)) vi.stubGlobal(name, value)
  vi.stubGlobal('window', Object.assign(window, still))
  window.Element.prototype.scrollTo = nothing
}

/** Hydrates a server-rendered page as the browser does. Returns React's errors, such as differences in the HTML. */
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
  const timer = setTimeout(() => done.reject(new Error('the page was not hydrated in time')), PATIENCE)
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
