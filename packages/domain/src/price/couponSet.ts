import type { Cents } from './cents.ts'

/** One option for a shop: a coupon or none, the saving, and the amount left for each platform coupon to reduce. */
export type ShopOption = { coupon?: number | undefined; saves: Cents; leaves: readonly Cents[] }
/**
 * A platform coupon. `reduction` returns 0 for amounts below the threshold. From the threshold on the reduction never
 * falls as the amount grows, and never grows faster than the amount.
 */
export type PlatformOption = {
  coupon: number
  threshold: Cents
  reduction: (amount: Cents) => Cents
  rate: number
  most: Cents
}
export type CouponSet = { coupons: number[]; saves: Cents }

/** The value of a saved cent. A coupon costs 1, so that a set with fewer coupons wins only if the savings are equal. */
const CENT = 128
const NONE: Chosen = undefined
type Chosen = { coupon: number; before: Chosen } | undefined
type Option = { coupon?: number; saves: number; leaves: Cents }
type State = { saves: number; leaves: Cents; chosen: Chosen }

/**
 * Finds the set of coupons, at most one per shop and one of the platform, that saves most; among equal sets, the set
 * with the fewest coupons. The result is exact, as of a multiple-choice knapsack: for each platform coupon the search
 * adds shop by shop, and keeps every choice that no other choice beats in both the saving and the amount left for the
 * platform's threshold. The search drops choices whose relaxed bound cannot beat the best known set.
 */
export function bestCoupons(shops: readonly (readonly ShopOption[])[], platform: readonly PlatformOption[]): CouponSet {
  let best = withoutPlatform(shops)
  const searches = platform
    .map((option, index) =>
      searchOf(
        shops.map((options) => worthwhile(options, index)),
        option,
      ),
    )
    .sort((a, b) => b.bound - a.bound)
  for (const { bound, search } of searches) {
    if (bound <= best.value) break
    best = search(best.value) ?? best
  }
  return { coupons: best.coupons, saves: Math.ceil(best.value / CENT) }
}

const valueOf = ({ coupon, saves }: { coupon?: number; saves: Cents }) => (coupon === undefined ? 0 : saves * CENT - 1)

function withoutPlatform(shops: readonly (readonly ShopOption[])[]) {
  const chosen = shops.map((options) => options.reduce((best, one) => (valueOf(one) > valueOf(best) ? one : best)))
  return {
    value: chosen.reduce((sum, option) => sum + valueOf(option), 0),
    coupons: chosen.flatMap(({ coupon }) => coupon ?? []),
  }
}

/** Returns the options of a shop that no other option beats in both respects, most saving first. */
function worthwhile(options: readonly ShopOption[], platform: number): Option[] {
  const all = options.map((option) => ({
    coupon: option.coupon,
    saves: valueOf(option),
    leaves: option.leaves[platform]!,
  }))
  return frontier(all)
}

function frontier<T extends { saves: number; leaves: number }>(all: T[]): T[] {
  all.sort((a, b) => b.saves - a.saves || b.leaves - a.leaves)
  let most = -1
  return all.filter(({ leaves }) => {
    if (leaves <= most) return false
    most = leaves
    return true
  })
}

