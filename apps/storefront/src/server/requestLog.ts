import type { MiddlewareHandler } from 'hono'
import { log } from './log.server.ts'
import { matchRoute } from '@millwright/pages/matchRoute'

/**
 * What was asked for, how it ended and how long it took; by the route, since an address may say what somebody looks
 * for.
 */
export function requestLog(all: boolean): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now()
    await next()
    const { status, headers } = context.res
    if (!all && status < 500) return
    const fields = {
      request: headers.get('X-Request-Id') ?? undefined,
      method: context.req.method,
      route: routeOf(context.req.path),
      status,
      ms: Math.round(performance.now() - began),
    }
    log(status < 500 ? 'info' : 'warn', 'request', fields)
  }
}

function routeOf(path: string): string {
  const beside = /^\/(assets|pictures|_\w+|health|ready|robots\.txt|favicon\.ico)(\/|$)/.exec(path)
  return beside?.[1] ?? matchRoute(path.replace(/\.data$/, '')).route.id
}
