import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './ShopList.load.ts'
import { writeShopList } from './shopListAddress.ts'

const mall = () => testMall(fromFixtures('shopPage', 'shopFacets'))

it('redirects to the address of the trimmed search text [R5.04]', async () => {
  expect(await redirectTarget(load(mall().api, loaderContextAt('/shopList?shopName=%20a%20b%20&kind=own')))).toBe(
    '/shopList?shopName=a+b&kind=own',
  )
})

it('requests shops by search text and filters [R2.24] [R5.04]', async () => {
  const { api, inputsOf } = mall()
  const data = await load(
    api,
    loaderContextAt('/shopList?shopName=%E8%BD%B4%E6%89%BF&kind=own&city=%E6%B4%9B%E9%98%B3&category=101'),
  )
  expect(inputsOf('shopPage')).toMatchObject([
    { shopName: '轴承', shopType: 1, isPreferred: undefined, city: '洛阳', categoryId: '101', current: 1 },
  ])
  expect([data.blank, data.head.canonical]).toEqual([
    false,
    writeShopList({ shopName: '轴承', kind: 'own', city: '洛阳', category: '101' }),
  ])
})

it('shows all shops for a blank search, and says that it was blank [R5.04]', async () => {
  const { api, inputsOf } = mall()
  expect((await load(api, loaderContextAt('/shopList?shopName=%20%20'))).blank).toBe(true)
  expect((await load(api, loaderContextAt('/shopList'))).blank).toBe(false)
  expect(inputsOf('shopPage')).toMatchObject([{ shopName: undefined }, { shopName: undefined }])
})

it('writes one address per state', () => {
  expect(writeShopList({})).toBe('/shopList')
  expect(writeShopList({ shopName: 'a b', kind: 'preferred', page: 2 })).toBe(
    '/shopList?shopName=a+b&kind=preferred&page=2',
  )
})
