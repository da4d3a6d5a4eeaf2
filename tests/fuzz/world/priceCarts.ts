import type { Money } from '@millwright/domain/money/money'
import type { OrderCoupon } from '@millwright/domain/price/orderCoupons'
import type { OrderDiscount } from '@millwright/domain/price/discounts'
import type { OrderFacts } from '@millwright/domain/price/orderPrice'
import type { OrderLine } from '@millwright/domain/price/orderLines'

export type Random = (below: number) => number

/** Returns a seeded generator of whole numbers (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** A cart in whole cents for the oracle. `factsOf` converts it for the engine. */
export type Cart = {
  lines: RawLine[]
  discounts: RawDiscount[]
  coupons: RawCoupon[]
  points: number
  freight: { shop: number; base: number; freeFrom: number }[]
}
export type RawLine = {
  id: string
  shop: number
  prod: number
  quantity: number
  price: number
  tiers: { minQty: number; price: number }[]
  agreed?: number
  /** The quantity from which the agreed price applies. */
  agreedFrom?: number
  quoted?: number
  /** The member price in ten-thousandths of the full price. */
  member?: number
  wants?: string
}
/** `category` narrows a scope of all products (`type` 0). A list of products overrides it. */
export type RawScope = { shop: number; type: number; prods: number[]; category?: number }
export type RawDiscount = RawScope & {
  id: string
  rule: number
  every: boolean
  steps: { need: number; gives: number }[]
  most?: number
  running: boolean
}
export type RawCoupon = RawScope & { id: string; from: number; cash?: number; paid?: number; good: boolean }

export const NOW = 1_000_000

/** Returns the product's category and its two ancestors, which products share. */
export const categoriesOf = (prod: number): number[] => [100 + prod, 10 + (prod % 3), 1 + (prod % 2)]
const anyCategory = (random: Random): number => categoriesOf(1 + random(8))[random(3)]!

export function cartOf(random: Random, most: { lines: number; coupons: number; shops: number }): Cart {
  const maybe = (share: number) => random(100) < share
  const shops = 1 + random(most.shops)
  // Round amounts are frequent, so that ties and thresholds met exactly occur.
  const cents = (below: number) => (maybe(40) ? random(below / 100) * 100 : random(below))
  const scope = (shop: number): RawScope => ({
    shop,
    type: maybe(60) ? 0 : 1 + random(2),
    prods: Array.from({ length: random(4) }, () => 1 + random(8)),
    category: maybe(35) ? anyCategory(random) : undefined,
  })
  const member = maybe(25) ? 8_000 + random(2_000) : undefined
  const lines = Array.from({ length: 1 + random(most.lines) }, (_, index): RawLine => {
    const price = 1 + cents(20_000)
    return {
      id: `l${String(index).padStart(2, '0')}`,
      shop: 1 + random(shops),
      prod: 1 + random(8),
      quantity: 1 + random(maybe(20) ? 500 : 12),
      price,
      tiers: maybe(40)
        ? Array.from({ length: 1 + random(3) }, () => ({ minQty: 2 + random(60), price: 1 + random(price + 200) }))
        : [],
      agreed: maybe(20) ? 1 + random(price + 100) : undefined,
      agreedFrom: maybe(40) ? 1 + random(20) : undefined,
      quoted: maybe(15) ? 1 + random(price + 100) : undefined,
      member,
      wants: maybe(10) ? (maybe(50) ? '0' : `d${random(3)}`) : undefined,
    }
  })
  const discounts = Array.from({ length: random(4) }, (_, index): RawDiscount => {
    const rule = random(4)
    return {
      ...scope(1 + random(shops)),
      id: `d${index}`,
      rule,
      every: maybe(40),
      steps: Array.from({ length: 1 + random(3) }, () => ({
        need: rule === 1 || rule === 3 ? 1 + random(60) : cents(80_000),
        gives: rule > 1 ? 700 + random(300) : cents(9_000),
      })),
      most: maybe(30) ? cents(8_000) : undefined,
      running: maybe(90),
    }
  })
  const coupons = Array.from({ length: random(most.coupons + 1) }, (_, index): RawCoupon => {
    const cash = maybe(60)
    return {
      ...scope(maybe(35) ? 0 : 1 + random(shops)),
      id: `c${String(index).padStart(2, '0')}`,
      from: maybe(20) ? 0 : cents(60_000),
      ...(cash ? { cash: 1 + cents(9_000) } : { paid: 7_000 + 50 * random(60) }),
      good: maybe(93),
    }
  })
  return {
    lines,
    discounts,
    coupons,
    points: maybe(25) ? cents(5_000) : 0,
    freight: Array.from({ length: shops }, (_, index) => ({
      shop: index + 1,
      base: cents(2_000),
      freeFrom: cents(90_000),
    })),
  }
}

const yuan = (cents: number): Money => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as Money
const scopeOf = ({ shop, type, prods, category }: RawScope) => ({
  shopId: String(shop),
  suitableProdType: type,
  prodIds: prods.map(String),
  categoryId: category === undefined ? undefined : String(category),
})

export function factsOf({ lines, discounts, coupons, points, freight }: Cart): OrderFacts {
  return {
    now: NOW,
    lines: lines.map(
      ({ id, shop, prod, quantity, price, tiers, agreed, agreedFrom, quoted, member, wants }): OrderLine => ({
        lineId: id,
        shopId: String(shop),
        prodId: String(prod),
        quantity,
        price: yuan(price),
        priceTiers: tiers.map((tier) => ({ minQty: tier.minQty, price: yuan(tier.price) })),
        categoryIds: categoriesOf(prod).map(String),
        agreementPrice: agreed === undefined ? undefined : yuan(agreed),
        agreementMinQty: agreedFrom,
        quotePrice: quoted === undefined ? undefined : yuan(quoted),
        memberPercent: member === undefined ? undefined : member / 100,
        discountId: wants,
      }),
    ),
    discounts: discounts.map(({ id, rule, every, steps, most, running, ...scope }): OrderDiscount => ({
      ...scopeOf(scope),
      discountId: id,
      discountName: id,
      discountRule: rule,
      discountType: every ? 1 : 0,
      maxReduceAmount: most === undefined ? undefined : yuan(most),
      startTime: 0,
      endTime: running ? NOW + 1 : NOW,
      discountItems: steps.map(({ need, gives }) => ({
        needAmount: rule === 1 || rule === 3 ? (`${need}.00` as Money) : yuan(need),
        discount: yuan(gives),
      })),
    })),
    coupons: coupons.map(({ id, from, cash, paid, good, ...scope }): OrderCoupon => ({
      ...scopeOf(scope),
      couponId: id,
      couponUserId: id,
      couponName: id,
      couponType: cash === undefined ? 2 : 1,
      cashCondition: yuan(from),
      reduceAmount: cash === undefined ? undefined : yuan(cash),
      couponDiscount: paid === undefined ? undefined : paid / 100,
      validTimeType: 1,
      status: 1,
      endTime: good ? NOW + 1 : NOW,
    })),
    points: points ? yuan(points) : undefined,
    freight: freight.map(({ shop, base, freeFrom }) => ({
      shopId: String(shop),
      base: yuan(base),
      freeFrom: yuan(freeFrom),
    })),
  }
}
