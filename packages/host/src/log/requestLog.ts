import type { MiddlewareHandler } from 'hono'
import { log } from './log.server.ts'
import type { RequestRecord } from '../config/shopOptions.ts'

/** Logs the route, status and duration of each request. The address is left out, since it may contain a search. */
export function requestLog(
  all: boolean,
  routeAt: (pathname: string) => string,
  onRequest?: (record: RequestRecord) => void,
): MiddlewareHandler {
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
    if (all || status >= 500) log(status < 500 ? 'info' : 'warn', 'request', fields)
  }
}

function routeOf(path: string, routeAt: (pathname: string) => string): string {
  const beside = /^\/(assets|pictures|_\w+|health|ready|robots\.txt|favicon\.ico)(\/|$)/.exec(path)
  return beside?.[1] ?? routeAt(path.replace(/\.data$/, ''))
}
