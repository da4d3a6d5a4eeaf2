import { planGoals, planOrder } from '../../../packages/domain/src/quick-order/planOrder.ts'
import type { PlanGoal } from '../../../packages/domain/src/quick-order/planOrder.ts'
import { compareWithExhaustive, thousandLinesCase } from './planCases.ts'
import { median } from '../peers/page.ts'

export type PlanTimes = { goal: PlanGoal; cases: number; worse: number; ms: number; most: number }

const CASES = 10_000

/** Plans small cases, which exhaustive search plans too, and 1,000 lines over 300 shops. */
export function measurePlans(count: number): PlanTimes[] {
  return planGoals.map((goal) => {
    const worse = compareWithExhaustive(goal, CASES).length
    const { lines, freight } = thousandLinesCase()
    const times = Array.from({ length: count + 2 }, () => {
      const began = performance.now()
      planOrder(goal, lines, freight)
      return performance.now() - began
    }).slice(2)
    return { goal, cases: CASES, worse, ms: median(times), most: Math.max(...times) }
  })
}
