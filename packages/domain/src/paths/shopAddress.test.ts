import { afterEach, expect, it } from 'vitest'
import { setPaths } from './setPaths.ts'
import { shopAddress } from './shopAddress.ts'

afterEach(() => setPaths({}))

it.each([
  ['/coupons', '/gutscheine'],
  ['/Coupons?couponId=8#of', '/gutscheine?couponId=8#of'],
  ['/list/st=1', '/katalog/st=1'],
  ['/list/pn-%E8%BD%B4?brand=1', '/katalog/pn-%E8%BD%B4?brand=1'],
  ['/detail/7', '/artikel/7'],
  ['/gutscheine', '/gutscheine'],
  ['/cart', '/cart'],
  // The shop keeps this address of the specification for the route `list-2`.
  ['/list', '/list'],
  ['/nowhere', '/nowhere'],
  ['https://a.example/coupons', 'https://a.example/coupons'],
])('leads from %s to %s', (href, address) => {
  setPaths({ coupons: '/gutscheine', list: '/katalog', 'list-2': '/list', detail: '/artikel/:prodId?' })
  expect(shopAddress(href)).toBe(address)
})
