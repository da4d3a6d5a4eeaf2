import { describe, expect, it } from 'vitest'
import { planGoals, planOrder } from './planOrder.ts'
import type { PlanFreight, PlanGoal, PlanLine } from './planOrder.ts'

const offer = (shopId: string, cents: number, isShort = false, leadDays = 1) => ({ shopId, cents, isShort, leadDays })
const rules: Record<string, PlanFreight> = {
  a: { base: 1200, freeFrom: 50_000 },
  b: { base: 1500, freeFrom: 30_000 },
  c: { base: 0, freeFrom: 0 },
  d: { base: 900, freeFrom: 1e9 },
}
const freightOf = (shopId: string) => rules[shopId]!

describe('plans', () => {
  it('takes the cheapest offers, and pays more for a line where that saves more freight', () => {
    const lines: PlanLine[] = [[offer('a', 49_000)], [offer('a', 1100), offer('b', 1000)]]
    expect(planOrder('cheapest', lines, freightOf)).toMatchObject({
      choices: [0, 0],
      goods: 50_100,
      freight: 0,
      shops: 1,
      isExact: true,
    })
  })

  it('orders from as few shops as possible, and then at the lowest sum', () => {
    const lines: PlanLine[] = [
      [offer('a', 100), offer('c', 900), offer('d', 300)],
      [offer('b', 100), offer('c', 900), offer('d', 300)],
    ]
    expect(planOrder('fewestShops', lines, freightOf)).toMatchObject({
      choices: [2, 2],
      shops: 1,
      goods: 600,
      freight: 900,
    })
  })

  it('prefers stock to price, and counts the lines that no shop covers', () => {
    const lines: PlanLine[] = [[offer('c', 100, true), offer('c', 200)], [offer('c', 50, true)]]
    expect(planOrder('inStock', lines, freightOf)).toMatchObject({ choices: [1, 0], shortLines: 1 })
  })

  it('dispatches everything as early as possible, and no line earlier than needed if that costs more', () => {
    const lines: PlanLine[] = [
      [offer('c', 100, false, 9), offer('c', 500, false, 3)],
      [offer('c', 100, false, 3), offer('c', 500, false, 1)],
    ]
    expect(planOrder('earliest', lines, freightOf)).toMatchObject({ choices: [1, 0], leadDays: 3 })
  })

  it('plans nothing for no lines', () => {
    expect(planOrder('cheapest', [], freightOf)).toMatchObject({ choices: [], goods: 0, freight: 0, shops: 0 })
  })

  it.each(planGoals)('plans 1,000 lines over 300 shops without holding up a server: %s', (goal) => {
    const random = randomOf(7)
    const lines: PlanLine[] = Array.from({ length: 1000 }, () =>
      Array.from({ length: 6 }, () => offer(String(Math.floor(random() * 300)), 100 + Math.floor(random() * 2000))),
    )
    const began = performance.now()
    const plan = planOrder(goal, lines, () => ({ base: 1200, freeFrom: 50_000 }))
    // It takes about 60 ms. Without limits to the search it took 8 seconds.
    expect(performance.now() - began).toBeLessThan(2000)
    expect(plan).toMatchObject({ isExact: false })
    expect(plan.choices).toHaveLength(1000)
  })

  it.each(planGoals)('finds what exhaustive search finds: %s', (goal) => {
    const random = randomOf(20_261_128)
    for (let round = 0; round < Number(process.env.PLANS ?? 300); round++) {
      const { lines, freight } = smallCase(random)
      const plan = planOrder(goal, lines, freight)
      expect(plan.isExact).toBe(true)
      expect(measure(goal, lines, freight, plan.choices), JSON.stringify(lines)).toEqual(
        exhaustive(goal, lines, freight),
      )
      const [, cents] = measure('cheapest', lines, freight, plan.choices)
      expect(plan.goods + plan.freight).toBe(cents)
    }
  })
})

/** Creates a repeatable source of numbers from 0 to below 1. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function smallCase(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * most)
  const freights = Array.from({ length: 4 }, () => ({ base: upTo(30) * 100, freeFrom: upTo(60) * 1000 }))
  const lines: PlanLine[] = Array.from({ length: 1 + upTo(6) }, () =>
    Array.from({ length: 1 + upTo(3) }, () => offer(String(upTo(4)), 100 + upTo(20_000), random() < 0.3, upTo(4))),
  )
  return { lines, freight: (shopId: string) => freights[Number(shopId)]! }
}

/** Returns the goal's own measure of a choice, and its sum with freight. */
function measure(goal: PlanGoal, lines: readonly PlanLine[], freight: typeof freightOf, choices: readonly number[]) {
  const offers = choices.map((at, line) => lines[line]![at]!)
  const byShop = Map.groupBy(offers, ({ shopId }) => shopId)
  const cents = [...byShop].reduce((sum, [shopId, own]) => {
    const goods = own.reduce((all, one) => all + one.cents, 0)
    const { base, freeFrom } = freight(shopId)
    return sum + goods + (goods < freeFrom ? base : 0)
  }, 0)
  const short = offers.filter(({ isShort }) => isShort).length
  const first = {
    inStock: short,
    cheapest: 0,
    fewestShops: byShop.size,
    // The stock first: a line is not ordered where it is short if another shop covers it.
    earliest: short * 1000 + Math.max(...offers.map(({ leadDays }) => leadDays)),
  }[goal]
  return [first, cents] as const
}

function exhaustive(goal: PlanGoal, lines: readonly PlanLine[], freight: typeof freightOf) {
  let best: readonly [number, number] = [Infinity, Infinity]
  const total = lines.reduce((all, offers) => all * offers.length, 1)
  for (let code = 0; code < total; code++) {
    let rest = code
    const choices = lines.map((offers) => {
      const at = rest % offers.length
      rest = Math.floor(rest / offers.length)
      return at
    })
    const found = measure(goal, lines, freight, choices)
    if (found[0] < best[0] || (found[0] === best[0] && found[1] < best[1])) best = found
  }
  return best
}
