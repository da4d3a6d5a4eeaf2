import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestCoupons } from './couponSet.ts'
import type { PlatformOption, ShopOption } from './couponSet.ts'

type Given = { shops: ShopOption[][]; platform: PlatformOption[] }

const cash = (coupon: number, threshold: number, off: number): PlatformOption => ({
  coupon,
  threshold,
  rate: 0,
  most: off,
  reduction: (amount) => (amount < threshold ? 0 : Math.min(off, amount)),
})
const percent = (coupon: number, threshold: number, tenths: number): PlatformOption => ({
  coupon,
  threshold,
  rate: tenths / 10,
  most: 0,
  reduction: (amount) => (amount < threshold ? 0 : Math.round((amount * tenths) / 10)),
})

/** Tries every allowed set: most cents first, then fewest coupons. */
function everySet({ shops, platform }: Given) {
  let best = { saves: 0, count: 0 }
  const walk = (at: number, saves: number, count: number, leaves: readonly number[]) => {
    if (at < shops.length) {
      for (const option of shops[at]!)
        walk(
          at + 1,
          saves + option.saves,
          count + (option.coupon === undefined ? 0 : 1),
          leaves.map((left, n) => left + option.leaves[n]!),
        )
      return
    }
    const ends = [[saves, count], ...platform.map((one, n) => [saves + one.reduction(leaves[n]!), count + 1])]
    for (const [sum = 0, used = 0] of ends)
      if (sum > best.saves || (sum === best.saves && used < best.count)) best = { saves: sum, count: used }
  }
  walk(
    0,
    0,
    0,
    platform.map(() => 0),
  )
  return best
}

const shopOf = (first: number, goods: number[], coupons: number[], suited: boolean[][], at: number): ShopOption[] => {
  const amount = goods[at % goods.length]!
  const leaves = (off: number) => suited.map((of) => (of[at % of.length] ? amount - off : 0))
  return [
    { saves: 0, leaves: leaves(0) },
    ...coupons.map((off, n) => {
      const saves = Math.min(off, amount)
      return { coupon: first + n, saves, leaves: leaves(saves) }
    }),
  ]
}

const given = fc
  .record({
    goods: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 }),
    coupons: fc.array(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 3 }), { minLength: 1, maxLength: 5 }),
    platform: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 150 }),
        fc.boolean(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ goods, coupons, platform }): Given => ({
    shops: coupons.map((own, at) =>
      shopOf(
        at * 10,
        goods,
        own,
        platform.map(([, , , suited]) => suited),
        at,
      ),
    ),
    platform: platform.map(([from, off, isCash], n) =>
      isCash ? cash(100 + n, from, off) : percent(100 + n, from, 1 + (off % 9)),
    ),
  }))

/** Returns the total saving of the chosen coupons. */
function worthOf({ shops, platform }: Given, coupons: readonly number[]) {
  const chosen = shops.map(
    (options) => options.find(({ coupon }) => coupon !== undefined && coupons.includes(coupon)) ?? options[0]!,
  )
  const saves = chosen.reduce((sum, option) => sum + option.saves, 0)
  const at = platform.findIndex(({ coupon }) => coupons.includes(coupon))
  const left = at < 0 ? 0 : chosen.reduce((sum, option) => sum + option.leaves[at]!, 0)
  return saves + (at < 0 ? 0 : platform[at]!.reduction(left))
}

it('finds the set that saves most, with the fewest coupons [R2.07]', () => {
  fc.assert(
    fc.property(given, (world) => {
      const found = bestCoupons(world.shops, world.platform)
      const best = everySet(world)
      expect(found.saves).toBe(best.saves)
      expect(found.coupons.length).toBe(best.count)
      expect(worthOf(world, found.coupons)).toBe(best.saves)
      expect(new Set(found.coupons).size).toBe(found.coupons.length)
    }),
    { numRuns: 600, seed: 20_261_121 },
  )
})

