import { expect, it } from 'vitest'
import { at, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { load } from './UcFreeshop.route.ts'

it('has what its view needs', async () => {
  const { api } = testMall(fromFixtures())
  expect(await load(api, at('/uc-freeshop'))).toHaveProperty('today')
})
