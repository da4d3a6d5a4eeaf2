export type AddressValues = Readonly<Record<string, string | number | undefined>>

/**
 * Writes an address from a pattern (`/detail/:prodId?`). Values named in the pattern fill it, all others become the
 * query in their order; `undefined` is left out. A `URLSearchParams` is appended unchanged.
 */
export function writeAddress(pattern: string, values: AddressValues | URLSearchParams = {}): string {
  if (values instanceof URLSearchParams) return withQuery(writeAddress(pattern), String(values))
  const query: Record<string, string | number | undefined> = { ...values }
  const address = encodeURI(pattern).replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = query[name]
    delete query[name]
    return value === undefined ? '' : `/${encode(value, /^\w+=\w+$/)}`
  })
  const said = Object.keys(query).flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : `${name}=${encode(value, /^[\w,-]*$/)}`
  })
  return withQuery(address || '/', said.join('&'))
}

function withQuery(address: string, query: string): string {
  return query ? `${address}?${query}` : address
}

/** Encodes a value. Readable values stay unescaped: `/list/st=1`, `ids=1,2`. */
function encode(value: string | number, plain: RegExp): string {
  return plain.test(String(value)) ? String(value) : encodeURIComponent(value)
}
