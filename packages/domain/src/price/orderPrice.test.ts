import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { OrderCoupon } from './orderCoupons.ts'
import type { OrderDiscount } from './discounts.ts'
import { orderPrice } from './orderPrice.ts'

const now = 1000
const line = (lineId: string, shopId: string, price: string, quantity = 1) => ({
  lineId,
  shopId,
  prodId: lineId,
  price: money(price),
  quantity,
})
const discount: OrderDiscount = {
  discountId: '1',
  discountName: '满 500 减 30',
  shopId: '1',
  suitableProdType: 0,
  discountRule: 0,
  startTime: 0,
  endTime: 2000,
  discountItems: [{ needAmount: money(500), discount: money(30) }],
}
const coupon = (couponUserId: string, shopId: string, cashCondition: number, reduceAmount: number): OrderCoupon => ({
  couponId: couponUserId,
  couponUserId,
  couponName: couponUserId,
  shopId,
  suitableProdType: 0,
  couponType: 1,
  cashCondition: money(cashCondition),
  reduceAmount: money(reduceAmount),
  validTimeType: 1,
  status: 1,
  endTime: 2000,
})
const lines = [line('a', '1', '400'), line('b', '1', '200'), line('c', '2', '100', 3)]
const freight = ['1', '2'].map((shopId) => ({ shopId, base: money(12), freeFrom: money(500) }))

it('applies discount, shop coupon, platform coupon, points and freight in this order, with each line’s share [R2.08]', () => {
  const order = orderPrice({
    lines,
    now,
    freight,
    discounts: [discount],
    coupons: [coupon('s', '1', 500, 50), coupon('p', '0', 800, 80)],
    points: money(10),
  })
  expect(order).toMatchObject({ total: '900.00', reduce: '170.00', freight: '12.00', actualTotal: '742.00' })
  expect(order.steps.map(({ kind, before, after }) => `${kind} ${before} ${after}`)).toEqual([
    'list 900.00 900.00',
    'discount 900.00 870.00',
    'shopCoupon 870.00 820.00',
    'platformCoupon 820.00 740.00',
    'points 740.00 730.00',
    'freight 730.00 742.00',
  ])
  expect(order.shops.map(({ actualTotal }) => actualTotal)).toEqual(['462.93', '279.07'])
  expect(order.shops[0]!.lines[0]!.steps.map(({ kind, after }) => `${kind} ${after}`)).toEqual([
    'list 400.00',
    'discount 380.00',
    'shopCoupon 346.67',
    'platformCoupon 312.85',
    'points 308.62',
  ])
})

it('leaves out a shop’s coupon if the platform’s is worth more without it [R2.07]', () => {
  const coupons = [coupon('s', '1', 0, 50), coupon('p', '0', 880, 80)]
  const order = orderPrice({ lines, now, coupons })
  expect(order.actualTotal).toBe('820.00')
  expect(order.coupons.map(({ chosen, canUse, saves }) => ({ chosen, canUse, saves }))).toEqual([
    { chosen: false, canUse: true, saves: '50.00' },
    { chosen: true, canUse: true, saves: '80.00' },
  ])
  const own = orderPrice({ lines, now, coupons, wantedCoupons: ['s', 'p'] })
  expect(own.actualTotal).toBe('850.00')
  expect(own.coupons[1]).toMatchObject({ chosen: false, canUse: false, why: 'below', missing: '30.00' })
  expect(orderPrice({ lines, now, coupons, wantedCoupons: [] }).actualTotal).toBe('900.00')
})

