import { renderPage, headersOf } from './renderPage.server.tsx'
import { loadShellData, errorPage } from './loadPage.server.ts'
import { createStaleWhileRevalidate } from '../cache/staleWhileRevalidate.server.ts'
import { createRequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

const LIFE = { fresh: 300_000, stale: Infinity }
/** The value of `Retry-After`, in seconds. */
const AGAIN = '5'

/**
 * Creates the overload response: the mall's frame with a notice, rendered in advance and without scripts, to keep load
 * low.
 */
export function createOverload(shop: ShopRuntime) {
  const remember = createStaleWhileRevalidate<string>(LIFE)
  const drawn = (language: string, theme: string) => remember(`${language} ${theme}`, () => draw(language, theme, shop))
  for (const language of Object.keys(shop.config.languages)) drawn(language, '').catch(() => undefined)

  return async function overloaded(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const headers = { 'Retry-After': AGAIN, 'Cache-Control': 'no-store' }
    // Requests of the shop's own scripts get only the status. The scripts then request the whole page.
    const asPage = request.method === 'GET' && !url.pathname.startsWith('/_') && !url.pathname.endsWith('.data')
    const context = createRequestContext(shop, request, url)
    const page = asPage && (await drawn(context.language, context.theme ?? '').catch(() => undefined))
    if (!page)
      return new Response('Busy', { status: 503, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
    const all = headersOf(context)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return new Response(page, { status: 503, headers: all })
  }
}

async function draw(language: string, theme: string, shop: ShopRuntime) {
  const request = new Request('http://mall.invalid/', { headers: { cookie: `lang=${language}; theme=${theme}` } })
  const nobody = createRequestContext(shop, request, new URL(request.url))
  const frame = await loadShellData(nobody, nobody.url)
  // An empty path makes "try again" link to the requested address, whichever it is.
  const page = errorPage({ path: '', search: '' }, { status: 503, requestId: nobody.id, busy: true })
  const html = await (await renderPage(request, { page, frame }, nobody)).text()
  return html.replace(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
}
