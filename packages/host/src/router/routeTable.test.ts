import { hasScreen } from '@millwright/pages/hasScreen'
import { defineScreen } from '@millwright/pages/defineScreen'
import { screens as kit } from '@millwright/pages/screens'
import { path } from '@millwright/domain/paths/path'
import { setPaths } from '@millwright/domain/paths/setPaths'
import type { RouteId } from '@millwright/domain/paths/addresses'
import { afterEach, expect, it } from 'vitest'
import type { Screens } from '../config/shopOptions.ts'
import { createRouteTable } from './routeTable.ts'

const screens = kit as unknown as Screens
const own = (paths: readonly RouteId[] | Record<string, string>) =>
  defineScreen({ paths, layout: 'default', namespaces: [], load: async () => ({}), view: async () => () => null })

afterEach(() => setPaths({}))

it("has the kit's screens by default", () => {
  const { match } = createRouteTable(screens)
  expect(match('/detail/7')).toMatchObject({ route: { id: 'detail', screen: 'Detail' }, params: { prodId: '7' } })
  expect(match('/Cart').route.screen).toBe('Cart')
  expect(match('/nowhere').route.screen).toBe('NotFound')
})

it('removes a screen with all its addresses and links', () => {
  const { match } = createRouteTable({ ...screens, Distributor: false })
  expect(match('/distributor').route.screen).toBe('NotFound')
  expect([hasScreen(path('distributor')), hasScreen(path('cart'))]).toEqual([false, true])
})

it('adds a screen at its own address', () => {
  const { match } = createRouteTable({ ...screens, Fair: own({ fair: '/messe/:year?' }) })
  expect(match('/messe/2027')).toMatchObject({ route: { screen: 'Fair' }, params: { year: '2027' } })
  expect(hasScreen('/messe')).toBe(true)
})

it('replaces a screen at its addresses', () => {
  const list = own(['list'])
  const { match } = createRouteTable({ ...screens, List: list }, { list: '/katalog' })
  expect(match('/katalog').definition).toBe(list)
  expect(match('/list').route.screen).toBe('NotFound')
})

it('refuses two screens at one address, and a table without a catch-all', () => {
  expect(() => createRouteTable({ ...screens, Fair: own(['cart']) })).toThrow(
    'the screens Cart and Fair both have the address "cart"',
  )
  expect(() => createRouteTable({ ...screens, Fair: own({ fair: '/cart' }) })).toThrow('have the same address "/cart"')
  expect(() => createRouteTable({ Fair: own({ fair: '/messe' }) })).toThrow('`screens` has no screen for "*"')
})
