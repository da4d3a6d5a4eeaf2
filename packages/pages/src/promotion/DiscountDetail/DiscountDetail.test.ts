import { expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { load } from './DiscountDetail.load.ts'

const path = '/discount-detail?discountId=701'
const mallOf = () => fromFixtures('discountInfo', 'discountProdPage', 'cartInfo')

it('shows the amount of the cart that the discount covers, to buyers only [R2.08]', async () => {
  const answers = mallOf()
  const cart = answers.cartInfo([]) as { shopCartItemDiscounts: object[] }[]
  cart[0]!.shopCartItemDiscounts = cart[0]!.shopCartItemDiscounts.map((group) => ({
    ...group,
    promotion: { discountId: '701' },
  }))
  const mall = testMall({ ...answers, cartInfo: cart })
  expect((await load(mall.api, loaderContextAt(path))).basket).toEqual({ amount: '1694.00', pieces: 104 })
  expect((await load(mall.api, loaderContextAt('/discount-detail?discountId=702'))).basket).toEqual({
    amount: '0.00',
    pieces: 0,
  })
  expect((await load(testMall(answers).api, loaderContextAt(path, { user: undefined }))).basket).toBeUndefined()
})

it('is shown even if the cart fails, and unknown if there is no such discount [R2.08]', async () => {
  const mute = testMall({ ...mallOf(), cartInfo: refusal('A00005') })
  expect((await load(mute.api, loaderContextAt(path))).basket).toBeUndefined()
  const none = testMall({ ...mallOf(), discountInfo: refusal('A01000') })
  expect(await redirectTarget(load(none.api, loaderContextAt(path)))).toBe('unknown discount')
  expect(await redirectTarget(load(none.api, loaderContextAt('/discount-detail')))).toBe('unnamed discount')
})
