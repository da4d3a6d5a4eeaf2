import { refundBench } from '../after-sale/bench.ts'
import { accountBench, peopleBench } from '../account/bench.ts'
import { agreementBench } from '../catalogue/agreementBench.ts'
import { catalogueBench } from '../catalogue/bench.ts'
import { commentBench } from '../catalogue/commentBench.ts'
import { invoiceBench } from '../after-sale/invoiceBench.ts'
import { levelBench } from '../member/levelBench.ts'
import { memberBench } from '../member/memberBench.ts'
import { pointsBench } from '../member/pointsBench.ts'
import { complaintBench, feedbackBench } from '../content/bench.ts'
import { commissionBench, distributorBench } from '../distribution/bench.ts'
import { orderBench } from '../order/bench.ts'
import { paymentBench } from '../payment/bench.ts'
import { owedBench } from '../payment/owedBench.ts'
import { promotionBench } from '../promotion/bench.ts'
import { saleBench } from '../promotion/saleBench.ts'
import { groupBench } from '../promotion/groupBench.ts'
import { shopBench } from '../shop/bench.ts'
import { inquiryBench } from '../quote/bench.ts'
import { creditBench } from '../credit/bench.ts'
import { transferBench } from '../payment/transferBench.ts'
import type { BenchAction, BenchSection } from './section.ts'

/** The sections in display order. */
export const sections: readonly BenchSection[] = [
  accountBench,
  peopleBench,
  paymentBench,
  transferBench,
  owedBench,
  creditBench,
  orderBench,
  refundBench,
  invoiceBench,
  commentBench,
  memberBench,
  levelBench,
  promotionBench,
  saleBench,
  groupBench,
  pointsBench,
  distributorBench,
  commissionBench,
  catalogueBench,
  agreementBench,
  shopBench,
  inquiryBench,
  feedbackBench,
  complaintBench,
]

export const actions: ReadonlyMap<string, { section: string; act: BenchAction }> = new Map(
  sections.flatMap(({ name, actions }) =>
    Object.entries(actions).map(([action, act]) => [action, { section: name, act }] as const),
  ),
)
