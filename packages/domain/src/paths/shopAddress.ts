import { specification } from './addresses.ts'
import type { RouteId } from './addresses.ts'
import { matchAddress } from './matchAddress.ts'
import { path } from './path.ts'
import type { PathValues } from './path.ts'
import { routeAt } from './routeAt.ts'

/**
 * An address that the specification writes, as this shop writes it: merchants' pages name `/coupons`, whatever the shop
 * calls it. An address that the shop has stays, and so does one that nobody has.
 */
export function shopAddress(href: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const route = routeAt(pathname) ? undefined : matchAddress(specification, pathname)
  return route ? path(route.id, route.params as PathValues<RouteId>) + rest : href
}
