import type { Cents } from '../price/cents.ts'

/** One way to fill a line: a shop, the amount in cents for the pieces to order, and whether its stock covers them. */
export type PlanOffer = { shopId: string; cents: Cents; isShort: boolean; leadDays: number }
/** The offers of one line. Each line has at least one. */
export type PlanLine = readonly PlanOffer[]
/** A shop's freight in cents, and the amount of goods from which it is free. */
export type PlanFreight = { base: Cents; freeFrom: Cents }

/**
 * `inStock`: as few lines as possible that the stock does not cover. `cheapest`: the lowest sum with freight.
 * `fewestShops`: as few shops as possible. `earliest`: the fewest days until the last line is dispatched; a line that
 * the stock covers somewhere is not ordered where it is short. Among equally good ways, each takes the lowest sum.
 */
export const planGoals = ['inStock', 'cheapest', 'fewestShops', 'earliest'] as const
export type PlanGoal = (typeof planGoals)[number]

export type Plan = {
  /** The index of the offer chosen for each line. */
  choices: number[]
  goods: Cents
  freight: Cents
  shops: number
  leadDays: number
  shortLines: number
  /** Whether the plan is proved to be the best. A long list with many shops may have a better one. */
  isExact: boolean
}

/** The most steps of the exact search. Short lists need few of them. */
const STEPS = 60_000
/** The shops that all steps together may look at. Each step looks at every shop, so many shops leave fewer steps. */
const SHOPS_SEEN = 200_000
/** The lines and shops that the local search may look at. It ends there, so that no list holds up a server. */
const MOVES_SEEN = 600_000

/**
 * Chooses an offer for each line. A shop's freight depends on all lines that it gets, so the lines are weighed together:
 * a local search finds a good way, and branch and bound improves it until it is proved or the steps are used up.
 */
export function planOrder(goal: PlanGoal, lines: readonly PlanLine[], freight: (shopId: string) => PlanFreight): Plan {
  const problem = new Problem(allowed(goal, lines), freight, goal === 'fewestShops')
  const found = problem.improve(problem.start())
  const { best, isExact } = problem.search(found)
  return problem.planOf(best, lines, isExact)
}

/** An offer with its place in the line. */
type Option = PlanOffer & { at: number; shop: number }

/** Leaves the offers that the goal allows. Its first measure concerns each line alone, except that of the shops. */
function allowed(goal: PlanGoal, lines: readonly PlanLine[]): (PlanOffer & { at: number })[][] {
  const numbered = lines.map((offers) => offers.map((offer, at) => ({ ...offer, at })))
  if (goal === 'cheapest' || goal === 'fewestShops') return numbered
  const covering = numbered.map((offers) => {
    const covered = offers.filter(({ isShort }) => !isShort)
    return covered.length ? covered : offers
  })
  if (goal === 'inStock') return covering
  const last = Math.max(0, ...covering.map((offers) => Math.min(...offers.map(({ leadDays }) => leadDays))))
  return covering.map((offers) => offers.filter(({ leadDays }) => leadDays <= last))
}

/** The shops first, if they count, and the sum in cents. */
type Cost = { shops: number; cents: Cents }
const isLess = (a: Cost, b: Cost) => a.shops < b.shops || (a.shops === b.shops && a.cents < b.cents)

/** A choice of one option for each line, by its place among the line's options. */
type Choice = Int32Array

/** The goods of each shop in cents, and whether it gets any line. */
type Goods = { goods: number[]; used: boolean[] }

class Problem {
  private readonly lines: readonly (readonly Option[])[]
  private readonly freight: readonly PlanFreight[]
  private readonly countsShops: boolean
  /** For each shop, the lines that it offers, with its cheapest option. */
  private readonly sellers: readonly { line: number; at: number }[][]

  constructor(
    lines: readonly (readonly (PlanOffer & { at: number })[])[],
    freight: (shopId: string) => PlanFreight,
    countsShops: boolean,
  ) {
    const shopIds = [...new Set(lines.flatMap((offers) => offers.map(({ shopId }) => shopId)))]
    const numberOf = new Map(shopIds.map((shopId, shop) => [shopId, shop]))
    this.lines = lines.map((offers) =>
      offers
        .map((offer): Option => ({ ...offer, shop: numberOf.get(offer.shopId)! }))
        .toSorted((a, b) => a.cents - b.cents),
    )
    this.freight = shopIds.map(freight)
    this.countsShops = countsShops
    this.sellers = shopIds.map(() => [])
    for (const [line, options] of this.lines.entries())
      for (const [at, { shop }] of options.entries())
        if (this.sellers[shop]!.at(-1)?.line !== line) this.sellers[shop]!.push({ line, at })
  }

