export type AddressValues = Readonly<Record<string, string | number | undefined>>

/**
 * An address of a pattern (`/detail/:prodId?`): values that the pattern names fill it, all others become the query, in
 * their order; `undefined` is left out. A query that is written already stands as it is.
 */
export function writeAddress(pattern: string, values: AddressValues | URLSearchParams = {}): string {
  const written = values instanceof URLSearchParams ? values : undefined
  const query: Record<string, string | number | undefined> = values instanceof URLSearchParams ? {} : { ...values }
  const address = encodeURI(pattern).replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = query[name]
    delete query[name]
    return value === undefined ? '' : `/${encodePart(value)}`
  })
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeValue(value)}`,
  )
  const search = written ? String(written) : said.join('&')
  return (address || '/') + (search && `?${search}`)
}

/** `st=1` is read as it stands; keywords are encoded. */
function encodePart(value: string | number): string {
  return /^\w+=\w+$/.test(String(value)) ? String(value) : encodeURIComponent(value)
}

/** Ids that commas part stay readable: `ids=1,2`. */
function encodeValue(value: string | number): string {
  return /^[\w,-]*$/.test(String(value)) ? String(value) : encodeURIComponent(value)
}
