import { expect, it } from 'vitest'
import { ORDER_LINE_LIMIT } from '../constants.ts'
import { money } from '../money/money.ts'
import { centsNumber, moneyOfCents } from './cents.ts'
import type { OrderCoupon } from './orderCoupons.ts'
import type { OrderDiscount } from './discounts.ts'
import { orderPrice } from './orderPrice.ts'
import type { PricedShop } from './orderPrice.ts'
import { shopParts } from './shopSums.ts'

const sums = ['total', 'discountReduce', 'couponReduce', 'pointsReduce', 'freight', 'actualTotal'] as const

/** A generator of repeatable whole numbers below `below`. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A cart of 1 to 500 lines in up to six shops, with discounts, coupons and points. */
function randomCart(seed: number) {
  const random = seeded(seed)
  const shops = 1 + random(6)
  const shopIds = Array.from({ length: shops }, (_, at) => String(at + 1))
  const cents = (below: number) => moneyOfCents(1 + random(below))
  return {
    now: 1000,
    lines: Array.from({ length: 1 + random(random(2) ? 500 : 160) }, (_, at) => ({
      lineId: String(at).padStart(4, '0'),
      shopId: shopIds[random(shops)]!,
      prodId: String(at),
      price: cents(30_000),
      quantity: 1 + random(12),
    })),
    discounts: shopIds
      .filter(() => random(2))
      .map((shopId): OrderDiscount => ({
        discountId: `d${shopId}`,
        discountName: shopId,
        shopId,
        suitableProdType: 0,
        discountRule: 0,
        startTime: 0,
        endTime: 2000,
        discountItems: [{ needAmount: cents(20_000), discount: cents(9_999) }],
      })),
    coupons: ['0', ...shopIds]
      .filter(() => random(2))
      .map((shopId): OrderCoupon => ({
        couponId: shopId,
        couponUserId: `c${shopId}`,
        couponName: shopId,
        shopId,
        suitableProdType: 0,
        couponType: 1,
        cashCondition: money(0),
        reduceAmount: cents(7_777),
        validTimeType: 1,
        status: 1,
        endTime: 2000,
      })),
    points: random(2) ? cents(3_000) : undefined,
    freight: shopIds.map((shopId) => ({ shopId, base: cents(3_000), freeFrom: money(random(2) ? 0.01 : 1_000_000) })),
  }
}

const total = (parts: readonly { [sum in (typeof sums)[number]]: string }[], of: (typeof sums)[number]) =>
  parts.reduce((cents, part) => cents + centsNumber(money(part[of])), 0)

it('divides carts of 1 to 500 lines into orders of at most 50 lines that add up to the cent [R5.19, R1.03]', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const cart = randomCart(seed)
    const priced = orderPrice(cart)
    const orders = priced.shops.flatMap((shop) => {
      const parts = shopParts(shop)
      for (const sum of sums) expect([seed, sum, total(parts, sum)]).toEqual([seed, sum, centsNumber(shop[sum])])
      expect(parts.flatMap(({ lines }) => lines)).toEqual(shop.lines)
      return parts
    })
    expect(total(orders, 'actualTotal')).toBe(centsNumber(priced.actualTotal))
    expect(orders.flatMap(({ lines }) => lines.map(({ line }) => line.lineId)).toSorted()).toEqual(
      cart.lines.map(({ lineId }) => lineId),
    )
    for (const { lines, steps, actualTotal, freight } of orders) {
      expect(lines.length).toBeLessThanOrEqual(ORDER_LINE_LIMIT)
      expect(new Set(lines.map(({ line }) => line.shopId)).size).toBe(1)
      // Each order explains its own total, without a negative amount.
      expect(steps.at(-1)!.after).toBe(actualTotal)
      expect(steps.every(({ before }, at) => at === 0 || before === steps[at - 1]!.after)).toBe(true)
      expect(centsNumber(actualTotal) >= centsNumber(freight)).toBe(true)
    }
  }
})

it('leaves a shop of at most 50 lines as it is [R5.19]', () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({
    lineId: String(at).padStart(2, '0'),
    shopId: '1',
    prodId: '1',
    price: money('1.01'),
    quantity: 1,
  }))
  const { shopId: _, ...shop } = orderPrice({
    lines,
    now: 1000,
    freight: [{ shopId: '1', base: money(12), freeFrom: money(500) }],
  }).shops[0]!
  expect(shopParts(shop)).toEqual([shop])
})

it('shares the freight of a shop once, in proportion to the goods of its orders [R5.19]', () => {
  const line = (at: number, price: string) => ({
    lineId: String(at).padStart(3, '0'),
    shopId: '1',
    prodId: '1',
    price: money(price),
    quantity: 1,
  })
  const freight = [{ shopId: '1', base: money('10.00'), freeFrom: money(5000) }]
  const shopOf = (lines: ReturnType<typeof line>[]): PricedShop => orderPrice({ lines, now: 1000, freight }).shops[0]!
  const even = shopOf(Array.from({ length: 120 }, (_, at) => line(at, '1.00')))
  expect(shopParts(even).map((part) => part.freight)).toEqual(['4.17', '4.17', '1.66'])
  expect(shopParts(even)[0]!.steps).toEqual([
    { kind: 'list', before: '50.00', after: '50.00' },
    { kind: 'freight', before: '50.00', after: '54.17' },
  ])
  // Free goods carry the freight on their first order.
  const free = shopOf(Array.from({ length: 60 }, (_, at) => line(at, '0.00')))
  expect(shopParts(free).map((part) => part.freight)).toEqual(['10.00', '0.00'])
  // The shop's goods together reach the amount of free delivery, which none of its orders reaches alone.
  const large = shopOf(Array.from({ length: 120 }, (_, at) => line(at, '45.00')))
  expect(shopParts(large).map((part) => part.freight)).toEqual(['0.00', '0.00', '0.00'])
})
