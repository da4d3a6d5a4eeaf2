import { data, matchPath, redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ApiError } from '@millwright/api-client/apiError'
import { problemOf } from '@millwright/api-client/problemOf'
import { internalPath } from '@millwright/domain/link'
import { resourcesOf } from '@millwright/i18n/resources'
import { createTexts } from '@millwright/i18n/createTexts'
import { Leave, buyerOnly, loginPath } from '@millwright/pages/at'
import type { Act, At, Head, Load, Outcome, TitleText } from '@millwright/pages/at'
import { routes } from '@millwright/pages/routes'
import type { ScreenName } from '@millwright/pages/routes'
import { acts } from './acts.server.ts'
import { config } from './config.server.ts'
import { visitContext } from './visit.server.ts'
import type { Visit } from './visit.server.ts'

/** Makes a screen's `load` the router's: who asks, what goes wrong, and the texts the screen needs. */
export function bindLoad<Props extends object>(name: ScreenName, load: Load<Props>) {
  const areas = [...new Set(routes.filter((route) => route.screen === name).flatMap((route) => route.areas))]
  const forBuyers = routes.some((route) => route.screen === name && route.buyerOnly)
  return async ({ url, params, context }: LoaderFunctionArgs) => {
    const visit = context.get(visitContext)
    try {
      const at = atOf(visit, url, params, await visit.user())
      if (forBuyers) buyerOnly(at)
      const { head, ...props } = await load(visit.api, at) as Props & { head?: Head }
      const screen = { props: props as Omit<Props, 'head'>, head: head && readable(head, visit), texts: resourcesOf(visit.locale, areas) }
      return head?.status ? data(screen, { status: head.status }) : screen
    } catch (error) {
      throw responseTo(error, visit, url)
    }
  }
}

/** Makes a screen's `act` the router's: a plain form post, and the same post as a routed submit. */
export function bindAct(act: Act) {
  return async ({ request, url, params, context }: ActionFunctionArgs) => {
    const visit = context.get(visitContext)
    const form = await request.formData()
    const done = await perform({ act, url, params }, visit, form)
    if (!('to' in done)) {
      const { outcome } = done
      if (new URL(request.url).pathname.endsWith('.data')) return outcome
      if (!outcome.done) return data(outcome, { status: outcome.unheard ? 503 : 422 })
      // Without scripts the answer of a post must not be what a reload sends again.
      return outcome.data === undefined && url.pathname !== '/login' ? redirect(url.pathname + url.search, 303) : outcome
    }
    if (done.login && form.get('intent') === 'add') visit.keepPending(url.pathname, form)
    return redirect(done.to, 303)
  }
}

/** A form that is posted in the background (`data-enhance="stay"`): the outcome as JSON, or where to go. */
export async function actInBackground(path: string, { request, context }: ActionFunctionArgs): Promise<Acted> {
  const visit = context.get(visitContext)
  const found = actAt(path)
  if (!found) return { outcome: { done: false, problem: { key: 'notFound' } } }
  return perform(found, visit, await request.formData(), true)
}

export type Acted = { outcome: Outcome; loggedIn?: true } | { to: string; login?: true }

type Deed = { act: Act; url: URL; params: At['params'] }

async function perform({ act, url, params }: Deed, visit: Visit, form: FormData, background = false): Promise<Acted> {
  try {
    // Who comes or goes is let through, though the mall cannot say who that is.
    const user = url.pathname === '/login' ? undefined : await visit.user()
    const outcome = await act(visit.api, atOf(visit, url, params, user), form)
    if (!outcome.done) return { outcome }
    const back = backOf(url, form)
    const token = (outcome.data as { token?: unknown } | undefined)?.token
    if (typeof token === 'string') {
      visit.logIn(token)
      if (background) return { outcome: { done: true }, loggedIn: true }
      return { to: await replayPending(visit) ?? back }
    }
    if (form.get('intent') === 'logout') {
      visit.logOut()
      return { to: back }
    }
    return { outcome: outcome.toast ? { ...outcome, toast: inWords(outcome.toast, visit) } : outcome }
  } catch (error) {
    if (error instanceof Leave) {
      if (!('redirect' in error.to)) return { outcome: { done: false, problem: { key: 'notFound' } } }
      const { redirect: to } = error.to
      return to.startsWith('/login') ? { to, login: true } : { to }
    }
    if (error instanceof ApiError && error.kind === 'login') {
      visit.logOut()
      return { to: loginPath(backOf(url, form, url.pathname + url.search)), login: true }
    }
    if (!(error instanceof ApiError)) console.error(`${visit.id} ${url.pathname}`, error)
    return { outcome: { done: false, problem: error instanceof ApiError ? problemOf(error) : { key: 'error' }, form: typedIn(form), unheard: !(error instanceof ApiError) || error.kind !== 'refused' } }
  } finally {
    visit.patience.renew()
  }
}

