import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { OrderCoupon } from './orderCoupons.ts'
import { orderPrice } from './orderPrice.ts'

const now = 1000
const line = (lineId: string, shopId: string, price: string) => ({
  lineId,
  shopId,
  prodId: lineId,
  price: money(price),
  quantity: 1,
})
const coupon = (couponUserId: string, shopId: string, change: Partial<OrderCoupon> = {}): OrderCoupon => ({
  couponId: `of ${couponUserId}`,
  couponUserId,
  couponName: `name of ${couponUserId}`,
  shopId,
  suitableProdType: 0,
  couponType: 1,
  cashCondition: money(0),
  reduceAmount: money(10),
  validTimeType: 1,
  status: 1,
  endTime: 2000,
  ...change,
})
const lines = [line('a', '1', '100'), line('b', '2', '50')]
const priced = (coupons: OrderCoupon[], wantedCoupons?: string[]) => orderPrice({ lines, now, coupons, wantedCoupons })
const chosen = (coupons: OrderCoupon[], wanted?: string[]) =>
  priced(coupons, wanted).coupons.flatMap(({ couponUserId, chosen: taken }) => (taken ? [couponUserId] : []))

it('reduces by the rate of a discount coupon, to the cent, half up [R2.07]', () => {
  const tenOff = coupon('d', '1', { couponType: 2, couponDiscount: 90, reduceAmount: undefined })
  expect(priced([tenOff]).reduce).toBe('10.00')
  expect(priced([{ ...tenOff, couponDiscount: 87.5 }]).reduce).toBe('12.50')
  expect(priced([{ ...tenOff, couponDiscount: 100 }]).coupons[0]).toMatchObject({ canUse: false, why: 'noGoods' })
  expect(priced([{ ...tenOff, couponDiscount: 110 }])).toMatchObject({ reduce: '0.00', actualTotal: '150.00' })
  expect(priced([{ ...tenOff, couponDiscount: undefined }]).reduce).toBe('0.00')
  // The amount of a discount coupon and the percentage of a cash coupon are ignored.
  expect(priced([{ ...tenOff, reduceAmount: money(99) }]).reduce).toBe('10.00')
  expect(priced([coupon('c', '1', { couponDiscount: 50 })]).reduce).toBe('10.00')
})

it('applies the platform’s discount coupon to the rest after the shops’ coupons [R2.07]', () => {
  const platform = coupon('p', '0', { couponType: 2, couponDiscount: 80, reduceAmount: undefined })
  const order = priced([coupon('s', '1'), platform])
  expect(order.reduce).toBe('38.00')
  expect(order.shops.map(({ couponReduce }) => couponReduce)).toEqual(['28.00', '10.00'])
  expect(chosen([coupon('s', '1'), { ...platform, cashCondition: money(150) }])).toEqual(['p'])
  expect(chosen([coupon('s', '1', { reduceAmount: money(40) }), { ...platform, cashCondition: money(150) }])).toEqual([
    's',
  ])
})

it('ranks a platform percentage coupon by its worth [R2.07]', () => {
  const percent = coupon('p', '0', { couponType: 2, couponDiscount: 80, reduceAmount: undefined })
  const cash = (worth: number) => coupon('q', '0', { reduceAmount: money(worth) })
  expect(chosen([percent, cash(29)])).toEqual(['p'])
  expect(chosen([percent, cash(31)])).toEqual(['q'])
  expect(chosen([coupon('p', '0', { couponType: 2, reduceAmount: undefined }), cash(1)])).toEqual(['q'])
})

it('never reduces more than the goods cost, and applies a coupon at exactly its threshold [R2.07]', () => {
  expect(priced([coupon('s', '2', { reduceAmount: money(80) })])).toMatchObject({ reduce: '50.00' })
  const from = (amount: string) => coupon('s', '2', { cashCondition: money(amount) })
  expect(priced([from('50')]).coupons[0]).toMatchObject({ canUse: true, saves: '10.00', missing: undefined })
  expect(priced([from('50.01')]).coupons[0]).toMatchObject({
    canUse: false,
    saves: '0.00',
    why: 'below',
    missing: '0.01',
  })
  expect(priced([coupon('s', '2', { reduceAmount: undefined })]).coupons[0]).toMatchObject({ why: 'noGoods' })
})