  /** Takes the cheapest option of each line, or, if shops count, those of a greedy cover. */
  start(): Choice {
    const choice = new Int32Array(this.lines.length)
    if (!this.countsShops) return choice
    const open = new Set<number>()
    const left = new Set(this.lines.keys())
    while (left.size) {
      const covered = this.sellers.map((own, shop) =>
        open.has(shop) ? 0 : own.filter(({ line }) => left.has(line)).length,
      )
      const most = covered.indexOf(Math.max(...covered))
      open.add(most)
      for (const { line } of this.sellers[most]!) left.delete(line)
    }
    return this.within(open) ?? choice
  }

  /** Returns the cheapest choice among these shops, or undefined if they do not have every line. */
  private within(open: ReadonlySet<number>): Choice | undefined {
    const choice = new Int32Array(this.lines.length)
    for (const [line, options] of this.lines.entries()) {
      const at = options.findIndex(({ shop }) => open.has(shop))
      if (at < 0) return undefined
      choice[line] = at
    }
    return choice
  }

  private goodsOf(choice: Choice): Goods {
    const goods = this.freight.map(() => 0)
    const used = this.freight.map(() => false)
    for (let line = 0; line < this.lines.length; line++) {
      const { shop, cents } = this.lines[line]![choice[line]!]!
      goods[shop] = goods[shop]! + cents
      used[shop] = true
    }
    return { goods, used }
  }

  private costOf(choice: Choice): Cost {
    const { goods, used } = this.goodsOf(choice)
    let cents = 0
    let shops = 0
    for (let shop = 0; shop < this.freight.length; shop++) {
      const { base, freeFrom } = this.freight[shop]!
      if (!used[shop]) continue
      shops++
      cents += goods[shop]! + (goods[shop]! < freeFrom ? base : 0)
    }
    return { shops: this.countsShops ? shops : 0, cents }
  }

  /** Closes shops, and moves lines to shops that then deliver free of charge, while that lowers the cost. */
  improve(first: Choice): Choice {
    let best = first
    let cost = this.costOf(best)
    let now = this.goodsOf(best)
    let left = MOVES_SEEN
    for (let isBetter = true; isBetter && left > 0;) {
      isBetter = false
      for (let shop = 0; shop < this.freight.length && left > 0; shop++) {
        for (const next of [this.withoutShop(best, shop, now), this.withFreeFreight(best, shop, now)]) {
          left -= this.sellers[shop]!.length
          if (!next) continue
          left -= this.lines.length + this.freight.length
          const nextCost = this.costOf(next)
          if (!isLess(nextCost, cost)) continue
          best = next
          cost = nextCost
          now = this.goodsOf(best)
          isBetter = true
        }
      }
    }
    return best
  }

  /** Moves the lines of a shop to the cheapest other shops in use, or returns undefined if those lack a line. */
  private withoutShop(choice: Choice, closed: number, { used }: Goods): Choice | undefined {
    if (!used[closed]) return undefined
    const next = Int32Array.from(choice)
    for (const { line } of this.sellers[closed]!) {
      const options = this.lines[line]!
      if (options[choice[line]!]!.shop !== closed) continue
      const at = options.findIndex(({ shop }) => shop !== closed && used[shop])
      if (at < 0) return undefined
      next[line] = at
    }
    return next
  }

  /** Moves the lines that cost the least more to a shop below its limit, until its freight is free. */
  private withFreeFreight(choice: Choice, shop: number, { goods, used }: Goods): Choice | undefined {
    const { base, freeFrom } = this.freight[shop]!
    if (!base || !used[shop] || goods[shop]! >= freeFrom) return undefined
    const moves = this.sellers[shop]!.flatMap(({ line, at }) => {
      const now = this.lines[line]![choice[line]!]!
      const { cents } = this.lines[line]![at]!
      return now.shop === shop ? [] : [{ line, at, more: cents - now.cents, cents }]
    }).toSorted((a, b) => a.more / a.cents - b.more / b.cents)
    const next = Int32Array.from(choice)
    let sum = goods[shop]!
    for (const { line, at, cents } of moves) {
      if (sum >= freeFrom) break
      next[line] = at
      sum += cents
    }
    return sum >= freeFrom ? next : undefined
  }

