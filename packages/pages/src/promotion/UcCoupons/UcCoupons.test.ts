import { expect, it } from 'vitest'
import { loaderContextAt, formOf, fromFixtures, testMall } from '../../loading/testing/testMall.ts'
import { action } from './UcCoupons.action.ts'
import { load } from './UcCoupons.load.ts'

const path = '/user-center/uc-coupons'

it('shows unused coupons by default, and used and expired ones by tab [R6.08]', async () => {
  const mall = testMall(fromFixtures('myCouponPage', 'myCouponCounts', 'centerInfo', 'waiting', 'userInfo'))
  expect((await load(mall.api, loaderContextAt(path))).coupons.records.map(({ status }) => status)).toEqual([1, 1])
  expect(
    (await load(mall.api, loaderContextAt(`${path}?status=2`))).coupons.records.map(({ status }) => status),
  ).toEqual([2])
  expect((await load(mall.api, loaderContextAt(`${path}?status=0`))).status).toBe('0')
  expect((await load(mall.api, loaderContextAt(`${path}?status=9`))).status).toBe('1')
})

it('deletes a coupon by a valid id only [R6.08]', async () => {
  const mall = testMall({ deleteMyCoupon: {} })
  expect(
    await action(mall.api, loaderContextAt(path), formOf({ intent: 'remove', couponUserId: '9003' })),
  ).toMatchObject({
    done: true,
  })
  expect(mall.inputsOf('deleteMyCoupon')).toEqual([{ couponUserId: '9003' }])
  expect(await action(mall.api, loaderContextAt(path), formOf({ intent: 'remove', couponUserId: '' }))).toMatchObject({
    problem: { key: 'badArgument' },
  })
})
