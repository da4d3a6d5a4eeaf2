/** The route at a path, and what the path says in the places that its pattern leaves open, decoded. */
export type AddressMatch<Id extends string> = { id: Id; params: Record<string, string | undefined> }

type Pattern = { id: string; segments: readonly string[] }

/** The route at a path among patterns by id (`/list/:id`, `/detail/:prodId?`), in capitals or not. */
export function matchAddress<Id extends string>(
  addresses: Readonly<Record<Id, string>>,
  pathname: string,
): AddressMatch<Id> | undefined {
  if (!pathname.startsWith('/')) return undefined
  const given = segmentsOf(pathname)
  for (const { id, segments } of patternsOf(addresses)) {
    const params = paramsOf(segments, given)
    if (params) return { id: id as Id, params }
  }
  return undefined
}

const known = new WeakMap<object, readonly Pattern[]>()

/** What is written out goes before what is open, whatever the order of the table. */
function patternsOf(addresses: Readonly<Record<string, string>>): readonly Pattern[] {
  const before = known.get(addresses)
  if (before) return before
  const open = (segments: readonly string[]) => segments.filter((one) => one.startsWith(':')).length
  const patterns = Object.entries(addresses)
    .map(([id, pattern]) => ({ id, segments: segmentsOf(pattern) }))
    .toSorted((a, b) => open(a.segments) - open(b.segments) || b.segments.length - a.segments.length)
  known.set(addresses, patterns)
  return patterns
}

/** The parts of a path, decoded where that can be. */
function segmentsOf(pathname: string): string[] {
  return pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })
}

/** What a path says in the open places of a pattern; `undefined` where it is no path of that pattern. */
export function paramsOf(
  segments: readonly string[],
  given: readonly string[],
): Record<string, string | undefined> | undefined {
  if (given.length > segments.length) return undefined
  const params: Record<string, string | undefined> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index]
    const name = /^:(\w+)(\??)$/.exec(segment)
    if (name) {
      if (value === undefined && !name[2]) return undefined
      params[name[1] ?? ''] = value
    } else if (value?.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  return params
}
