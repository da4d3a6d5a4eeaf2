import { describe, expect, it } from 'vitest'
import { planGoals, planOrder } from './planOrder.ts'
import type { PlanFreight, PlanLine } from './planOrder.ts'
// @boundaries-ignore the cases are the benchmark's
import { compareWithExhaustive, offer, thousandLinesCase } from '../../../../tests/bench/quickOrder/planCases.ts'

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
    const { lines, freight } = thousandLinesCase()
    // Without limits to the search it takes 8 seconds. `npm run bench -- quick-order` measures it.
    const plan = planOrder(goal, lines, freight)
    expect(plan).toMatchObject({ isExact: false })
    expect(plan.choices).toHaveLength(1000)
  })

  it.each(planGoals)('finds what exhaustive search finds: %s', (goal) => {
    expect(compareWithExhaustive(goal, Number(process.env.PLANS ?? 300))).toEqual([])
  })
})
