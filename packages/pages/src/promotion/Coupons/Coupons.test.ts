import { expect, it } from 'vitest'
import {
  loaderContextAt,
  formOf,
  fromFixtures,
  redirectTarget,
  refusal,
  testMall,
} from '../../loading/testing/testMall.ts'
import { action } from './Coupons.action.ts'
import { load } from './Coupons.load.ts'

const mallOf = () => fromFixtures('couponPage', 'couponPageOfBuyer', 'couponProds')

it('requests the kind and shop in the address, and lists the shops with coupons [R2.07]', async () => {
  const mall = testMall(mallOf())
  const { shops } = await load(mall.api, loaderContextAt('/coupons?type=2&sid=11&page=1'))
  expect(mall.inputsOf('couponPageOfBuyer')).toMatchObject([{ couponType: 2, shopId: '11', current: 1 }])
  expect(shops.map(({ shopId }) => shopId)).toEqual(['11'])
})

it('shows one coupon with its products, and reports a missing one as unknown [R2.07]', async () => {
  const { goods, head } = await load(testMall(mallOf()).api, loaderContextAt('/coupons?couponId=803'))
  expect(goods?.records.length).toBeGreaterThan(0)
  expect(head.canonical).toBe('/coupons?couponId=803')
  const gone = testMall({ ...mallOf(), couponProds: refusal('A01000') })
  expect(await redirectTarget(load(gone.api, loaderContextAt('/coupons?couponId=1')))).toBe('unknown coupon')
})

it('claims a coupon, reports a refusal, and refuses an invalid id [R2.07]', async () => {
  const form = formOf({ intent: 'receive', couponId: '801' })
  const mall = testMall({ couponReceive: {} })
  expect(await action(mall.api, loaderContextAt('/coupons'), form)).toMatchObject({ done: true })
  expect(mall.inputsOf('couponReceive')).toEqual(['801'])
  const taken = testMall({ couponReceive: refusal('A00001', '该优惠券已领完') })
  expect(await action(taken.api, loaderContextAt('/coupons'), form)).toMatchObject({ done: false })
  expect(
    await action(mall.api, loaderContextAt('/coupons'), formOf({ intent: 'receive', couponId: 'x' })),
  ).toMatchObject({
    problem: { key: 'badArgument' },
  })
})

it('redirects visitors to sign in and back to the same list [R2.07]', async () => {
  const form = formOf({ intent: 'receive', couponId: '801' })
  const visitor = loaderContextAt('/coupons?type=1', { user: undefined })
  expect(await redirectTarget(action(testMall({}).api, visitor, form))).toBe('/login?back=%2Fcoupons%3Ftype%3D1')
})
