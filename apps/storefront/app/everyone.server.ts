import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { acceptedEncodings } from './acceptedEncodings.ts'
import type { Encoding } from './acceptedEncodings.ts'
import { drawPage, headersOf, statusOf } from './drawPage.server.tsx'
import type { Assets } from './drawPage.server.tsx'
import { frameFile } from './frames.server.ts'
import { makeFrame, makePage } from './makePage.server.ts'
import { matchRoute } from './matchRoute.ts'
import { createMemory } from './memory.server.ts'
import type { Life } from './memory.server.ts'
import { screens } from './screens.server.ts'
import { createTemplate } from './template.server.ts'
import { openVisit } from './visit.server.ts'
import type { Visit } from './visit.server.ts'

/** A page as every visitor gets it, but for the nonce; or where it is instead. */
type Kept = { life: Life } & ({ to: string; status: number } | { status: number; page: ReturnType<typeof createTemplate>; drawnBy: string })

const LIFE: Life = { fresh: 5_000, stale: 15_000 }
/** A page that shows the time goes by the server's clock, and is never further behind it. */
const CLOCK: Life = { fresh: 1_000, stale: 3_000 }
const NONE: Life = { fresh: 0, stale: 0 }

/** The pages of visitors, each drawn and compressed once for all who ask for it within some seconds. */
export function createEveryone(assets: Assets, life = LIFE) {
  const remember = createMemory<Kept>({ limit: 200, lifeOf: (kept) => (kept.life.fresh < life.fresh ? kept.life : life) })

  return async function pageOfEveryone(request: Request, asked: URL, visit: Visit): Promise<Response> {
    const { locale, theme = '' } = visit
    const url = known(asked)
    const kept = await remember(`${locale} ${theme} ${url.href}`, () => draw(url, locale, theme, assets))
    if ('to' in kept) return new Response(null, { status: kept.status, headers: { Location: kept.to, 'Cache-Control': 'no-store' } })
    const headers = headersOf({ id: kept.drawnBy, nonce: visit.nonce })
    headers.set('Vary', 'Accept-Encoding')
    if (request.method === 'HEAD') return new Response(null, { status: kept.status, headers })
    const { encoding, body } = await bodyOf(kept.page, visit.nonce, request.headers.get('accept-encoding'))
    if (encoding) headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.length))
    return new Response(body as BodyInit | null, { status: kept.status, headers })
  }
}

/** The smallest that the browser takes. */
async function bodyOf(page: ReturnType<typeof createTemplate>, nonce: string, accepted: string | null): Promise<{ encoding?: Encoding; body: Buffer }> {
  for (const encoding of acceptedEncodings(accepted)) {
    const body = await page.encoded(encoding, nonce)
    if (body) return { encoding, body }
  }
  return { body: page.raw(nonce) }
}

/** The address with what its screen reads, in one order: whatever else stands in the query is neither drawn nor makes a page of its own. */
function known(asked: URL): URL {
  const { reads = {} } = screens[matchRoute(asked.pathname).route.screen]
  const url = new URL(asked)
  url.search = String(new URLSearchParams([...asked.searchParams].filter(([name, value]) => Object.hasOwn(reads, name) && reads[name]?.test(value))))
  url.searchParams.sort()
  return url
}

/** Draws for nobody in particular: nothing of the request reaches it but what its key names, so no header can spoil what others get. */
async function draw(url: URL, locale: string, theme: string, assets: Assets): Promise<Kept> {
  const request = new Request(url, { headers: { cookie: `lang=${locale}; theme=${theme}` } })
  const nobody = openVisit(request, url)
  const [made, frame] = await Promise.all([makePage(nobody, url), makeFrame(nobody, url)])
  if ('to' in made) return { ...made, life: LIFE }
  const drawn = await drawPage(request, { page: made, frame }, nobody, assets, frameFile(frame))
  const whole = drawn.status === statusOf(made) && !made.problem
  const life = !whole ? NONE : showsTime(made.props) ? CLOCK : LIFE
  return { status: drawn.status, page: createTemplate(await text(drawn.body as ReadableStream), nobody.nonce), drawnBy: nobody.id, life }
}

/** What counts down is given the time: by its screen, or with the goods of a decorated page. */
function showsTime(props: { now?: number; page?: { now?: number }; front?: { now?: number } } = {}): boolean {
  return (props.now ?? props.page?.now ?? props.front?.now) !== undefined
}
