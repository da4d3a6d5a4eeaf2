import { ApiError } from '@millwright/api-client/apiError'
import { internalPath } from '@millwright/domain/link/link'
import { partsOf } from '@millwright/domain/partsOf'
import { ScreenResponse, loginPath } from '@millwright/pages/loader'
import { fieldsOf, log } from '@millwright/edge/log'
import type { Page } from '../router/pageData.ts'
import type { RequestContext } from '../session/requestContext.server.ts'

export type RedirectTo = { to: string; status: 301 | 302 | 303 }

/** Returns the redirect that a failed load leads to, if any. */
export function redirectOf(error: unknown, context: RequestContext, url: URL): RedirectTo | undefined {
  if (error instanceof ScreenResponse && 'redirect' in error.to)
    return { to: internalPath(error.to.redirect) ?? '/', status: error.to.status }
  if (!(error instanceof ApiError) || error.kind !== 'login') return undefined
  context.logOut()
  return { to: loginPath(url.pathname + url.search), status: 302 }
}

/** Returns the problem to show for a screen that failed to load: the message for the person, the id for support. */
export function problemOf(error: unknown, { id, shop }: RequestContext, url: URL): NonNullable<Page['problem']> {
  if (error instanceof ScreenResponse) return { status: 404, requestId: id }
  if (!(error instanceof ApiError)) {
    log('error', 'screen', { request: id, route: shop.routes.match(url.pathname).route.id, ...fieldsOf(error) })
    return { status: 500, requestId: id }
  }
  const status = statusOf(error)
  if (status >= 500)
    log('error', 'screen', {
      request: id,
      route: shop.routes.match(url.pathname).route.id,
      call: error.call,
      kind: error.kind,
      code: error.code ?? error.path ?? reasonOf(error.cause),
    })
  return { status, requestId: id, message: error.kind === 'refused' ? error.said : undefined }
}

/** Codes for a missing record or an invalid address. */
const missing: ReadonlySet<string> = new Set(['A00013', 'A00014', 'A01000', 'A03000'])

function statusOf(error: ApiError): number {
  switch (error.kind) {
    case 'refused':
      return missing.has(error.code ?? '') ? 404 : 500
    case 'network':
      return 503
    case 'timeout':
      return 504
    case 'aborted':
      return 499
    default:
      return 502
  }
}

/** Returns the code or message of the innermost cause. `fetch` wraps the reason of a failure in other errors. */
function reasonOf(cause: unknown): string {
  const { message, code, cause: deeper } = partsOf(cause)
  return deeper ? reasonOf(deeper) : String(code ?? message ?? '')
}