/** What was typed, for a form that is drawn again; secrets do not travel back. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' && value.length <= 500 && !/pass/i.test(name) ? [[name, value]] : [])))
}

/** What a visitor put into the cart before logging in. Where it fails now, the answer is the cart that says so. */
async function replayPending(visit: Visit): Promise<string | undefined> {
  if (!visit.pending) return undefined
  visit.dropPending()
  const found = actAt(visit.pending.path)
  if (!found) return undefined
  const form = new FormData()
  for (const [name, value] of visit.pending.form) form.append(name, value)
  const acted = await perform(found, visit, form, true)
  if (!('outcome' in acted) || acted.outcome.done) return undefined
  const { problem } = acted.outcome
  return `/cart?${new URLSearchParams({ notAdded: '1', ...('key' in problem && { problem: problem.key }) })}`
}

function actAt(path: string): Deed | undefined {
  const url = new URL(path, 'http://mall.invalid')
  for (const route of routes) {
    const match = matchPath({ path: `/${route.path}` }, url.pathname)
    const act = match && acts[route.screen]
    if (act) return { act, url, params: match.params }
  }
  return undefined
}

/** The login page says where to go afterwards, in its form or in its address; only paths of the mall count. */
function backOf(url: URL, form: FormData, otherwise = '/'): string {
  const wanted = internalPath(form.get('back') ?? url.searchParams.get('back'))
  return wanted && !wanted.startsWith('/login') ? wanted : otherwise
}

function atOf(visit: Visit, url: URL, params: At['params'], user: At['user']): At {
  return { url, params, locale: visit.locale, user, now: Date.now(), pictureBase: config.pictureBase }
}

function responseTo(error: unknown, visit: Visit, url: URL) {
  if (error instanceof Leave) return 'redirect' in error.to ? redirect(internalPath(error.to.redirect) ?? '/', error.to.status) : failure(404, visit)
  if (error instanceof ApiError) {
    if (error.kind === 'login') {
      visit.logOut()
      return redirect(loginPath(url.pathname + url.search))
    }
    if (error.kind === 'aborted') return failure(499, visit)
    const status = statusOf(error)
    if (status >= 500) console.error(`${visit.id} ${url.pathname}: ${error.call} ${error.kind} ${error.code ?? error.path ?? reasonOf(error.cause)}`)
    return failure(status, visit, error.kind === 'refused' ? error.message : undefined)
  }
  console.error(`${visit.id} ${url.pathname}`, error)
  return failure(500, visit)
}

/** `fetch` says why it failed in the cause of its cause. */
function reasonOf(cause: unknown): string {
  const { message, code, cause: deeper } = (cause ?? {}) as { message?: string; code?: string; cause?: unknown }
  return deeper ? reasonOf(deeper) : code ?? message ?? ''
}

function failure(status: number, { id }: Visit, message?: string) {
  return data({ requestId: id, message }, { status })
}

/** Something that is not there, or that nobody can be asked for by this address. */
const missing: ReadonlySet<string> = new Set(['A00013', 'A00014', 'A01000', 'A03000'])

function statusOf(error: ApiError): number {
  switch (error.kind) {
    case 'refused': return missing.has(error.code ?? '') ? 404 : 500
    case 'network': return 503
    case 'timeout': return 504
    default: return 502
  }
}

/** The head as the browser gets it: its title in words. */
export type ReadyHead = Omit<Head, 'title'> & { title: string }

function readable(head: Head, visit: Visit): ReadyHead {
  return { ...head, title: inWords(head.title, visit) }
}

function inWords(title: TitleText, { locale }: Visit): string {
  if (typeof title === 'string') return title
  const texts = createTexts(locale, resourcesOf(locale, [title.area])).t as (key: string, options: object) => string
  return texts(title.key, { ...title.values, ns: title.area })
}
