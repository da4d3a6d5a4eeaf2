import { partsOf } from '@millwright/domain/partsOf'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { ApiError } from '@millwright/api-client/apiError'
import { isDefinite } from '@millwright/api-client/once'
import { problemOf } from '@millwright/api-client/problemOf'
import { TYPED_LIMIT } from '@millwright/domain/constants'
import { internalPath, safeReturnPath } from '@millwright/domain/link/link'
import { ScreenResponse, loginPath, refusalOf } from '@millwright/pages/loader'
import type { Problem, TitleText } from '@millwright/pages/loader'
import { fieldsOf, log } from '@millwright/edge/log'
import { loaderContextOf, resolveTitle } from '../render/loadPage.server.ts'
import type { ActionAnswer } from '../router/pageData.ts'
import type { RequestContext } from '../session/requestContext.server.ts'

/** Runs the action of the screen at an address, either in the background or as a page of its own (ADR 13). */
export async function runAction(
  context: RequestContext,
  url: URL,
  form: FormData,
  background = false,
): Promise<ActionAnswer> {
  const { params, definition } = context.shop.routes.match(url.pathname)
  const { action: act, searchParams } = definition
  if (!act) return { outcome: { done: false, problem: { key: 'notFound' } } }
  try {
    const outcome = await act(context.api, loaderContextOf(context, url, params, context.user(), searchParams), form)
    if (!outcome.done) return { outcome }
    const { token } = partsOf(outcome.data)
    if (typeof token === 'string') {
      context.logIn(token)
      if (background) return { outcome: { done: true }, loggedIn: true }
      return { to: (await replayPending(context)) ?? backOf(url, form) }
    }
    if (form.get('intent') === 'logout') {
      context.logOutAndClearData()
      return { to: backOf(url, form) }
    }
    const { toast, next } = outcome
    const said = (text: TitleText) => resolveTitle(text, context)
    return {
      outcome: {
        ...outcome,
        ...(toast && { toast: said(toast) }),
        ...(next && { next: { ...next, label: said(next.label) } }),
      },
    }
  } catch (error) {
    return failed(error, context, url, form)
  } finally {
    context.forgetUser()
    context.deadline.renew()
  }
}

function failed(error: unknown, context: RequestContext, url: URL, form: FormData): ActionAnswer {
  if (error instanceof ScreenResponse) {
    // The page at the same address shows which record is missing.
    if ('missing' in error.to) return { to: url.pathname + url.search }
    if (!('redirect' in error.to)) return { outcome: { done: false, problem: { key: 'notFound' } } }
    const to = internalPath(error.to.redirect) ?? '/'
    const { steps, token } = error.left
    if (steps !== undefined) context.keepSteps(steps)
    if (token !== undefined) context.logIn(token)
    const [pathname = ''] = to.split('?')
    return isAt(pathname, 'login') ? { to, login: true } : { to }
  }
  if (error instanceof ApiError && error.kind === 'login') {
    context.logOut()
    return { to: loginPath(backOf(url, form, url.pathname + url.search)), login: true }
  }
  if (!(error instanceof ApiError))
    log('error', 'form', {
      request: context.id,
      route: context.shop.routes.match(url.pathname).route.id,
      ...fieldsOf(error),
    })
  const problem = error instanceof ApiError ? problemOf(error) : { key: 'error' }
  const fields = fieldsAt(error, form, problem)
  return {
    outcome: { done: false, problem, form: typedIn(form), unanswered: !isDefinite(error), ...(fields && { fields }) },
  }
}

/** Returns the problem under the form field that the mall refused, if the form has a field of that name. */
function fieldsAt(
  error: unknown,
  form: FormData,
  problem: Problem<string>,
): Record<string, Problem<string>> | undefined {
  const { field } = partsOf(refusalOf(error)?.data)
  return typeof field === 'string' && form.has(field) ? { [field]: problem } : undefined
}

/** Returns the typed values, which fill the form again. Omits password fields and long values. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= TYPED_LIMIT && !/pass/i.test(name) ? [[name, value]] : [],
    ),
  )
}

/** Replays the form that a visitor posted before signing in. If it fails, returns the cart's path with the problem. */
async function replayPending(context: RequestContext): Promise<string | undefined> {
  if (!context.pending) return undefined
  context.dropPending()
  const form = new FormData()
  for (const [name, value] of context.pending.form) form.append(name, value)
  const acted = await runAction(context, new URL(context.pending.path, context.url.origin), form, true)
  if (!('outcome' in acted) || acted.outcome.done) return undefined
  const { problem } = acted.outcome
  return path('cart', { notAdded: '1', ...('key' in problem && { problem: problem.key }) })
}

/** Returns the path to go to after signing in, from the form or the query. */
function backOf(url: URL, form: FormData, otherwise = '/'): string {
  return safeReturnPath(form.get('back') ?? url.searchParams.get('back')) ?? otherwise
}
