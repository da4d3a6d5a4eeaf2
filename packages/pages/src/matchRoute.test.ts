import { expect, it } from 'vitest'
import { matchRoute, paramsOf } from './matchRoute.ts'

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

it('reads what a pattern leaves open, and asks for what it does not', () => {
  expect(paramsOf([':a', 'x', ':b?'], ['1', 'X'])).toEqual({ a: '1', b: undefined })
  expect(paramsOf([':a'], [])).toBeUndefined()
  expect(paramsOf(['a'], ['a', 'b'])).toBeUndefined()
})
