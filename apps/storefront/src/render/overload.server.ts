import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { renderPage, headersOf } from './renderPage.server.tsx'
import type { Assets } from '../document/assets.ts'
import { loadShellData, troubled } from './loadPage.server.ts'
import { createStaleWhileRevalidate } from '../cache/staleWhileRevalidate.server.ts'
import { createRequestContext } from '../session/requestContext.server.ts'

const LIFE = { fresh: 300_000, stale: Infinity }
/** Seconds after which a person may well be let in. */
const AGAIN = '5'

/**
 * The answer to those who cannot be served in time: the mall's frame and an honest notice, drawn while there was time
 * and without scripts, which would cost the next ones their turn.
 */
export function createOverload(assets: Assets) {
  const remember = createStaleWhileRevalidate<string>(LIFE)
  const drawn = (locale: string, theme: string) => remember(`${locale} ${theme}`, () => draw(locale, theme, assets))
  for (const locale of ['zh', 'en']) drawn(locale, '').catch(() => undefined)

  return async function overloaded(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const headers = { 'Retry-After': AGAIN, 'Cache-Control': 'no-store' }
    // Asked for by a script, which then asks for the page.
    const asPage = request.method === 'GET' && !url.pathname.startsWith('/_') && !url.pathname.endsWith('.data')
    const context = createRequestContext(request, url)
    const page = asPage && (await drawn(context.locale, context.theme ?? '').catch(() => undefined))
    if (!page)
      return new Response('Busy', { status: 503, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
    const all = headersOf(context)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return new Response(page, { status: 503, headers: all })
  }
}

async function draw(locale: string, theme: string, assets: Assets) {
  const request = new Request('http://mall.invalid/', { headers: { cookie: `lang=${locale}; theme=${theme}` } })
  const nobody = createRequestContext(request, new URL(request.url))
  const frame = await loadShellData(nobody, nobody.url, assets)
  // Without a path: "try again" is the address that was asked for, whichever it was.
  const page = troubled({ path: '', search: '' }, { status: 503, requestId: nobody.id, busy: true })
  const html = await text((await renderPage(request, { page, frame }, nobody, assets)).body as ReadableStream)
  return html.replace(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
}
