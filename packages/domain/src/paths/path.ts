import type { OpenPart, RouteId } from './addresses.ts'
import { shopAddresses } from './setPaths.ts'
import { writeAddress } from './writeAddress.ts'
import type { AddressValues } from './writeAddress.ts'

/** The values of an address: its parameters by name, and any query parameters. */
export type PathValues<Id extends RouteId> = AddressValues &
  (OpenPart<Id> extends never
    ? unknown
    : OpenPart<Id> extends `${infer Name}?`
      ? { readonly [N in Name]?: string | number | undefined }
      : { readonly [N in OpenPart<Id>]: string | number })

/**
 * Returns the address of a route in this shop: `path('detail', { prodId: 7 })` is `/detail/7` by default, and
 * `path('login', { back: '/cart' })` is `/login?back=%2Fcart`. A `URLSearchParams` can replace the values.
 */
export function path<Id extends RouteId>(
  id: Id,
  ...[values]: AddressValues extends PathValues<Id>
    ? [values?: PathValues<Id> | URLSearchParams | undefined]
    : [values: PathValues<Id>]
): string {
  return writeAddress(shopAddresses()[id], values)
}
