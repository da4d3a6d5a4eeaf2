import { acceptedEncodings } from '../cache/acceptedEncodings.ts'
import { sharedPageCache } from '@millwright/pages/defineScreen'
import type { Cache } from '@millwright/pages/defineScreen'
import { declaredUrl } from '@millwright/pages/searchParams'
import { renderPage, headersOf, statusOf } from './renderPage.server.tsx'
import type { RedirectTo } from './failure.server.ts'
import { shellDataFile } from './shellData.server.ts'
import { loadShellData, loadPage } from './loadPage.server.ts'
import { createStaleWhileRevalidate } from '../cache/staleWhileRevalidate.server.ts'
import type { Lifetime } from '../cache/staleWhileRevalidate.server.ts'
import type { Page } from '../router/pageData.ts'
import { createEncodedBody } from '../cache/encodedBody.server.ts'
import type { EncodedBody } from '../cache/encodedBody.server.ts'
import { createRequestContext } from '../session/requestContext.server.ts'
import type { RequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/** The page that every visitor gets at an address, or a redirect. */
type Made = { life: Lifetime; made: Page | RedirectTo }
/** The page as a rendered response, or the redirect. */
type Kept = { life: Lifetime } & (
  | { to: string; status: number }
  | { status: number; body: EncodedBody; drawnBy: string }
)

/** An incomplete page is kept for one second, so that a failing mall gets requests for it at most once a second. */
const LACKING: Lifetime = { fresh: 1_000, stale: 1_000 }
const NONE: Lifetime = { fresh: 0, stale: 0 }

export type PublicPageCache = ReturnType<typeof createPublicPageCache>

/**
 * Caches visitors' pages, each rendered and compressed once for all requests, and the data of client-side navigations.
 */
export function createPublicPageCache(shop: ShopRuntime, life = lifeIn(sharedPageCache)) {
  const known = (asked: URL) => declaredUrl(asked, shop.routes.match(asked.pathname).definition.searchParams)
  const atMost = (one: Lifetime) => (one.fresh < life.fresh ? one : life)
  const rememberPage = createStaleWhileRevalidate<Kept>({
    name: 'page',
    limit: 200,
    lifeOf: ({ life }) => atMost(life),
  })
  const rememberData = createStaleWhileRevalidate<Made>({
    name: 'data',
    limit: 200,
    lifeOf: ({ life }) => atMost(life),
  })

  return {
    async page(request: Request, asked: URL, context: RequestContext): Promise<Response> {
      const { language, theme = '' } = context
      const url = known(asked)
      const kept = await rememberPage(`${language} ${theme} ${addressOf(url)}`, () => draw(shop, url, language, theme))
      if ('to' in kept)
        return new Response(null, { status: kept.status, headers: { Location: kept.to, 'Cache-Control': 'no-store' } })
      const headers = headersOf({ id: kept.drawnBy, shop })
      headers.set('Vary', 'Accept-Encoding')
      // A merchant's draft, or the page that says that it is gone. Other screens do not declare the parameter.
      if (url.searchParams.has('draft')) headers.set('Cache-Control', 'private, no-store')
      if (request.method === 'HEAD') return new Response(null, { status: kept.status, headers })
      const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'))
      const body = await kept.body(encoding)
      if (encoding) headers.set('Content-Encoding', encoding)
      headers.set('Content-Length', String(body.length))
      return new Response(body, { status: kept.status, headers })
    },

    async data(asked: URL, { language }: RequestContext): Promise<Page | RedirectTo> {
      const url = known(asked)
      const { made } = await rememberData(`${language} ${addressOf(url)}`, async () => {
        const nobody = createRequestContext(shop, askedByNobody(url, language), url)
        const made = await loadPage(nobody, url)
        return { made, life: lifeOf(made, nobody) }
      })
      return 'to' in made ? made : { ...made, search: asked.search }
    },
  }
}

/** Returns the cache key of a URL. The origin is included because pages contain their own address. */
const addressOf = ({ origin, pathname, search }: URL) => origin + pathname + search

async function draw(shop: ShopRuntime, url: URL, language: string, theme: string): Promise<Kept> {
  const request = askedByNobody(url, language, theme)
  const nobody = createRequestContext(shop, request, url)
  const [made, frame] = await Promise.all([loadPage(nobody, url), loadShellData(nobody, url)])
  if ('to' in made) return { ...made, life: lifeOf(made, nobody) }
  const drawn = await renderPage(request, { page: made, frame }, nobody, shellDataFile(frame, shop))
  const life = drawn.status === statusOf(made) ? lifeOf(made, nobody) : NONE
  return {
    status: drawn.status,
    body: createEncodedBody(await drawn.text()),
    drawnBy: nobody.id,
    life,
  }
}

/**
 * Builds a request that contains only the parts of the cache key, so that no header of a visitor can poison the cache.
 */
function askedByNobody(url: URL, language: string, theme = ''): Request {
  return new Request(url, { headers: { cookie: `lang=${language}; theme=${theme}` } })
}

/** Returns the cache lifetime that the screen declares. Incomplete pages get one second at most, failed pages none. */
function lifeOf(made: Page | RedirectTo, { hasFailedCall, url, shop }: RequestContext): Lifetime {
  if ('problem' in made && made.problem) return NONE
  const { route, definition } = shop.routes.match(url.pathname)
  const own = 'screen' in made && made.screen === route.screen && made.props
  const life = lifeIn(own && definition.cache ? definition.cache(own) : sharedPageCache)
  return hasFailedCall && life.stale > 0 ? LACKING : life
}

function lifeIn({ maxAge, staleWhileRevalidate }: Cache): Lifetime {
  return { fresh: maxAge * 1000, stale: (maxAge + staleWhileRevalidate) * 1000 }
}
