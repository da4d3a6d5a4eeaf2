import { afterEach, expect, it } from 'vitest'
import { specificationAddresses } from '@millwright/domain/paths/addresses'
import { setPaths } from '@millwright/domain/paths/setPaths'
import { matchRoute } from './matchRoute.ts'
import { routes } from './routes.ts'

afterEach(() => setPaths({}))

it.each([
  ['/', 'home', {}],
  ['/list', 'list', {}],
  ['/LIST', 'list', {}],
  ['/list/pn-%E8%BD%B4%E6%89%BF', 'list-filtered', { id: 'pn-轴承' }],
  ['/list/%E0%A4%A', 'list-filtered', { id: '%E0%A4%A' }],
  ['/list-2', 'list-2', {}],
  ['/detail', 'detail', { prodId: undefined }],
  ['/detail/7', 'detail', { prodId: '7' }],
  ['/detail/7/8', 'not-found', {}],
  ['/fr/list', 'not-found', {}],
  ['/user-center/uc-order', 'uc-order', {}],
  ['/*', 'not-found', {}],
])('finds the screen at %s: %s [R2.35, R2.36]', (path, id, params) => {
  const match = matchRoute(path)
  expect([match.route.id, match.params]).toEqual([id, params])
})

it('has a screen for every address of the specification, and a screen for unknown addresses', () => {
  expect(routes.map(({ id }) => id).toSorted()).toEqual(
    [...Object.keys(specificationAddresses), 'not-found'].toSorted(),
  )
})

it('uses the addresses that a shop has set, and no others', () => {
  setPaths({ list: '/katalog', detail: '/artikel/:prodId?', login: '/anmelden', 'list-2': '/list' })
  const found = (path: string) => {
    const { route, params } = matchRoute(path)
    return [route.id, params]
  }
  expect(found('/katalog/st=1')).toEqual(['list-filtered', { id: 'st=1' }])
  expect(found('/Artikel/7')).toEqual(['detail', { prodId: '7' }])
  expect(found('/anmelden')).toEqual(['login', {}])
  expect(found('/login')).toEqual(['not-found', {}])
  // The shop also uses the specification's address of the list, for another route.
  expect(found('/list')).toEqual(['list-2', {}])
})
