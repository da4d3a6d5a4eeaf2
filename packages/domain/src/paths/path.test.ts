import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { isAt } from './isAt.ts'
import type { RouteId } from './addresses.ts'
import { path } from './path.ts'
import type { PathValues } from './path.ts'
import { setPaths } from './setPaths.ts'

afterEach(() => setPaths({}))

describe('the address of a route', () => {
  it('is the specification’s address by default', () => {
    expect([
      path('home'),
      path('cart'),
      path('uc-order'),
      path('terms', { sts: 1 }),
      path('detail', { prodId: 7 }),
      path('detail'),
      path('detail', { prodId: '7', sku: undefined }),
      path('detail', { prodId: '7', sku: '8' }),
      path('secdetail-confirm-order', { count: 1 }),
    ]).toEqual([
      '/',
      '/cart',
      '/user-center/uc-order',
      '/termsPage?sts=1',
      '/detail/7',
      '/detail',
      '/detail/7',
      '/detail/7?sku=8',
      '/secdetail/confirm-order?count=1',
    ])
  })

  it('encodes typed texts, and leaves readable values unchanged', () => {
    expect([
      path('login', { back: '/cart' }),
      path('login', { back: '/compare?ids=1,2' }),
      path('compare', { ids: '1,2-3' }),
      path('list-filtered', { id: 'st=1' }),
      path('list-filtered', { id: 'pn-a=b,轴' }),
      path('shopList', { shopName: 'a b&c' }),
      path('notice-list', { page: 0 }),
    ]).toEqual([
      '/login?back=%2Fcart',
      '/login?back=%2Fcompare%3Fids%3D1%2C2',
      '/compare?ids=1,2-3',
      '/list/st=1',
      '/list/pn-a%3Db%2C%E8%BD%B4',
      '/shopList?shopName=a%20b%26c',
      '/notice-list?page=0',
    ])
  })

  it('accepts a URLSearchParams', () => {
    expect([path('coupons', new URLSearchParams({ a: '1,2 3' })), path('coupons', new URLSearchParams())]).toEqual([
      '/coupons?a=1%2C2+3',
      '/coupons',
    ])
  })

  it('is the shop’s own address, including the routes below it', () => {
    setPaths({ list: '/katalog', detail: '/artikel/:prodId?', 'user-center': '/konto', 'uc-order': '/bestellungen' })
    expect([
      path('list'),
      path('list-filtered', { id: 'st=1' }),
      path('detail', { prodId: 7 }),
      path('uc-address'),
      path('uc-order', { status: 1 }),
      path('cart'),
    ]).toEqual(['/katalog', '/katalog/st=1', '/artikel/7', '/konto/uc-address', '/bestellungen?status=1', '/cart'])
  })

  it('may have letters of any script, which a browser encodes', () => {
    setPaths({ leaving: '/verlässt' })
    expect([path('leaving'), isAt('/verl%C3%A4sst', 'leaving')]).toEqual(['/verl%C3%A4sst', true])
  })

  it('requires its mandatory parameters', () => {
    // @ts-expect-error a list without its id is the route `list`
    expect(() => path('list-filtered')).not.toThrow()
    expectTypeOf<'lst'>().not.toExtend<RouteId>()
    expectTypeOf<{ prodId: string; sku?: string }>().toExtend<PathValues<'detail'>>()
    expectTypeOf<{ prodId: boolean }>().not.toExtend<PathValues<'detail'>>()
  })
})

it('recognises the address of a route', () => {
  setPaths({ cart: '/warenkorb' })
  expect([
    isAt('/Warenkorb/', 'cart'),
    isAt('/cart', 'cart'),
    isAt('/detail/7', 'list', 'detail'),
    isAt('/secdetail/confirm-order', 'secdetail'),
    isAt('/secdetail/9', 'secdetail'),
    isAt('/nowhere', 'cart'),
  ]).toEqual([true, false, true, false, true, false])
})
