import { routeAt } from '@millwright/domain/paths/routeAt'
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

const byId = new Map<string, Route>(routes.map((route) => [route.id, route]))
const notFound = routes.find(({ path }) => path === '*')!

/**
 * The screen at a path of this shop, in capitals or not. Never fails: a path that no screen has is that of the route
 * `*`.
 */
export function matchRoute(pathname: string): Match {
  const { id, params } = routeAt(pathname) ?? { id: notFound.id, params: {} }
  const route = byId.get(id) ?? notFound
  return { route, params, definition: definitionOf(route) }
}

/** With what it is of left open: the compiler has held its parts together where it is written. */
function definitionOf({ screen }: Route): Match['definition'] {
  return screens[screen] as unknown as Match['definition']
}
