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

it('leaves out a shop’s coupon only if this brings the platform’s into reach [R2.07]', () => {
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
