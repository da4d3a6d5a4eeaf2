import type { RouteId } from './addresses.ts'
import { matchAddress } from './matchAddress.ts'
import type { AddressMatch } from './matchAddress.ts'
import { shopAddresses } from './takePaths.ts'

/** The route at a path of this shop. */
export function routeAt(pathname: string): AddressMatch<RouteId> | undefined {
  return matchAddress(shopAddresses(), pathname)
}
