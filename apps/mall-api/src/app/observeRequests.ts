import { OK } from '@millwright/contract/codes'
import type { CallName } from '@millwright/contract/contract'
import { isObserved, observe, secondsSince } from '@millwright/edge/observations'
import { observeRequest } from '@millwright/edge/observeRequest'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

type Told = { Variables: { call?: CallName; code?: string } }

/** Observes each request and its API call: span, route, status, code, duration. */
export const observeRequests: MiddlewareHandler<Told> = async (c, next) => {
  const began = performance.now()
  const outcome = () => ({ route: routeOf(c), status: c.res.status })
  await observeRequest({ method: c.req.method, header: (name) => c.req.header(name), outcome }, next)
  const { call, code = OK } = c.var
  if (call !== undefined && isObserved('call')) observe('call', { call, code, seconds: secondsSince(began) })
}

/** Returns the pattern of the route that handled the request. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => !/^\/?\*$/.test(path))?.path ?? 'other'
}
