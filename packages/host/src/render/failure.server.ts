import { ApiError } from '@millwright/api-client/apiError'
import { internalPath } from '@millwright/domain/link/link'
import { ScreenResponse, loginPath } from '@millwright/pages/loader'
import { fieldsOf, log } from '../log/log.server.ts'
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

/** Returns the problem shown for a screen that failed to load, for the person and for support. */
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

/** Codes for a missing thing or an invalid address. */
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

/** Returns the reason of a failed `fetch`, which is nested in the cause of its cause. */
function reasonOf(cause: unknown): string {
  const { message, code, cause: deeper } = (cause ?? {}) as { message?: string; code?: string; cause?: unknown }
  return deeper ? reasonOf(deeper) : (code ?? message ?? '')
}
