import { ApiError } from '@millwright/api-client/apiError'
import { isDefinite } from '@millwright/api-client/once'
import { problemOf } from '@millwright/api-client/problemOf'
import { internalPath, wayBack } from '@millwright/domain/link/link'
import { Leave, loginPath } from '@millwright/pages/loader'
import { fieldsOf, log } from '../server/log.server.ts'
import { atOf, definitionOf, inWords } from '../render/loadPage.server.ts'
import { matchRoute } from '../router/matchRoute.ts'
import type { Acted } from '../render/pageData.ts'
import type { Visit } from '../session/requestContext.server.ts'

/** Does what a form posted to an address asks for; in the background, or as a page of its own (ADR 13). */
export async function perform(visit: Visit, url: URL, form: FormData, background = false): Promise<Acted> {
  const { route, params } = matchRoute(url.pathname)
  const { action: act, searchParams } = definitionOf(route.screen)
  if (!act) return { outcome: { done: false, problem: { key: 'notFound' } } }
  try {
    const outcome = await act(visit.api, atOf(visit, url, params, visit.user(), searchParams), form)
    if (!outcome.done) return { outcome }
    const token = (outcome.data as { token?: unknown } | undefined)?.token
    if (typeof token === 'string') {
      visit.logIn(token)
      if (background) return { outcome: { done: true }, loggedIn: true }
      return { to: (await replayPending(visit)) ?? backOf(url, form) }
    }
    if (form.get('intent') === 'logout') {
      visit.leave()
      return { to: backOf(url, form) }
    }
    return { outcome: outcome.toast ? { ...outcome, toast: inWords(outcome.toast, visit) } : outcome }
  } catch (error) {
    return failed(error, visit, url, form)
  } finally {
    visit.patience.renew()
  }
}

function failed(error: unknown, visit: Visit, url: URL, form: FormData): Acted {
  if (error instanceof Leave) {
    if (!('redirect' in error.to)) return { outcome: { done: false, problem: { key: 'notFound' } } }
    const to = internalPath(error.to.redirect) ?? '/'
    const { steps, token } = error.left
    if (steps !== undefined) visit.keepSteps(steps)
    if (token !== undefined) visit.logIn(token)
    return to.startsWith('/login') ? { to, login: true } : { to }
  }
  if (error instanceof ApiError && error.kind === 'login') {
    visit.logOut()
    return { to: loginPath(backOf(url, form, url.pathname + url.search)), login: true }
  }
  if (!(error instanceof ApiError))
    log('error', 'form', { request: visit.id, route: matchRoute(url.pathname).route.id, ...fieldsOf(error) })
  const problem = error instanceof ApiError ? problemOf(error) : { key: 'error' }
  return { outcome: { done: false, problem, form: typedIn(form), unheard: !isDefinite(error) } }
}

/** What was typed, for a form that is drawn again; secrets do not travel back. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= 500 && !/pass/i.test(name) ? [[name, value]] : [],
    ),
  )
}

/** What a visitor put into the cart before logging in. Where it fails now, the answer is the cart that says so. */
async function replayPending(visit: Visit): Promise<string | undefined> {
  if (!visit.pending) return undefined
  visit.dropPending()
  const form = new FormData()
  for (const [name, value] of visit.pending.form) form.append(name, value)
  const acted = await perform(visit, new URL(visit.pending.path, visit.url.origin), form, true)
  if (!('outcome' in acted) || acted.outcome.done) return undefined
  const { problem } = acted.outcome
  return `/cart?${new URLSearchParams({ notAdded: '1', ...('key' in problem && { problem: problem.key }) })}`
}

/** The login page says where to go afterwards, in its form or in its address. */
function backOf(url: URL, form: FormData, otherwise = '/'): string {
  return wayBack(form.get('back') ?? url.searchParams.get('back')) ?? otherwise
}
