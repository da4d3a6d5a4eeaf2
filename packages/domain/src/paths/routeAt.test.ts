import { afterEach, expect, it } from 'vitest'
import { paramsOf, routeAt, specifiedRouteAt } from './routeAt.ts'
import { setPaths } from './setPaths.ts'

afterEach(() => setPaths({}))

it('finds what is written out before what is open', () => {
  expect(routeAt('/secdetail/confirm-order')).toEqual({ id: 'secdetail-confirm-order', params: {} })
  expect(routeAt('/secdetail/7')).toEqual({ id: 'secdetail', params: { seckillId: '7' } })
})

it('goes by the addresses that are set, whenever that was', () => {
  expect(routeAt('/list')?.id).toBe('list')
  setPaths({ list: '/katalog' })
  expect([routeAt('/list'), routeAt('/katalog')?.id, specifiedRouteAt('/list')?.id]).toEqual([
    undefined,
    'list',
    'list',
  ])
})

it('reads what a pattern leaves open, and asks for what it does not', () => {
  expect(paramsOf([':a', 'x', ':b?'], ['1', 'X'])).toEqual({ a: '1', b: undefined })
  expect(paramsOf([':a'], [])).toBeUndefined()
  expect(paramsOf(['a'], ['a', 'b'])).toBeUndefined()
})
