import type { SearchParams } from '@millwright/pages/searchParams'
import type { ScreenDefinition } from '@millwright/pages/defineScreen'
import { paramsOf } from '@millwright/pages/matchRoute'
import type { Route } from '@millwright/pages/route'
import type { AnyScreen, Screens } from '../config/shopOptions.ts'

export type Match = {
  route: Route
  /** What the path says in the places that the route leaves open, decoded. */
  params: Record<string, string | undefined>
  /** How its screen is loaded, drawn and acted on. */
  definition: ScreenDefinition<object, SearchParams>
}

export type RouteTable = {
  routes: readonly Route[]
  /** The screens that have an address, by name. */
  screens: Readonly<Record<string, AnyScreen>>
  /** The screen at a path, in capitals or not. A path that no screen has is that of the route `*`. */
  match: (pathname: string) => Match
}

/** The addresses of a shop's screens. Throws a `TypeError` where two screens have one address, or none has `*`. */
export function createRouteTable(given: Screens): RouteTable {
  const screens = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, AnyScreen] => entry[1] !== false),
  )
  const routes = Object.entries(screens).flatMap(([name, screen]) => routesOf(name, screen))
  const notFound = routes.find(({ path }) => path === '*')
  if (!notFound) throw new TypeError('createShop: `screens` has none for "*": keep NotFound, or write one in its place.')
  const first = new Map<string, Route>()
  for (const route of routes) {
    const other = first.get(route.path.toLowerCase())
    if (other)
      throw new TypeError(
        `createShop: the screens ${other.screen} and ${route.screen} both stand at "/${route.path}": leave one out or give it another address.`,
      )
    first.set(route.path.toLowerCase(), route)
  }
  // What is written out goes before what is open, whatever the order of the table.
  const patterns = routes
    .map((route) => ({
      route,
      segments: route.path.split('/').filter(Boolean),
      rank: (route.path.match(/[:*]/g) ?? []).length,
    }))
    .toSorted((a, b) => a.rank - b.rank || b.segments.length - a.segments.length)
  const matched = (route: Route, params: Match['params']): Match => ({
    route,
    params,
    definition: screens[route.screen] as Match['definition'],
  })
  return {
    routes,
    screens,
    match(pathname) {
      const segments = pathname.split('/').filter(Boolean).map(decode)
      for (const pattern of patterns) {
        const params = pattern.route === notFound ? undefined : paramsOf(pattern.segments, segments)
        if (params) return matched(pattern.route, params)
      }
      return matched(notFound, {})
    },
  }
}

function routesOf(screen: string, { paths, layout, namespaces, auth, pageId }: AnyScreen): Route[] {
  return Object.entries(paths).map(([id, at]) => ({
    id,
    path: typeof at === 'string' ? at : at.path,
    screen,
    layout: typeof at === 'string' ? layout : at.layout,
    namespaces,
    ...(auth === 'buyer' && { buyerOnly: true }),
    ...(pageId !== undefined && { pageId }),
  }))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
