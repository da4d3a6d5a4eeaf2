import { defineScreen } from '@millwright/pages/defineScreen'
import { screens as kit } from '@millwright/pages/screens'
import { expect, it } from 'vitest'
import type { Screens } from '../config/shopOptions.ts'
import { createRouteTable } from './routeTable.ts'

const screens = kit as unknown as Screens
const own = (path: string) =>
  defineScreen({
    paths: { own: path },
    layout: 'default',
    namespaces: [],
    load: async () => ({}),
    view: async () => () => null,
  })

it('has the screens of the kit where a shop says nothing else', () => {
  const { match } = createRouteTable(screens)
  expect(match('/detail/7')).toMatchObject({ route: { id: 'detail', screen: 'Detail' }, params: { prodId: '7' } })
  expect(match('/Cart').route.screen).toBe('Cart')
  expect(match('/nowhere').route.screen).toBe('NotFound')
})

it('leaves a screen out with all its addresses, and adds one', () => {
  const { match } = createRouteTable({ ...screens, List: false, Fair: own('messe/:year?') })
  expect(match('/list').route.screen).toBe('NotFound')
  expect(match('/list/st=1').route.screen).toBe('NotFound')
  expect(match('/messe/2027')).toMatchObject({ route: { screen: 'Fair' }, params: { year: '2027' } })
})

it('replaces a screen at its addresses', () => {
  const list = own('list')
  expect(createRouteTable({ ...screens, List: list }).match('/list').definition).toBe(list)
})

it('refuses two screens at one address, and a table without an end', () => {
  expect(() => createRouteTable({ ...screens, Fair: own('Cart') })).toThrow(
    'the screens Cart and Fair both stand at "/Cart"',
  )
  expect(() => createRouteTable({ Fair: own('messe') })).toThrow('`screens` has none for "*"')
})
