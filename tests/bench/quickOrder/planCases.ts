import { planOrder } from '../../../packages/domain/src/quick-order/planOrder.ts'
import type { PlanFreight, PlanGoal, PlanLine } from '../../../packages/domain/src/quick-order/planOrder.ts'

type Freight = (shopId: string) => PlanFreight

export const offer = (shopId: string, cents: number, isShort = false, leadDays = 1) => ({
  shopId,
  cents,
  isShort,
  leadDays,
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

/** Returns 1,000 lines with six offers each over 300 shops. */
export function thousandLinesCase(): { lines: PlanLine[]; freight: Freight } {
  const random = randomOf(7)
  const upTo = (most: number) => Math.floor(random() * most)
  const lines = Array.from({ length: 1000 }, () =>
    Array.from({ length: 6 }, () => offer(String(upTo(300)), 100 + upTo(2000))),
  )
  return { lines, freight: () => ({ base: 1200, freeFrom: 50_000 }) }
}

/** Plans small cases, and returns those whose plan is worse than the best, or whose sums are not those of its choices. */
export function compareWithExhaustive(goal: PlanGoal, cases: number): string[] {
  const random = randomOf(20_261_128)
  const wrong: string[] = []
  for (let round = 0; round < cases; round++) {
    const { lines, freight } = smallCase(random)
    const plan = planOrder(goal, lines, freight)
    const found = measure(goal, lines, freight, plan.choices)
    const [, cents] = measure('cheapest', lines, freight, plan.choices)
    const isBest = plan.isExact && String(found) === String(exhaustive(goal, lines, freight))
    if (!isBest || plan.goods + plan.freight !== cents) wrong.push(JSON.stringify(lines))
  }
  return wrong
}

/** Returns the goal's own measure of a choice, and its sum with freight. */
function measure(goal: PlanGoal, lines: readonly PlanLine[], freight: Freight, choices: readonly number[]) {
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

function exhaustive(goal: PlanGoal, lines: readonly PlanLine[], freight: Freight) {
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
