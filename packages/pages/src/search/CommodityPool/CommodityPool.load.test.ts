import { expect, it } from 'vitest'
import { categories } from '@millwright/fixtures/categories'
import { facets } from '@millwright/fixtures/facets'
import { sensor } from '@millwright/fixtures/products'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load } from './CommodityPool.load.ts'
import { screen } from './CommodityPool.route.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const own = { user: Promise.resolve({ ...user.zh, isProductPool: 1 as const, priceGroupId: '1' }), now: NOW }
const pageOf = (records: object[]) => ({ records, total: records.length, pages: 1, current: 1, size: 60 })
const mall = (records: object[] = [sensor.zh]) =>
  testMall({
    productPoolFacets: { ...facets.zh, understood: undefined, products: pageOf(records) },
    productPool: pageOf([{ ...sensor.zh, expireTime: NOW - 1 }]),
    categoryInfo: categories.zh,
    suggest: [],
    hotSearch: [],
  })

it('lists the agreed products that the address selects, and links only within the list [R2.06]', async () => {
  const { api, inputsOf } = mall()
  const data = await load(api, loaderContextAt('/commoditypool?pn=LJ12&brand=5', own))
  if (data.refused) throw new Error('refused')
  expect(inputsOf('productPoolFacets')).toMatchObject([{ keyword: 'LJ12', brandIds: '5' }])
  expect(data.filter).toMatchObject({ pool: true, keyword: 'LJ12' })
  expect(data.head).toMatchObject({ canonical: '/commoditypool?pn=LJ12&brand=5', noindex: true })
  expect(data.products.value!.shown[0]).toMatchObject({ agreementPrice: '41.40', agreementMinQty: 20 })
  expect(data.panel.value!.categories.every(({ href }) => href.startsWith('/commoditypool/'))).toBe(true)
  expect(data.ended).toMatchObject([{ href: '/detail/100006?sku=1000061', ended: NOW - 1 }])
})

it('counts the shown agreements that end within two weeks [R2.06]', async () => {
  const ends = (days: number) => ({ ...sensor.zh, expireTime: NOW + days * 86_400_000 })
  const data = await load(mall([ends(1), ends(13), ends(15)]).api, loaderContextAt('/commoditypool', own))
  expect(data).toMatchObject({ soon: 2 })
})

it('refuses buyers without a price group and requests no products; visitors must sign in [R2.06]', async () => {
  expect(screen.auth).toBe('buyer')
  const none = mall()
  expect(await load(none.api, loaderContextAt('/commoditypool', { user: Promise.resolve(user.zh) }))).toMatchObject({
    refused: true,
  })
  expect(none.inputsOf('productPoolFacets')).toEqual([])
  const lost = testMall({ productPoolFacets: refusal('A00001'), productPool: refusal('A00001'), categoryInfo: [] })
  expect(await load(lost.api, loaderContextAt('/commoditypool', own))).toMatchObject({ refused: true })
})
