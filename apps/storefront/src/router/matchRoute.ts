import { routes } from '@millwright/pages/routes'
import type { Route as RouteOf } from '@millwright/pages/route'
import type { ScreenName } from '@millwright/pages/routes'

type Route = RouteOf<ScreenName>

export type Match = { route: Route; params: Record<string, string | undefined> }

type Pattern = { route: Route; segments: readonly string[]; rank: number }

// What is written out goes before what is open, whatever the order of the table.
const patterns: readonly Pattern[] = routes
  .map((route) => ({
    route,
    segments: route.path.split('/').filter(Boolean),
    rank: (route.path.match(/[:*]/g) ?? []).length,
  }))
  .toSorted((a, b) => a.rank - b.rank || b.segments.length - a.segments.length)
const notFound = routes.find(({ path }) => path === '*')!

/** The screen at a path, in capitals or not; what no screen has is the one for everything else (R2.35). */
export function matchRoute(pathname: string): Match {
  const given = pathname.split('/').filter(Boolean).map(decode)
  for (const { route, segments } of patterns) {
    const params = route === notFound ? undefined : paramsOf(segments, given)
    if (params) return { route, params }
  }
  return { route: notFound, params: {} }
}

export function paramsOf(segments: readonly string[], given: readonly string[]): Match['params'] | undefined {
  if (given.length > segments.length) return undefined
  const params: Match['params'] = {}
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

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
