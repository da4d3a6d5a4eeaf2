import type { RouteId } from './addresses.ts'
import { routeAt } from './routeAt.ts'

/** Returns whether a path belongs to one of these routes in this shop. */
export function isAt(pathname: string, ...ids: readonly RouteId[]): boolean {
  const at = routeAt(pathname)?.id
  return ids.some((id) => id === at)
}
