import type { OpenPart, RouteId } from './addresses.ts'
import { shopAddresses } from './setPaths.ts'

type Value = string | number
type Query = Readonly<Record<string, Value | undefined>>

/** What an address says: the parts that its pattern leaves open by their names, and of its query anything. */
export type PathValues<Id extends RouteId> = Query &
  (OpenPart<Id> extends never
    ? unknown
    : OpenPart<Id> extends `${infer Name}?`
      ? { readonly [N in Name]?: Value | undefined }
      : { readonly [N in OpenPart<Id>]: Value })

/**
 * The address of a route in this shop: `path('detail', { prodId: 7 })` is `/detail/7` where no other was set.
 * Values that the pattern names fill it, all others become the query, in their order; `undefined` is left out.
 */
export function path<Id extends RouteId>(
  id: Id,
  ...[values = {} as PathValues<Id>]: Query extends PathValues<Id>
    ? [values?: PathValues<Id> | undefined]
    : [values: PathValues<Id>]
): string {
  const query: Record<string, Value | undefined> = { ...values }
  const address = encodeURI(shopAddresses()[id]).replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = query[name]
    delete query[name]
    return value === undefined ? '' : `/${encodePart(value)}`
  })
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeValue(value)}`,
  )
  return (address || '/') + (said.length ? `?${said.join('&')}` : '')
}

/** `st=1` is read as it stands; keywords are encoded. */
function encodePart(value: Value): string {
  return /^\w+=\w+$/.test(String(value)) ? String(value) : encodeURIComponent(value)
}

/** Ids that commas part stay readable: `ids=1,2`. */
function encodeValue(value: Value): string {
  return /^[\w,-]*$/.test(String(value)) ? String(value) : encodeURIComponent(value)
}
