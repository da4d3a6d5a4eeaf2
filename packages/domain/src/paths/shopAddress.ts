import { specificationAddresses } from './addresses.ts'
import type { RouteId } from './addresses.ts'
import { matchAddress } from './matchAddress.ts'
import { path } from './path.ts'
import type { PathValues } from './path.ts'
import { routeAt } from './routeAt.ts'

/**
 * Converts an address of the specification to this shop's, since merchants' pages link `/coupons` whatever the shop's
 * address is. The shop's own addresses and unknown addresses are unchanged.
 */
export function shopAddress(href: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const route = routeAt(pathname) ? undefined : matchAddress(specificationAddresses, pathname)
  return route ? path(route.id, route.params as PathValues<RouteId>) + rest : href
}