/** Returns an upper bound of the saving with a platform coupon, and the search for a set above a known value. */
function searchOf(shops: readonly Option[][], platform: PlatformOption) {
  // Shops with a single option need no search.
  const open = shops.filter((options) => options.length > 1).sort((a, b) => spreadOf(b) - spreadOf(a))
  const start: State = { saves: 0, leaves: 0, chosen: NONE }
  for (const options of shops) if (options.length === 1) add(start, options[0]!)
  const restLeaves = suffix(open, ({ leaves }) => leaves)
  const weight = bestWeight(open, start.leaves, platform)
  const restBound = suffix(open, ({ saves, leaves }) => saves + weight * leaves)
  const restSaves = suffix(open, ({ saves }) => saves)
  const ends = ({ saves, leaves }: State) => saves + platform.reduction(leaves) * CENT - 1
  const price = weight - platform.rate * CENT
  const bound = (state: State, at: number) => {
    const most = state.leaves + restLeaves[at]!
    const easy = state.saves + restSaves[at]! + platform.reduction(most) * CENT - 1
    const relaxed =
      state.saves +
      weight * state.leaves +
      restBound[at]! -
      price * platform.threshold +
      platform.most * CENT +
      CENT / 2
    return Math.min(easy, relaxed)
  }

  const search = (known: number) => {
    let value = known
    let found: Chosen | 'none' = 'none'
    const keep = (state: State) => {
      const end = ends(state)
      if (end > value) [value, found] = [end, state.chosen]
    }
    // A good first set makes the bound tight.
    for (const slope of [price / CENT, 0, 1e9])
      keep(improved(open, greedy(open, (slope + platform.rate) * CENT), start, ends))
    let states = [start]
    open.forEach((options, at) => {
      const next: State[] = []
      for (const state of states) {
        for (const option of options) {
          const made = add({ ...state }, option)
          if (bound(made, at + 1) > value) next.push(made)
        }
      }
      states = frontier(next)
    })
    for (const state of states) keep(state)
    return found === 'none' ? undefined : { value, coupons: [...couponsOf(found), platform.coupon] }
  }
  return { bound: bound(start, 0), search }
}

function add(state: State, { coupon, saves, leaves }: Option): State {
  state.saves += saves
  state.leaves += leaves
  if (coupon !== undefined) state.chosen = { coupon, before: state.chosen }
  return state
}

/** Returns for each position the sum of the shops' best values from there on. */
function suffix(shops: readonly Option[][], of: (option: Option) => number): number[] {
  const sums = Array.from({ length: shops.length + 1 }, () => 0)
  for (let at = shops.length - 1; at >= 0; at--) sums[at] = sums[at + 1]! + Math.max(...shops[at]!.map(of))
  return sums
}

/** Returns the weight of the amount left against the saving that gives the lowest relaxed bound (Lagrange). */
function bestWeight(shops: readonly Option[][], leaves: Cents, { threshold, rate }: PlatformOption): number {
  const base = rate * CENT
  const slopes = shops.flatMap((options) =>
    options.slice(1).map((option, index) => {
      const before = options[index]!
      return Math.max((before.saves - option.saves) / (option.leaves - before.leaves) - base, 0)
    }),
  )
  let best = { at: Infinity, weight: base }
  for (const price of [0, ...slopes]) {
    const weight = base + price
    let at = weight * leaves - price * threshold
    for (const options of shops) at += Math.max(...options.map((one) => one.saves + weight * one.leaves))
    if (at < best.at) best = { at, weight }
  }
  return best.weight
}

function greedy(shops: readonly Option[][], weight: number): Option[] {
  return shops.map((options) =>
    options.reduce((best, one) => (one.saves + weight * one.leaves > best.saves + weight * best.leaves ? one : best)),
  )
}

/** Improves the choice of each shop in turn. */
function improved(shops: readonly Option[][], chosen: Option[], start: State, ends: (state: State) => number): State {
  let sum = chosen.reduce(add, { ...start })
  let value = ends(sum)
  shops.forEach((options, at) => {
    for (const option of options) {
      const { saves, leaves } = chosen[at]!
      const changed = { ...sum, saves: sum.saves - saves + option.saves, leaves: sum.leaves - leaves + option.leaves }
      const now = ends(changed)
      if (now <= value) continue
      chosen[at] = option
      ;[sum, value] = [changed, now]
    }
  })
  return chosen.reduce(add, { ...start })
}

/** Returns the difference between a shop's best and worst saving. The search starts with the largest difference. */
const spreadOf = (options: readonly Option[]): number => options[0]!.saves - options.at(-1)!.saves

function couponsOf(chosen: Chosen): number[] {
  const coupons: number[] = []
  for (let one = chosen; one; one = one.before) coupons.push(one.coupon)
  return coupons
}
