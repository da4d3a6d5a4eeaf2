import { matchAddress } from '@millwright/domain/paths/matchAddress'
import { setPaths, shopAddresses } from '@millwright/domain/paths/setPaths'
import { specificationAddresses } from '@millwright/domain/paths/addresses'
import type { RouteId } from '@millwright/domain/paths/addresses'
import type { ScreenDefinition } from '@millwright/pages/defineScreen'
import type { Route } from '@millwright/pages/route'
import type { SearchParams } from '@millwright/pages/searchParams'
import type { AnyScreen, Screens } from '../config/shopOptions.ts'

export type Match = {
  route: Route
  /** The decoded parameters of the path. */
  params: Record<string, string | undefined>
  /** The definition of the screen: its loader, view and action. */
  definition: ScreenDefinition<object, SearchParams>
}

/** The shop's addresses that differ from the kit's, for server and browser. */
export type ShopPaths = {
  own: Partial<Record<RouteId, string>>
  /** Routes of the kit whose screen the shop leaves out. */
  without: readonly string[]
  /** The patterns of the shop's own screens by their ids. */
  more: Readonly<Record<string, string>>
}

export type RouteTable = {
  paths: ShopPaths
  routes: readonly Route[]
  /** The screens with an address, by name. */
  screens: Readonly<Record<string, AnyScreen>>
  /** Returns the screen at a path, ignoring case. Unknown paths match the route `*`. */
  match: (pathname: string) => Match
}

const NOWHERE = '*'

/**
 * Creates the shop's route table and sets the addresses of all links in this process. Throws a `TypeError` if two
 * screens share an address, an address is invalid, or no screen has the route `*`.
 */
export function createRouteTable(given: Screens, own: Readonly<Record<string, string>> = {}): RouteTable {
  const screens = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, AnyScreen] => entry[1] !== false),
  )
  const named = Object.entries(screens).flatMap(([screen, definition]) =>
    Object.entries(patternsOf(definition)).map(([id, pattern]) => ({ id, pattern, screen, definition })),
  )
  refuseTwice(named)
  const paths: ShopPaths = {
    own,
    without: Object.keys(specificationAddresses).filter((id) => !named.some((one) => one.id === id)),
    more: Object.fromEntries(
      named.flatMap(({ id, pattern }) => (pattern && pattern !== NOWHERE ? [[id, pattern]] : [])),
    ),
  }
  setPaths(paths.own, paths)
  const routes = named.map(({ id, pattern, screen, definition }) =>
    routeOf(id, pattern ?? addressOf(id), screen, definition),
  )
  const byId = new Map(routes.map((route) => [route.id, route]))
  const notFound = routes.find(({ path }) => path === NOWHERE)
  if (!notFound)
    throw new TypeError('createShop: `screens` has no screen for "*": keep NotFound, or replace it with your own.')
  const addresses = Object.fromEntries(routes.filter((route) => route !== notFound).map(({ id, path }) => [id, path]))
  return {
    paths,
    routes,
    screens,
    match(pathname) {
      const { id, params } = matchAddress(addresses, pathname) ?? { id: notFound.id, params: {} }
      const route = byId.get(id) ?? notFound
      return { route, params, definition: screens[route.screen] as Match['definition'] }
    },
  }
}

/** Returns the address patterns of a shop's own screen by id. `undefined` for a route of the table. */
function patternsOf({ paths }: AnyScreen): Record<string, string | undefined> {
  if (isList(paths)) return Object.fromEntries(paths.map((id) => [id, undefined]))
  return Object.fromEntries(
    Object.entries(paths).map(([id, pattern]) => [
      id,
      pattern === NOWHERE || pattern.startsWith('/') ? pattern : `/${pattern}`,
    ]),
  )
}

function isList(paths: AnyScreen['paths']): paths is readonly RouteId[] {
  return Array.isArray(paths)
}

function addressOf(id: string): string {
  return shopAddresses()[id as RouteId]
}

function refuseTwice(named: readonly { id: string; screen: string }[]): void {
  const first = new Map<string, string>()
  for (const { id, screen } of named) {
    const other = first.get(id)
    if (other)
      throw new TypeError(
        `createShop: the screens ${other} and ${screen} both have the address "${id}": remove one of them.`,
      )
    first.set(id, screen)
  }
}

function routeOf(id: string, path: string, screen: string, definition: AnyScreen): Route {
  const { layout, layouts, namespaces, auth, pageId } = definition
  return {
    id,
    path,
    screen,
    layout: layouts?.[id] ?? layout,
    namespaces,
    ...(auth === 'buyer' && { buyerOnly: true }),
    ...(pageId !== undefined && { pageId }),
  }
}
