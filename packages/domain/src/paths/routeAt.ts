import { matchAddress } from './matchAddress.ts'
import type { AddressMatch } from './matchAddress.ts'
import { shownAddresses } from './setPaths.ts'

/** Returns the route at a path of this shop, by an id of the table or of the shop's own screens. */
export function routeAt(pathname: string): AddressMatch<string> | undefined {
  return matchAddress(shownAddresses(), pathname)
}
