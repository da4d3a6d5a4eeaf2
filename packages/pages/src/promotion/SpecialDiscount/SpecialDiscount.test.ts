import { expect, it } from 'vitest'
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
