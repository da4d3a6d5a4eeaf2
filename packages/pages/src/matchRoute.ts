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
  /** The decoded values of the route's parameters. */
  params: Record<string, string | undefined>
  /** The screen's definition: its load, view and action. */
  definition: ScreenDefinition<object, SearchParams>
}

const byId = new Map<string, Route>(routes.map((route) => [route.id, route]))
const notFound = routes.find(({ path }) => path === '*')!

/** Returns the screen at a path of this shop, ignoring case. Never throws: an unknown path returns the route `*`. */
export function matchRoute(pathname: string): Match {
  const { id, params } = routeAt(pathname) ?? { id: notFound.id, params: {} }
  const route = byId.get(id) ?? notFound
  return { route, params, definition: definitionOf(route) }
}

/** Returns a screen's definition without its data types, which the compiler checked where the screen is defined. */
function definitionOf({ screen }: Route): Match['definition'] {
  return screens[screen] as unknown as Match['definition']
}