it('returns why a coupon cannot be used [R2.07, R6.08]', () => {
  const because = (change: Partial<OrderCoupon>) =>
    orderPrice({ lines, now, coupons: [{ ...coupon('s', '1', 0, 50), ...change }] }).coupons[0]!.why
  expect(because({})).toBeUndefined()
  expect(because({ endTime: now })).toBe('expired')
  expect(because({ startTime: now + 1 })).toBe('notYet')
  expect(because({ status: 2 })).toBe('used')
  expect(because({ orderNumber: '7' })).toBe('locked')
  expect(because({ couponType: 3 })).toBe('exchange')
  expect(because({ shopId: '9' })).toBe('noGoods')
  expect(because({ suitableProdType: 1, prodIds: ['c'] })).toBe('noGoods')
  expect(because({ suitableProdType: 2, prodIds: ['a', 'b'] })).toBe('noGoods')
  expect(because({ cashCondition: money('600.01') })).toBe('below')
  const two = [coupon('s', '1', 0, 50), coupon('t', '1', 0, 40)]
  const chosen = orderPrice({ lines, now, coupons: two, wantedCoupons: ['t', 's'] })
  expect(chosen.coupons.map(({ why }) => why)).toEqual(['oneOnly', undefined])
})

it('returns the amount missing for a discount, and lets the buyer choose another discount or none [R2.08]', () => {
  const small = lines.slice(1)
  const below = orderPrice({ lines: small, now, discounts: [discount] })
  expect(below.shops[0]!.lines[0]!.not).toEqual([
    { kind: 'discount', id: '1', name: discount.discountName, why: 'below', missing: { amount: '300.00' } },
  ])
  const other = { ...discount, discountId: '2', discountItems: [{ needAmount: money(100), discount: money(20) }] }
  const both = (discountId?: string) =>
    orderPrice({ lines: lines.map((one) => ({ ...one, discountId })), now, discounts: [other, discount] })
  expect(both().reduce).toBe('30.00')
  expect(both().shops[0]!.lines[0]!.not).toMatchObject([{ id: '2', why: 'otherDiscount' }])
  expect(both('2').reduce).toBe('20.00')
  expect(both('0').reduce).toBe('0.00')
  expect(orderPrice({ lines, now: 2000, discounts: [discount] }).reduce).toBe('0.00')
})

it('never loses free delivery because of a discount [R1.03]', () => {
  expect(orderPrice({ lines, now, freight, coupons: [coupon('s', '1', 0, 590)] }).shops[0]).toMatchObject({
    freight: '0.00',
    actualTotal: '10.00',
  })
})

it('returns the totals of goods, discounts, coupons and points of each shop [R2.08]', () => {
  const { shops } = orderPrice({
    lines,
    now,
    freight,
    discounts: [discount],
    coupons: [coupon('s', '1', 500, 50), coupon('p', '0', 800, 80)],
    points: money(10),
  })
  const figures = shops.map(
    ({ shopId, total, discountReduce, couponReduce, pointsReduce, freight: fee, actualTotal }) =>
      [shopId, total, discountReduce, couponReduce, pointsReduce, fee, actualTotal].join(' '),
  )
  expect(figures).toEqual(['1 600.00 30.00 100.73 6.34 0.00 462.93', '2 300.00 0.00 29.27 3.66 12.00 279.07'])
  expect(shops[0]!.lines.map(({ shareReduce, actualTotal }) => `${shareReduce} ${actualTotal}`)).toEqual([
    '91.38 308.62',
    '45.69 154.31',
  ])
  expect(shops[1]!.steps.map(({ kind, id, name, before, after }) => [kind, id, name, before, after])).toEqual([
    ['list', undefined, undefined, '300.00', '300.00'],
    ['platformCoupon', 'p', 'p', '300.00', '270.73'],
    ['points', undefined, undefined, '270.73', '267.07'],
    ['freight', undefined, undefined, '267.07', '279.07'],
  ])
})

it('charges each shop’s own freight, or none from its threshold on or without a freight rule [R1.03]', () => {
  const carried = (
    amount: string,
    rules = [{ shopId: '2', base: money(9), freeFrom: money(1) }, ...freight.slice(0, 1)],
  ) => orderPrice({ lines: [line('a', '1', amount)], now, freight: rules })
  expect(carried('499.99')).toMatchObject({ freight: '12.00', actualTotal: '511.99' })
  expect(carried('500')).toMatchObject({ freight: '0.00', actualTotal: '500.00' })
  expect(carried('500').steps.map(({ kind }) => kind)).toEqual(['list'])
  expect(carried('1', [{ shopId: '2', base: money(9), freeFrom: money(500) }])).toMatchObject({ freight: '0.00' })
  expect(orderPrice({ lines: [line('a', '1', '1')], now })).toMatchObject({
    freight: '0.00',
    reduce: '0.00',
    discounts: [],
    coupons: [],
    actualTotal: '1.00',
    steps: [{ kind: 'list', before: '1.00', after: '1.00' }],
  })
})

