import { accountBench } from '../account/bench.ts'
import { catalogueBench } from '../catalogue/bench.ts'
import { orderBench } from '../order/bench.ts'
import { paymentBench } from '../payment/bench.ts'
import { saleBench } from '../promotion/bench.ts'
import { groupBench } from '../promotion/groupBench.ts'
import { inquiryBench } from '../site/bench.ts'
import type { BenchAction, BenchSection } from './section.ts'

/** As they stand on the bench. */
export const sections: readonly BenchSection[] = [
  accountBench,
  paymentBench,
  orderBench,
  saleBench,
  groupBench,
  catalogueBench,
  inquiryBench,
]

/** Every action of the bench by its name. */
export const actions: ReadonlyMap<string, { section: string; act: BenchAction }> = new Map(
  sections.flatMap(({ name, actions }) =>
    Object.entries(actions).map(([action, act]) => [action, { section: name, act }] as const),
  ),
)
