import type { MiddlewareHandler } from 'hono'
import { observeRequest } from '@millwright/edge/observeRequest'
import { log } from '@millwright/edge/log'
import { sparingLog } from '@millwright/edge/sparingLog'
import type { Fields } from '@millwright/edge/log'
import type { RequestRecord } from '../config/shopOptions.ts'

/** Logs the route, status and duration of each request. The address is left out, since it may contain a search. */
export function requestLog(
  all: boolean,
  routeAt: (pathname: string) => string,
  onRequest?: (record: RequestRecord) => void,
): MiddlewareHandler {
  const warn = (message: string, _?: unknown, fields?: Fields) => log('warn', message, fields)
  // Anybody can make the gate refuse requests, so refusals are logged sparingly.
  const refused = all ? warn : sparingLog(warn)
  return async (context, next) => {
    const began = performance.now()
    await next()
    const { status, headers } = context.res
    if (!all && status < 500 && !onRequest) return
    const fields = {
      request: headers.get('X-Request-Id') ?? undefined,
      method: context.req.method,
      route: routeOf(context.req.path, routeAt),
      status,
      ms: Math.round(performance.now() - began),
    }
    onRequest?.(fields)
    if (status === 503) refused('request', undefined, fields)
    else if (status >= 500) warn('request', undefined, fields)
    else if (all) log('info', 'request', fields)
  }
}

/** Observes each request: its span, which continues the caller's trace, and its route, status and duration. */
export function observeRequests(routeAt: (pathname: string) => string): MiddlewareHandler {
  return (context, next) =>
    observeRequest(
      {
        method: context.req.method,
        header: (name) => context.req.header(name),
        outcome: () => ({ route: routeOf(context.req.path, routeAt), status: context.res.status }),
      },
      next,
    )
}

/**
 * The first path segments of addresses without a screen. Every other address shows a screen, possibly the 404 screen.
 */
const beside =
  /^\/(assets|pictures|files|_act|_balance|_cart-template|_categories|_frame|_invoice|_orders|_points|_qr|_statements|_suggest|_upload|_visits|health|ready|robots\.txt|favicon\.ico)(\.xlsx|\/|$)/

function routeOf(path: string, routeAt: (pathname: string) => string): string {
  return beside.exec(path)?.[1] ?? routeAt(path.replace(/\.data$/, ''))
}
