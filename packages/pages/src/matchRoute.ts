import type { ScreenDefinition } from './defineScreen.ts'
import type { Route as RouteOf } from './route.ts'
import { routes } from './routes.ts'
import type { ScreenName } from './routes.ts'
import { screens } from './screens.ts'
import type { SearchParams } from './searchParams.ts'

type Route = RouteOf<ScreenName>

export type Match = {
  route: Route
  /** What the path says in the places that the route leaves open, decoded. */
  params: Record<string, string | undefined>
  /** How its screen is loaded, drawn and acted on. */
  definition: ScreenDefinition<object, SearchParams>
}

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

/** The screen at a path, in capitals or not. Never fails: a path that no screen has is that of the route `*`. */
export function matchRoute(pathname: string): Match {
  const given = pathname.split('/').filter(Boolean).map(decode)
  for (const { route, segments } of patterns) {
    const params = route === notFound ? undefined : paramsOf(segments, given)
    if (params) return { route, params, definition: definitionOf(route) }
  }
  return { route: notFound, params: {}, definition: definitionOf(notFound) }
}

/** With what it is of left open: the compiler has held its parts together where it is written. */
function definitionOf({ screen }: Route): Match['definition'] {
  return screens[screen] as unknown as Match['definition']
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