it('omits a shop’s coupon only if the order then reaches the threshold of a better platform coupon [R2.07]', () => {
  const shops: ShopOption[][] = [
    [
      { saves: 0, leaves: [500] },
      { coupon: 1, saves: 50, leaves: [450] },
    ],
    [{ saves: 0, leaves: [400] }],
  ]
  expect(bestCoupons(shops, [cash(9, 900, 80)])).toEqual({ coupons: [9], saves: 80 })
  expect(bestCoupons(shops, [cash(9, 901, 80)])).toEqual({ coupons: [1], saves: 50 })
  expect(bestCoupons(shops, [cash(9, 850, 80)])).toEqual({ coupons: [1, 9], saves: 130 })
  expect(bestCoupons(shops, [])).toEqual({ coupons: [1], saves: 50 })
  expect(bestCoupons([], [cash(9, 0, 5)])).toEqual({ coupons: [], saves: 0 })
  expect(bestCoupons([[{ saves: 0, leaves: [0] }]], [cash(9, 0, 5)])).toEqual({ coupons: [], saves: 0 })
})

it('spends the first of equal coupons, both of a shop and of the platform [R2.07]', () => {
  const shop: ShopOption[] = [
    { saves: 0, leaves: [500, 500] },
    { coupon: 1, saves: 50, leaves: [450, 450] },
    { coupon: 2, saves: 50, leaves: [450, 450] },
  ]
  expect(bestCoupons([shop], [])).toEqual({ coupons: [1], saves: 50 })
  expect(bestCoupons([shop], [cash(8, 500, 80), cash(9, 500, 80)])).toEqual({ coupons: [8], saves: 80 })
  expect(bestCoupons([shop], [cash(8, 450, 80), cash(9, 450, 80)])).toEqual({ coupons: [1, 8], saves: 130 })
})

/**
 * Creates orders of at least `size` shops. Coupons save whole `step`s of cents, so that a large step gives many equal
 * coupons. The platform's thresholds are at least `reach` percent of the goods.
 */
function orders(count: number, { size, step, reach }: { size: number; step: number; reach: number }): Given[] {
  let state = 7
  const below = (bound: number) => (state = (state * 48_271) % 2_147_483_647) % bound
  return Array.from({ length: count }, (_, at) => {
    const shops = Array.from({ length: size + below(5) }, (__, shop): ShopOption[] => {
      const amount = 2000 + below(90_000)
      const coupons = Array.from({ length: 1 + below(5) }, () => step * Math.ceil((100 + below(amount / 4)) / step))
      const leaves = (saved: number) => Array.from({ length: 3 }, () => (at % 2 || below(5) > 0 ? amount - saved : 0))
      return [
        { saves: 0, leaves: leaves(0) },
        ...coupons.map((saved, n) => ({ coupon: shop * 10 + n, saves: saved, leaves: leaves(saved) })),
      ]
    })
    const total = shops.reduce((sum, [none]) => sum + none!.leaves[0]!, 0)
    const threshold = () => Math.round((total * (reach + below(100 - reach))) / 100)
    return {
      shops,
      platform: [
        cash(1001, threshold(), 5000 + below(40_000)),
        percent(1002, threshold(), 1),
        cash(1003, threshold(), 50_000),
      ],
    }
  })
}

// `most` is the number of sets that the search tries today. A change that tries more sets is slower.
it.each([
  { given: orders(40, { size: 6, step: 1, reach: 70 }), saves: 4_210_223, most: 36_732 },
  { given: orders(12, { size: 12, step: 1, reach: 60 }), saves: 2_073_668, most: 330_174 },
  { given: orders(12, { size: 9, step: 500, reach: 80 }), saves: 1_463_449, most: 2845 },
])('drops sets that cannot be the best, so that these carts need at most $most tries [R2.07]', (of) => {
  let tried = 0
  const counted = (option: PlatformOption): PlatformOption => ({
    ...option,
    reduction: (amount) => {
      tried++
      return option.reduction(amount)
    },
  })
  const found = of.given.map(({ shops, platform }) => bestCoupons(shops, platform.map(counted)).saves)
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(of.saves)
  expect(tried).toBeLessThanOrEqual(of.most)
})
