import { afterEach, expect, it } from 'vitest'
import { routeAt } from './routeAt.ts'
import { setPaths } from './setPaths.ts'

afterEach(() => setPaths({}))

it('uses the current addresses, whenever they were set', () => {
  expect(routeAt('/list')).toEqual({ id: 'list', params: {} })
  setPaths({ list: '/katalog' })
  expect([routeAt('/list'), routeAt('/katalog')?.id]).toEqual([undefined, 'list'])
})
