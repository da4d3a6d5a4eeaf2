import { specificationAddresses } from './addresses.ts'
import { matchAddress } from './matchAddress.ts'
import { routeAt } from './routeAt.ts'
import { shopAddresses } from './setPaths.ts'
import { writeAddress } from './writeAddress.ts'

/**
 * Converts an address of the specification to this shop's address, because merchants' pages contain links such as
 * `/coupons` in every shop. The shop's own addresses and unknown addresses are unchanged.
 */
export function shopAddress(href: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const route = routeAt(pathname) ? undefined : matchAddress(specificationAddresses, pathname)
  return route ? writeAddress(shopAddresses()[route.id], route.params) + rest : href
}
