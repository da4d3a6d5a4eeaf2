import { couponScope, couponState, couponStates, couponValidity } from './coupon.ts'
import type { CouponFacts } from './coupon.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const day = 86_400_000
const dated: CouponFacts = { validTimeType: 1, startTime: now - day, endTime: now + day }
const held: CouponFacts = { ...dated, couponUserId: '7', status: 1 }

it('distinguishes all states of a coupon [R6.08]', () => {
  const coupons: Record<(typeof couponStates)[number], CouponFacts> = {
    notYet: { ...held, startTime: now + 1 },
    available: dated,
    runningOut: { ...dated, receiveRatio: 80 },
    gone: { ...dated, stocks: 0 },
    received: held,
    locked: { ...held, orderNumber: '2026' },
    used: { ...held, status: 2 },
    expired: { ...held, status: 0 },
  }
  for (const state of couponStates) expect(couponState(coupons[state], now), state).toBe(state)
})

it('offers a coupon up to the limit per person, from its release to its end [R2.07]', () => {
  expect(couponState({ ...dated, limitNum: 3, curUserReceiveCount: 2 }, now)).toBe('available')
  expect(couponState({ ...dated, limitNum: 3, curUserReceiveCount: 3 }, now)).toBe('received')
  expect(couponState({ ...dated, releaseTime: now + 1 }, now)).toBe('notYet')
  expect(couponState({ ...dated, endTime: now }, now)).toBe('expired')
  expect(couponState({ ...dated, canReceive: false }, now)).toBe('gone')
  expect(couponState({ ...dated, stocks: 0, curUserReceiveCount: 1, limitNum: 3 }, now)).toBe('received')
})

it('reports a coupon as running out from 80 % received, and as gone at 100 % [R2.07]', () => {
  expect(couponState({ ...dated, receiveRatio: 79.9 }, now)).toBe('available')
  expect(couponState({ ...dated, receiveRatio: 99.9 }, now)).toBe('runningOut')
  expect(couponState({ ...dated, receiveRatio: 100 }, now)).toBe('gone')
})

it('prefers the state used over expired, and expired over locked [R6.08]', () => {
  expect(couponState({ ...held, status: 2, endTime: now - day }, now)).toBe('used')
  expect(couponState({ ...held, orderNumber: '2026', endTime: now - day }, now)).toBe('expired')
})

it('counts the valid days from receipt if a coupon has no dates [R6.08]', () => {
  const relative: CouponFacts = { validTimeType: 2, afterReceiveDays: 1, validDays: 7 }
  expect(couponValidity(relative)).toEqual({ days: 7, after: 1 })
  const received = { ...relative, couponUserId: '7', status: 1, receiveTime: now }
  expect(couponValidity(received)).toEqual({ from: now + day, until: now + 8 * day })
  expect(couponState(received, now)).toBe('notYet')
  expect(couponState(received, now + day)).toBe('received')
  expect(couponState(received, now + 8 * day)).toBe('expired')
})

it('prefers dates from the server over a number of days [R6.08]', () => {
  const worked: CouponFacts = {
    validTimeType: 2,
    startTime: now,
    endTime: now + day,
    receiveTime: now - 9 * day,
    afterReceiveDays: 1,
    validDays: 7,
  }
  expect(couponValidity(worked)).toEqual({ from: now, until: now + day })
  expect(couponValidity({ validTimeType: 1, startTime: now, receiveTime: now, validDays: 7 })).toEqual({
    from: now,
    until: undefined,
  })
  expect(couponValidity({ validTimeType: 2 })).toEqual({ days: 0, after: 0 })
})

it('reports a coupon as expired if the mall does, and never without an end date [R6.08]', () => {
  expect(couponState({ ...dated, overdueStatus: 0 }, now)).toBe('expired')
  expect(couponState({ ...dated, overdueStatus: 1 }, now)).toBe('available')
  expect(couponState({ validTimeType: 1, couponUserId: '7' }, now)).toBe('received')
})

it('returns the narrowest scope that applies [R2.07]', () => {
  expect(couponScope({ shopId: '0', suitableProdType: 0 })).toBe('mall')
  expect(couponScope({ shopId: '11', suitableProdType: 0 })).toBe('shop')
  expect(couponScope({ shopId: '0', suitableProdType: 0, categoryName: '轴承' })).toBe('category')
  expect(couponScope({ shopId: '0', suitableProdType: 1, categoryName: '轴承' })).toBe('products')
  expect(couponScope({ shopId: '11', suitableProdType: 2 })).toBe('otherProducts')
})
