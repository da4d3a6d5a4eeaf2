import { redirects } from '@millwright/pages/route'
import { loginPath } from '@millwright/pages/loader'
import type { Outcome } from '@millwright/pages/loader'
import { drawCode } from './renderQrCode.server.tsx'
import { drawPage } from './renderPage.server.tsx'
import type { Assets } from '../document/assets.ts'
import { createEveryone } from '../cache/publicPageCache.server.ts'
import type { Everyone } from '../cache/publicPageCache.server.ts'
import { answerFrame } from '../cache/shellData.server.ts'
import { definitionOf, makeFrame, makePage } from './loadPage.server.ts'
import { categories, suggest } from './lookups.server.ts'
import { matchRoute } from '../router/matchRoute.ts'
import type { Life } from '../cache/staleWhileRevalidate.server.ts'
import { perform } from '../actions/runAction.server.ts'
import { AHEAD, WITH_FRAME, pathOfData } from './pageData.ts'
import type { Acted, Answer, Shown } from './pageData.ts'
import { areasOf } from './views.server.ts'
import { openVisit } from '../session/requestContext.server.ts'
import type { Visit } from '../session/requestContext.server.ts'
import { takeVisits } from '../analytics/pageViews.server.ts'

const ACT = '/_act'

type Tools = { assets: Assets; everyone: Everyone }

/** The mall's answer to a request for a screen, for its data, or to a form posted to it. */
export function createAnswer(assets: Assets, life?: Life) {
  const everyone = createEveryone(assets, life)
  return async function answer(request: Request, peer?: string): Promise<Response> {
    const url = new URL(request.url)
    const visit = openVisit(request, url, peer)
    const response = await answerTo(request, url, visit, { assets, everyone })
    for (const cookie of visit.cookies) response.headers.append('Set-Cookie', cookie)
    // Recent searches and what was compared go, language and theme stay. Pages of buyers are in no cache: that is not
    // cleared, which takes browsers seconds.
    if (visit.left) response.headers.set('Clear-Site-Data', '"storage"')
    if (isPersonal(visit, response)) response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
}

/** A buyer's page, and any that sets a cookie or answers what was typed, is kept by nobody. */
function isPersonal(visit: Visit, { headers, status }: Response): boolean {
  if (visit.cookies.length) return true
  return (
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    (!visit.anonymous || status === 422 || visit.pending !== undefined)
  )
}

async function answerTo(request: Request, url: URL, visit: Visit, tools: Tools): Promise<Response> {
  const posted = request.method === 'POST'
  if (!posted && request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  if (url.pathname.startsWith(`${ACT}/`))
    return posted
      ? data(await perform(visit, within(url, url.pathname.slice(ACT.length)), await request.formData(), true))
      : data(null, 405)
  if (url.pathname.startsWith('/_qr/')) return drawCode(url)
  if (url.pathname.startsWith('/_frame/')) return answerFrame(url, tools.assets)
  if (url.pathname === '/_suggest') return suggest(visit)
  if (url.pathname === '/_categories') return categories(visit)
  if (url.pathname === '/_visits') return posted ? takeVisits(request, visit) : data(null, 405)
  const path = pathOfData(url.pathname)
  if (path !== undefined) return data(await dataAt(request, within(url, path), visit, tools))
  return posted ? answerToPost(request, url, visit, tools) : page(request, url, visit, tools)
}

async function page(
  request: Request,
  url: URL,
  visit: Visit,
  { assets, everyone }: Tools,
  outcome?: Outcome,
): Promise<Response> {
  const to = elsewhereOf(url) ?? wayInOf(url, visit)
  if (to) return redirect(to, 302)
  if (!outcome && visit.anonymous) return everyone.page(request, url, visit)
  const [made, frame] = await Promise.all([makePage(visit, url, outcome), makeFrame(visit, url, assets)])
  return 'to' in made ? redirect(made.to, made.status) : drawPage(request, { page: made, frame }, visit, assets)
}

/** A form of a browser without scripts. */
async function answerToPost(request: Request, url: URL, visit: Visit, tools: Tools): Promise<Response> {
  if (!definitionOf(matchRoute(url.pathname).route.screen).action)
    return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  const form = await request.formData()
  const done = await perform(visit, url, form)
  if ('to' in done) {
    keepForLogin(done, visit, url, form)
    return redirect(done.to, 303)
  }
  // The answer of a post must not be what a reload sends again.
  const plain = done.outcome.done && done.outcome.data === undefined && url.pathname !== '/login'
  return plain ? redirect(url.pathname + url.search, 303) : page(request, url, visit, tools, done.outcome)
}

async function dataAt(request: Request, url: URL, visit: Visit, { everyone, assets }: Tools): Promise<Answer> {
  const to = elsewhereOf(url)
  if (to) return { to }
  const { build } = assets
  const { screen, buyerOnly } = matchRoute(url.pathname).route
  const part = (shown: Shown) => assets.partOf(shown, visit.locale, areasOf({ screen: shown }))
  // Screens of buyers are made at the click: they price orders and start payments.
  if (request.headers.has(AHEAD) && (buyerOnly || screen === 'Login' || screen === 'NotFound'))
    return { ahead: part(screen), screen, build }
  let outcome: Outcome | undefined
  if (request.method === 'POST') {
    const form = await request.formData()
    const done = await perform(visit, url, form)
    keepForLogin(done, visit, url, form)
    if ('to' in done) return { to: done.to }
    outcome = done.outcome
  }
  const framed = outcome !== undefined || request.headers.has(WITH_FRAME)
  const wayIn = outcome ? undefined : wayInOf(url, visit)
  if (wayIn) return { to: wayIn }
  const loaded = !outcome && visit.anonymous ? everyone.data(url, visit) : makePage(visit, url, outcome)
  const [made, frame] = await Promise.all([loaded, framed ? makeFrame(visit, url, assets) : undefined])
  return 'to' in made ? { to: made.to } : { page: made, part: part(made.screen), build, frame, locale: visit.locale }
}

function keepForLogin(done: Acted, visit: Visit, url: URL, form: FormData) {
  if ('to' in done && done.login) visit.keepPending(url.pathname, form)
}

/** A visitor logs in first, and is led back with all that the address says. */
function wayInOf(url: URL, { anonymous }: Visit): string | undefined {
  return anonymous && matchRoute(url.pathname).route.buyerOnly ? loginPath(url.pathname + url.search) : undefined
}

function elsewhereOf(url: URL): string | undefined {
  const found = redirects.find(({ path }) => `/${path}` === url.pathname.toLowerCase())
  return found && found.to + url.search
}

function within(url: URL, pathname: string): URL {
  const other = new URL(url)
  other.pathname = pathname
  return other
}

function redirect(to: string, status: number): Response {
  return new Response(null, { status, headers: { Location: to, 'Cache-Control': 'no-store' } })
}

/** Never kept by the browser: what is fetched ahead, the page itself remembers (ADR 14). */
function data(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
