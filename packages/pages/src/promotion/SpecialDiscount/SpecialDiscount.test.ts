import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './SpecialDiscount.load.ts'

it('shows current and coming discounts, and no page past the last [R2.25]', async () => {
  const mall = testMall(fromFixtures('discountPage'))
  const { discounts, head } = await load(mall.api, loaderContextAt('/special-discount'))
  expect(discounts.records.map(({ discountId }) => discountId)).toEqual(['701', '702', '703', '704'])
  expect(head.canonical).toBe('/special-discount')
  expect(await redirectTarget(load(mall.api, loaderContextAt('/special-discount?page=9')))).toBe('unknown listPage')
})
