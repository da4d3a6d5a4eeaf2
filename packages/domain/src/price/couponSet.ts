import type { Cents } from './cents.ts'

/**
 * The effect of a shop's coupon, or of none: the amount it saves, and the amount it leaves for each platform coupon.
 */
export type ShopOption = { coupon?: number | undefined; saves: Cents; leaves: readonly Cents[] }
/**
 * A platform coupon: `takes` is its reduction of an amount, which never falls as the amount grows, and never grows
 * faster than the amount.
 */
export type PlatformOption = {
  coupon: number
  threshold: Cents
  reduction: (amount: Cents) => Cents
  rate: number
  most: Cents
}
export type CouponSet = { coupons: number[]; saves: Cents }

/** A saved cent outweighs any number of coupons that could be spared. */
const CENT = 128
const NONE: Chosen = undefined
type Chosen = { coupon: number; before: Chosen } | undefined
type Option = { coupon?: number; saves: number; leaves: Cents }
type State = { saves: number; leaves: Cents; chosen: Chosen }

/**
 * Finds the set of coupons, at most one per shop and one of the platform, that saves most; of equal sets the one with
 * the fewest coupons. Exact, as a multiple-choice knapsack: for each platform coupon it adds shop by shop and keeps
 * every choice that no other beats in both the saving and the amount left for the platform's threshold. Choices whose
 * relaxed bound cannot beat the best known set are dropped.
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
  let value = 0
  const coupons: number[] = []
  for (const options of shops) {
    let chosen: ShopOption | undefined
    for (const option of options) if (!chosen || valueOf(option) > valueOf(chosen)) chosen = option
    if (chosen?.coupon !== undefined) {
      coupons.push(chosen.coupon)
      value += valueOf(chosen)
    }
  }
  return { value, coupons }
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
  const ends = ({ saves, leaves }: State) =>
    leaves < platform.threshold || leaves === 0 ? 0 : saves + platform.reduction(leaves) * CENT - 1
  const price = weight - platform.rate * CENT
  const bound = (state: State, at: number) => {
    const most = state.leaves + restLeaves[at]!
    if (most < platform.threshold || most === 0) return 0
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
      return (before.saves - option.saves) / (option.leaves - before.leaves) - base
    }),
  )
  let best = { at: Infinity, weight: base }
  for (const price of [0, ...slopes.filter((slope) => slope > 0)]) {
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

/** Improves the choice of single shops until no change helps. */
function improved(shops: readonly Option[][], chosen: Option[], start: State, ends: (state: State) => number): State {
  let sum = chosen.reduce(add, { ...start })
  let value = ends(sum)
  for (let better = true; better;) {
    better = false
    shops.forEach((options, at) => {
      for (const option of options) {
        const { saves, leaves } = chosen[at]!
        const changed = { ...sum, saves: sum.saves - saves + option.saves, leaves: sum.leaves - leaves + option.leaves }
        const now = ends(changed)
        if (now <= value) continue
        chosen[at] = option
        ;[sum, value, better] = [changed, now, true]
      }
    })
  }
  return chosen.reduce(add, { ...start })
}

/** Returns how much a shop's choice matters. Shops with the largest spread come first. */
const spreadOf = (options: readonly Option[]): number => options[0]!.saves - options.at(-1)!.saves

function couponsOf(chosen: Chosen): number[] {
  const coupons: number[] = []
  for (let one = chosen; one; one = one.before) coupons.push(one.coupon)
  return coupons
}