  /** Branch and bound over the lines, those with the largest difference between their options first. */
  search(first: Choice): { best: Choice; isExact: boolean } {
    const order = this.lines
      .map((options, line) => ({ line, spread: (options[1]?.cents ?? Infinity) - options[0]!.cents }))
      .toSorted((a, b) => b.spread - a.spread)
      .map(({ line }) => line)
    const bounds = this.boundsOf(order)
    const state: SearchState = {
      best: first,
      cost: this.costOf(first),
      choice: Int32Array.from(first),
      goods: this.freight.map(() => 0),
      lines: this.freight.map(() => 0),
      steps: Math.min(STEPS, Math.ceil(SHOPS_SEEN / Math.max(1, this.freight.length))),
    }
    this.branch(order, bounds, state, { depth: 0, cents: 0 })
    return { best: state.best, isExact: state.steps > 0 }
  }

  /** Returns, by depth, the least that the lines from there on cost, and the most that each shop can still get. */
  private boundsOf(order: readonly number[]): { least: number[]; most: number[][] } {
    const least = [0]
    const most: number[][] = [this.freight.map(() => 0)]
    for (const line of order.toReversed()) {
      const options = this.lines[line]!
      const before = most.at(-1)!.slice()
      for (const { shop, cents } of options) {
        const largest = Math.max(...options.filter((one) => one.shop === shop).map((one) => one.cents))
        if (cents === largest) before[shop] = most.at(-1)![shop]! + largest
      }
      least.push(least.at(-1)! + options[0]!.cents)
      most.push(before)
    }
    return { least: least.toReversed(), most: most.toReversed() }
  }

  private branch(
    order: readonly number[],
    bounds: { least: number[]; most: number[][] },
    state: SearchState,
    { depth, cents }: { depth: number; cents: number },
  ): void {
    if (state.steps <= 0) return
    state.steps--
    if (!isLess(this.boundOf(order, bounds, state, { depth, cents }), state.cost)) return
    if (depth === order.length) {
      state.best = Int32Array.from(state.choice)
      state.cost = this.costOf(state.best)
      return
    }
    const line = order[depth]!
    for (const [at, { shop, cents: amount }] of this.lines[line]!.entries()) {
      state.choice[line] = at
      state.goods[shop] = state.goods[shop]! + amount
      state.lines[shop] = state.lines[shop]! + 1
      this.branch(order, bounds, state, { depth: depth + 1, cents: cents + amount })
      state.goods[shop] = state.goods[shop]! - amount
      state.lines[shop] = state.lines[shop]! - 1
    }
  }

  /** Returns a cost that no way to fill the lines from `depth` on falls below. */
  private boundOf(
    order: readonly number[],
    { least, most }: { least: number[]; most: number[][] },
    state: SearchState,
    { depth, cents }: { depth: number; cents: number },
  ): Cost {
    let bound = cents + least[depth]!
    let shops = 0
    for (let shop = 0; shop < this.freight.length; shop++) {
      if (!state.lines[shop]) continue
      const { base, freeFrom } = this.freight[shop]!
      shops++
      if (state.goods[shop]! + most[depth]![shop]! < freeFrom) bound += base
    }
    const next = order[depth]
    const isCovered = next === undefined || this.lines[next]!.some(({ shop }) => state.lines[shop]! > 0)
    return { shops: this.countsShops ? shops + (isCovered ? 0 : 1) : 0, cents: bound }
  }

  planOf(choice: Choice, lines: readonly PlanLine[], isExact: boolean): Plan {
    const chosen = this.lines.map((options, line) => options[choice[line]!]!)
    const { goods, used } = this.goodsOf(choice)
    const offers = chosen.map(({ at }, line) => lines[line]![at]!)
    return {
      choices: chosen.map(({ at }) => at),
      goods: goods.reduce((sum, cents) => sum + cents, 0),
      freight: this.freight.reduce(
        (sum, { base, freeFrom }, shop) => sum + (used[shop] && goods[shop]! < freeFrom ? base : 0),
        0,
      ),
      shops: used.filter(Boolean).length,
      leadDays: Math.max(0, ...offers.map(({ leadDays }) => leadDays)),
      shortLines: offers.filter(({ isShort }) => isShort).length,
      isExact,
    }
  }
}

type SearchState = {
  best: Choice
  cost: Cost
  choice: Choice
  goods: number[]
  lines: number[]
  steps: number
}
