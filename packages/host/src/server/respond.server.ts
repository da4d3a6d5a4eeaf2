import { isAt } from '@millwright/domain/paths/isAt'
import { Hono } from 'hono'
import { redirects } from '@millwright/pages/route'
import { loginPath } from '@millwright/pages/loader'
import type { ActionResult } from '@millwright/pages/loader'
import { renderPage } from '../render/renderPage.server.tsx'
import { createPublicPageCache } from '../render/publicPageCache.server.ts'
import type { PublicPageCache } from '../render/publicPageCache.server.ts'
import { loadShellData, loadPage } from '../render/loadPage.server.ts'
import type { Lifetime } from '../cache/staleWhileRevalidate.server.ts'
import { runAction } from '../actions/runAction.server.ts'
import { PREFETCH, WITH_SHELL, pathOfData } from '../router/pageData.ts'
import type { ActionAnswer, DataAnswer, ShownScreen } from '../router/pageData.ts'
import { createRequestContext } from '../session/requestContext.server.ts'
import type { RequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'
import { createResources } from '../resources/resources.server.ts'
import type { ServerEnv } from '../resources/resources.server.ts'

const ACT = '/_act'

type Tools = { shop: ShopRuntime; everyone: PublicPageCache }

/** Creates the request handler for screens, their data, posted forms and resources. */
export function createResponder(shop: ShopRuntime, life?: Lifetime) {
  const tools: Tools = { shop, everyone: createPublicPageCache(shop, life) }
  const app = new Hono<ServerEnv>()
    .use(async (asked, next) => {
      const url = new URL(asked.req.url)
      const context = createRequestContext(shop, asked.req.raw, url, asked.env.peer)
      asked.set('url', url)
      asked.set('context', context)
      await next()
      const { headers } = asked.res
      if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', context.id)
      for (const cookie of context.cookies) headers.append('Set-Cookie', cookie)
      // Clears recent searches but keeps language and theme. The cache is not cleared: buyers' pages are never cached,
      // and clearing takes browsers seconds.
      if (context.isLeaving) headers.set('Clear-Site-Data', '"storage"')
      if (isPersonal(context, asked.res)) headers.set('Cache-Control', 'private, no-store')
    })
    .route('/', createResources(shop))
    .post(`${ACT}/*`, async ({ req, var: { url, context } }) =>
      data(await runAction(context, within(url, url.pathname.slice(ACT.length)), await formOf(req.raw), true)),
    )
    .get(`${ACT}/*`, () => data(null, 405))
    .on(['GET', 'POST'], '*', async ({ req: { raw }, var: { url, context } }) => {
      const path = pathOfData(url.pathname)
      if (path !== undefined) return data(await dataAt(raw, within(url, path), context, tools))
      return raw.method === 'POST' ? answerToPost(raw, url, context, tools) : page(raw, url, context, tools)
    })
    .all('*', () => new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD, POST' } }))
    // The caller of the handler answers and logs errors.
    .onError((error) => {
      if (error instanceof NoForm) return new Response('Bad Request', { status: 400 })
      throw error
    })
  return async (request: Request, peer?: string): Promise<Response> => app.fetch(request, { peer })
}

/** Returns whether a response must not be cached: a buyer's page, one that sets a cookie or one that answers a form. */
function isPersonal(context: RequestContext, { headers, status }: Response): boolean {
  if (context.cookies.length) return true
  return (
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    (!context.anonymous || status === 422 || context.pending !== undefined)
  )
}

async function page(
  request: Request,
  url: URL,
  context: RequestContext,
  { everyone }: Tools,
  outcome?: ActionResult<unknown, string>,
): Promise<Response> {
  const to = elsewhereOf(url) ?? wayInOf(url, context)
  if (to) return redirect(to, 302)
  if (!outcome && context.anonymous && !context.inlineShell) return everyone.page(request, url, context)
  const [made, frame] = await Promise.all([loadPage(context, url, outcome), loadShellData(context, url)])
  return 'to' in made ? redirect(made.to, made.status) : renderPage(request, { page: made, frame }, context)
}

/** Answers a form posted without scripts. */
async function answerToPost(request: Request, url: URL, context: RequestContext, tools: Tools): Promise<Response> {
  if (!tools.shop.routes.match(url.pathname).definition.action)
    return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  const form = await formOf(request)
  const done = await runAction(context, url, form)
  if ('to' in done) {
    keepForLogin(done, context, url, form)
    return redirect(done.to, 303)
  }
  // Redirects after a post, so that a reload does not post again.
  const plain = done.outcome.done && done.outcome.data === undefined && !isAt(url.pathname, 'login')
  return plain ? redirect(url.pathname + url.search, 303) : page(request, url, context, tools, done.outcome)
}

async function dataAt(
  request: Request,
  url: URL,
  context: RequestContext,
  { everyone, shop }: Tools,
): Promise<DataAnswer> {
  const to = elsewhereOf(url)
  if (to) return { to }
  const { assets, routes, views } = shop
  const { build } = assets
  const { screen, buyerOnly } = routes.match(url.pathname).route
  const part = (shown: ShownScreen) => assets.partOf(shown, context.language, views.namespacesOf(shown))
  // Buyers' screens are loaded only after the click, because loading them prices orders and starts payments.
  if (request.headers.has(PREFETCH) && (buyerOnly || screen === 'Login' || screen === 'NotFound'))
    return { ahead: part(screen), screen, build }
  let outcome: ActionResult<unknown, string> | undefined
  if (request.method === 'POST') {
    const form = await formOf(request)
    const done = await runAction(context, url, form)
    keepForLogin(done, context, url, form)
    if ('to' in done) return { to: done.to }
    outcome = done.outcome
  }
  const framed = outcome !== undefined || request.headers.has(WITH_SHELL)
  const wayIn = outcome ? undefined : wayInOf(url, context)
  if (wayIn) return { to: wayIn }
  const loaded = !outcome && context.anonymous ? everyone.data(url, context) : loadPage(context, url, outcome)
  const [made, frame] = await Promise.all([loaded, framed ? loadShellData(context, url) : undefined])
  return 'to' in made
    ? { to: made.to }
    : { page: made, part: part(made.screen), build, frame, language: context.language }
}

class NoForm extends Error {}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    throw error instanceof TypeError ? new NoForm() : error
  }
}

function keepForLogin(done: ActionAnswer, context: RequestContext, url: URL, form: FormData) {
  if ('to' in done && done.login) context.keepPending(url.pathname, form)
}

/** Returns the sign-in path for a visitor on a buyer's screen, with the way back. */
function wayInOf(url: URL, { anonymous, shop }: RequestContext): string | undefined {
  return anonymous && shop.routes.match(url.pathname).route.buyerOnly ? loginPath(url.pathname + url.search) : undefined
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

/** Returns a JSON response. Browsers never cache it: the router itself keeps prefetched data (ADR 14). */
function data(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
