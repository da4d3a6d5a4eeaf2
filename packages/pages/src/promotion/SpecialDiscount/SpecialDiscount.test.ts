import { expect, it } from 'vitest'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './SpecialDiscount.load.ts'

it('shows current and coming discounts, and no page past the last [R2.25]', async () => {
  const mall = testMall(fromFixtures('discountPage', 'discountProdPage'))
  const { discounts, head } = await load(mall.api, loaderContextAt('/special-discount'))
  expect(discounts.records.map(({ discountId }) => discountId)).toEqual(['701', '702', '703', '704'])
  expect(head.canonical).toBe('/special-discount')
  expect(await redirectTarget(load(mall.api, loaderContextAt('/special-discount?page=9')))).toBe('unknown listPage')
})

it('shows the first products of each discount [R2.25]', async () => {
  const mall = testMall(fromFixtures('discountPage', 'discountProdPage'))
  const { discounts } = await load(mall.api, loaderContextAt('/special-discount'))
  expect(mall.inputsOf('discountProdPage')).toEqual(
    ['701', '702', '703', '704'].map((discountId) => ({ discountId, current: 1, size: 6 })),
  )
  for (const { goods } of discounts.records) expect(goods!.first.length).toBeGreaterThan(0)
})

it('shows a discount without products if the mall does not answer for them', async () => {
  const mall = testMall({ ...fromFixtures('discountPage'), discountProdPage: () => Promise.reject(new Error('500')) })
  const { discounts } = await load(mall.api, loaderContextAt('/special-discount'))
  expect(discounts.records.map(({ goods }) => goods)).toEqual([undefined, undefined, undefined, undefined])
})

it('shows agreed prices as the page of the discount does, with one call for all shelves [R2.11] [R2.25]', async () => {
  const agreed = { agreementPrice: '0.01', agreementMinQty: 1 }
  const mall = testMall({
    ...fromFixtures('discountPage', 'discountProdPage'),
    agreementPrices: ({ skuIds }: { skuIds: string }) => skuIds.split(',').map((skuId) => ({ skuId, ...agreed })),
  })
  const buyer = Promise.resolve({ ...user.zh, isProductPool: 1 as const })
  const { discounts } = await load(mall.api, loaderContextAt('/special-discount', { user: buyer }))
  expect(mall.inputsOf('agreementPrices')).toHaveLength(1)
  const shown = discounts.records.flatMap(({ goods }) => goods!.first).filter(({ skuId }) => skuId !== undefined)
  expect(shown.length).toBeGreaterThan(0)
  for (const card of shown) expect(card).toMatchObject(agreed)
})
