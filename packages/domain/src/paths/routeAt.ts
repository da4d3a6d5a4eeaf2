import { specification } from './addresses.ts'
import type { Addresses, RouteId } from './addresses.ts'
import { shopAddresses } from './setPaths.ts'

export type RouteAt = {
  id: RouteId
  /** What the address says in the places that the pattern leaves open, decoded. */
  params: Record<string, string | undefined>
}

type Pattern = { id: RouteId; segments: readonly string[] }

/** The route at a path of this shop, in capitals or not. */
export function routeAt(pathname: string): RouteAt | undefined {
  return find(shopAddresses(), pathname)
}

/** The route that has a path in the specification. */
export function specifiedRouteAt(pathname: string): RouteAt | undefined {
  return find(specification, pathname)
}

function find(addresses: Addresses, pathname: string): RouteAt | undefined {
  const given = segmentsOf(pathname)
  for (const { id, segments } of patternsOf(addresses)) {
    const params = paramsOf(segments, given)
    if (params) return { id, params }
  }
  return undefined
}

const known = new WeakMap<Addresses, readonly Pattern[]>()

/** What is written out goes before what is open, whatever the order of the table. */
function patternsOf(addresses: Addresses): readonly Pattern[] {
  const before = known.get(addresses)
  if (before) return before
  const rank = (segments: readonly string[]) => segments.filter((one) => one.startsWith(':')).length
  const patterns = Object.entries(addresses)
    .map(([id, pattern]) => ({ id: id as RouteId, segments: segmentsOf(pattern) }))
    .toSorted((a, b) => rank(a.segments) - rank(b.segments) || b.segments.length - a.segments.length)
  known.set(addresses, patterns)
  return patterns
}

/** The parts of a path, decoded where that can be. */
export function segmentsOf(pathname: string): string[] {
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
export function paramsOf(segments: readonly string[], given: readonly string[]): RouteAt['params'] | undefined {
  if (given.length > segments.length) return undefined
  const params: RouteAt['params'] = {}
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
