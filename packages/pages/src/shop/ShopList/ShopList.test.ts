import { expect, it } from 'vitest'
import { at, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { load } from './ShopList.route.ts'

it('has what its view needs', async () => {
  const { api } = testMall(fromFixtures())
  expect(await load(api, at('/shop-list'))).toHaveProperty('today')
})