it('gives the odd cent to the same line in any order of lines [R2.08]', () => {
  const three = ['a', 'b', 'c'].map((id) => line(id, '1', '10'))
  const shares = (given: typeof three) =>
    Object.fromEntries(
      orderPrice({ lines: given, now, coupons: [coupon('s', '1', 0, 10)] }).shops[0]!.lines.map((one) => [
        one.line.lineId,
        one.shareReduce,
      ]),
    )
  expect(shares(three)).toEqual({ a: '3.34', b: '3.33', c: '3.33' })
  expect(shares(three.toReversed())).toEqual({ a: '3.34', b: '3.33', c: '3.33' })
  expect(shares([three[1]!, three[2]!, three[0]!])).toEqual({ a: '3.34', b: '3.33', c: '3.33' })
})

it('returns lines in the given order, and steps in the order of pricing [R2.08]', () => {
  const given = [{ ...line('b', '1', '400'), memberPercent: 90 }, line('a', '1', '200')]
  const other = {
    ...discount,
    discountId: '2',
    suitableProdType: 1,
    prodIds: ['a'],
    discountItems: [{ needAmount: money(1), discount: money(1) }],
  }
  const { shops, steps } = orderPrice({
    lines: given,
    now,
    discounts: [
      {
        ...discount,
        suitableProdType: 1,
        prodIds: ['b'],
        discountItems: [{ needAmount: money(1), discount: money(30) }],
      },
      other,
    ],
    coupons: [coupon('t', '0', 0, 5), coupon('s', '1', 0, 7)],
    points: money(1),
  })
  expect(shops[0]!.lines.map((one) => one.line.lineId)).toEqual(['b', 'a'])
  expect(shops[0]!.lines[0]!.actualTotal).not.toBe('0.00')
  expect(steps.map(({ kind, id }) => (id === undefined ? kind : `${kind} ${id}`))).toEqual([
    'list',
    'member',
    'discount 1',
    'discount 2',
    'shopCoupon s',
    'platformCoupon t',
    'points',
  ])
  expect(Object.keys(steps[1]!)).toEqual(['kind', 'before', 'after'])
})

it('returns the reason why a price does not apply, in addition to the steps of the order [R1.03]', () => {
  const agreed = { ...line('a', '1', '10'), agreementPrice: money(8), memberPercent: 95 }
  expect(orderPrice({ lines: [agreed], now }).shops[0]!.lines[0]!.not).toEqual([{ kind: 'member', why: 'lowerPrice' }])
})

it('spends points up to the price of the goods, never on freight [R6.08]', () => {
  const order = orderPrice({ lines: [line('a', '1', '10')], now, freight, points: money(99) })
  expect(order).toMatchObject({ reduce: '10.00', freight: '12.00', actualTotal: '12.00' })
})

it('lists the lines of a discount by line id in any order of lines, and records no step without effect [R2.08]', () => {
  const free = { ...line('b', '1', '0'), memberPercent: 90 }
  const given = [line('c', '1', '400'), free, line('a', '1', '200')]
  for (const mixed of [given, given.toReversed(), [given[1]!, given[2]!, given[0]!]]) {
    const order = orderPrice({ lines: mixed, now, discounts: [discount] })
    expect(order.discounts[0]!.lineIds).toEqual(['a', 'b', 'c'])
    const steps = order.shops[0]!.lines.map(
      (one) => `${one.line.lineId} ${one.steps.map(({ kind }) => kind).join(' ')}`,
    )
    expect(steps.toSorted()).toEqual(['a list discount', 'b list', 'c list discount'])
  }
})
