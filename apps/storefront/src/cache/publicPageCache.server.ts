import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { acceptedEncodings } from '../server/acceptedEncodings.ts'
import type { Encoding } from '../server/acceptedEncodings.ts'
import { shared } from '@millwright/pages/defineScreen'
import type { Cache } from '@millwright/pages/defineScreen'
import { declaredUrl } from '@millwright/pages/searchParams'
import { drawPage, headersOf, statusOf } from '../render/renderPage.server.tsx'
import type { Assets } from '../document/assets.ts'
import type { Elsewhere } from '../render/failure.server.ts'
import { frameFile } from './shellData.server.ts'
import { definitionOf, makeFrame, makePage } from '../render/loadPage.server.ts'
import { matchRoute } from '../router/matchRoute.ts'
import { createMemory } from './staleWhileRevalidate.server.ts'
import type { Life } from './staleWhileRevalidate.server.ts'
import type { Page } from '../render/pageData.ts'
import { createTemplate } from './template.server.ts'
import { openVisit } from '../session/requestContext.server.ts'
import type { Visit } from '../session/requestContext.server.ts'

/** What every visitor is shown at an address, or where it is instead. */
type Made = { life: Life; made: Page | Elsewhere }
/** The same as a page, whole but for the nonce. */
type Kept = { life: Life } & (
  | { to: string; status: number }
  | { status: number; page: ReturnType<typeof createTemplate>; drawnBy: string }
)

/** What lacks an answer is not kept from who tries again; a mall in trouble is asked once a second for it. */
const LACKING: Life = { fresh: 1_000, stale: 1_000 }
const NONE: Life = { fresh: 0, stale: 0 }

export type Everyone = ReturnType<typeof createEveryone>

/**
 * What visitors get: pages, each drawn and compressed once for all who ask for it within some seconds, and what a click
 * shows, loaded once.
 */
export function createEveryone(assets: Assets, life = lifeIn(shared)) {
  const atMost = (one: Life) => (one.fresh < life.fresh ? one : life)
  const rememberPage = createMemory<Kept>({ limit: 200, lifeOf: ({ life }) => atMost(life) })
  const rememberData = createMemory<Made>({ limit: 200, lifeOf: ({ life }) => atMost(life) })

  return {
    async page(request: Request, asked: URL, visit: Visit): Promise<Response> {
      const { locale, theme = '' } = visit
      const url = known(asked)
      const kept = await rememberPage(`${locale} ${theme} ${url.href}`, () => draw(url, locale, theme, assets))
      if ('to' in kept)
        return new Response(null, { status: kept.status, headers: { Location: kept.to, 'Cache-Control': 'no-store' } })
      const headers = headersOf({ id: kept.drawnBy, nonce: visit.nonce })
      headers.set('Vary', 'Accept-Encoding')
      if (request.method === 'HEAD') return new Response(null, { status: kept.status, headers })
      const { encoding, body } = await bodyOf(kept.page, visit.nonce, request.headers.get('accept-encoding'))
      if (encoding) headers.set('Content-Encoding', encoding)
      headers.set('Content-Length', String(body.length))
      return new Response(body as BodyInit | null, { status: kept.status, headers })
    },

    async data(asked: URL, { locale }: Visit): Promise<Page | Elsewhere> {
      const url = known(asked)
      const { made } = await rememberData(`${locale} ${url.href}`, async () => {
        const nobody = openVisit(askedByNobody(url, locale), url)
        const made = await makePage(nobody, url)
        return { made, life: lifeOf(made, nobody) }
      })
      return 'to' in made ? made : { ...made, search: asked.search }
    },
  }
}

/** The smallest that the browser takes. */
async function bodyOf(
  page: ReturnType<typeof createTemplate>,
  nonce: string,
  accepted: string | null,
): Promise<{ encoding?: Encoding; body: Buffer }> {
  for (const encoding of acceptedEncodings(accepted)) {
    const body = await page.encoded(encoding, nonce)
    if (body) return { encoding, body }
  }
  return { body: page.raw(nonce) }
}

const known = (asked: URL) => declaredUrl(asked, definitionOf(matchRoute(asked.pathname).route.screen).searchParams)

async function draw(url: URL, locale: Visit['locale'], theme: string, assets: Assets): Promise<Kept> {
  const request = askedByNobody(url, locale, theme)
  const nobody = openVisit(request, url)
  const [made, frame] = await Promise.all([makePage(nobody, url), makeFrame(nobody, url, assets)])
  if ('to' in made) return { ...made, life: lifeOf(made, nobody) }
  const drawn = await drawPage(request, { page: made, frame }, nobody, assets, frameFile(frame))
  const life = drawn.status === statusOf(made) ? lifeOf(made, nobody) : NONE
  return {
    status: drawn.status,
    page: createTemplate(await text(drawn.body as ReadableStream), nobody.nonce),
    drawnBy: nobody.id,
    life,
  }
}

/**
 * By nobody in particular: nothing of a visitor's request is in it but what its key names, so no header can spoil what
 * others get.
 */
function askedByNobody(url: URL, locale: Visit['locale'], theme = ''): Request {
  return new Request(url, { headers: { cookie: `lang=${locale}; theme=${theme}` } })
}

/** As the screen says; what could not be made whole is kept for a second at most. */
function lifeOf(made: Page | Elsewhere, { missed, url }: Visit): Life {
  if ('problem' in made && made.problem) return NONE
  if (missed) return LACKING
  const { cache } = definitionOf(matchRoute(url.pathname).route.screen)
  return lifeIn('props' in made && made.props && cache ? cache(made.props) : shared)
}

function lifeIn({ maxAge, staleWhileRevalidate }: Cache): Life {
  return { fresh: maxAge * 1000, stale: (maxAge + staleWhileRevalidate) * 1000 }
}