it('refuses a coupon whose only suitable lines are free', () => {
  const free = orderPrice({ lines: [line('a', '1', '0')], now, coupons: [coupon('s', '1')] })
  expect(free.coupons[0]).toMatchObject({ canUse: false, why: 'noGoods', saves: '0.00' })
  const from = orderPrice({
    lines: [line('a', '1', '0')],
    now,
    coupons: [coupon('s', '1', { cashCondition: money(5) })],
  })
  expect(from.coupons[0]).toMatchObject({ canUse: false, why: 'below', missing: '5.00' })
})

it('of equal coupons, spends the coupon that ends first, then the first by id [R2.07]', () => {
  const ends = (id: string, endTime?: number) => coupon(id, '1', { endTime })
  expect(chosen([ends('a', 1900), ends('b', 1800)])).toEqual(['b'])
  expect(chosen([ends('a'), ends('b', 1800)])).toEqual(['b'])
  expect(chosen([ends('b', 1800), ends('a')])).toEqual(['b'])
  expect(chosen([ends('b', 1800), ends('a', 1800)])).toEqual(['a'])
  expect(chosen([ends('a', 1800), ends('b', 1800)])).toEqual(['a'])
  expect(chosen([ends('b'), ends('a')])).toEqual(['a'])
})

it('returns each coupon in the given order, with its state [R6.08]', () => {
  const all = [
    coupon('z', '1', { status: 0 }),
    coupon('y', '1', { couponType: 3 }),
    coupon('x', '9'),
    coupon('w', '1', { couponType: 2, couponDiscount: 95, reduceAmount: undefined }),
  ]
  expect(
    priced(all).coupons.map(({ couponUserId, couponId, why, canUse, saves }) => [
      couponUserId,
      couponId,
      why,
      canUse,
      saves,
    ]),
  ).toEqual([
    ['z', 'of z', 'expired', false, '0.00'],
    ['y', 'of y', 'exchange', false, '0.00'],
    ['x', 'of x', 'noGoods', false, '0.00'],
    ['w', 'of w', undefined, true, '5.00'],
  ])
})

it('applies the buyer’s usable choices, the first of each shop, and no others [R2.07]', () => {
  const all = [
    coupon('a', '1'),
    coupon('b', '1', { reduceAmount: money(20) }),
    coupon('c', '2'),
    coupon('d', '2', { status: 2 }),
  ]
  expect(chosen(all, ['a', 'b', 'd', 'c', 'nowhere'])).toEqual(['a', 'c'])
  expect(priced(all, ['a', 'b']).coupons.map(({ why }) => why)).toEqual([undefined, 'oneOnly', undefined, 'used'])
  expect(chosen(all, ['c'])).toEqual(['c'])
  expect(chosen(all)).toEqual(['b', 'c'])
})

it('records the coupon’s id and name with its reduction [R2.08]', () => {
  const { steps, shops } = priced([coupon('s', '1'), coupon('p', '0')])
  expect(steps).toEqual([
    { kind: 'list', before: '150.00', after: '150.00' },
    { kind: 'shopCoupon', id: 's', name: 'name of s', before: '150.00', after: '140.00' },
    { kind: 'platformCoupon', id: 'p', name: 'name of p', before: '140.00', after: '130.00' },
  ])
  expect(shops[0]!.steps).toEqual([
    { kind: 'list', before: '100.00', after: '100.00' },
    { kind: 'shopCoupon', id: 's', name: 'name of s', before: '100.00', after: '90.00' },
    { kind: 'platformCoupon', id: 'p', name: 'name of p', before: '90.00', after: '83.57' },
  ])
})
