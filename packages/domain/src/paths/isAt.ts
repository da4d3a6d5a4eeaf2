import type { RouteId } from './addresses.ts'
import { routeAt } from './routeAt.ts'

/** Whether a path is an address of one of these routes in this shop. */
export function isAt(pathname: string, ...ids: readonly RouteId[]): boolean {
  const route = routeAt(pathname)
  return route !== undefined && (ids as readonly string[]).includes(route.id)
}
