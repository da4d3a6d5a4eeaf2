import './compose.ts'
import { refundBench } from '../contexts/after-sale/bench.ts'
import { accountBench, peopleBench } from '../contexts/account/bench.ts'
import { agreementBench } from '../contexts/catalogue/agreementBench.ts'
import { catalogueBench } from '../contexts/catalogue/bench.ts'
import { commentBench } from '../contexts/catalogue/commentBench.ts'
import { invoiceBench } from '../contexts/after-sale/invoiceBench.ts'
import { levelBench } from '../contexts/member/levelBench.ts'
import { memberBench } from '../contexts/member/memberBench.ts'
import { pointsBench } from '../contexts/member/pointsBench.ts'
import { complaintBench, feedbackBench } from '../contexts/content/bench.ts'
import { commissionBench, distributorBench } from '../contexts/distribution/bench.ts'
import { orderBench } from '../contexts/order/bench.ts'
import { paymentBench } from '../contexts/payment/bench.ts'
import { owedBench } from '../contexts/payment/owedBench.ts'
import { promotionBench } from '../contexts/promotion/bench.ts'
import { saleBench } from '../contexts/promotion/saleBench.ts'
import { groupBench } from '../contexts/promotion/groupBench.ts'
import { shopBench } from '../contexts/shop/bench.ts'
import { inquiryBench } from '../contexts/quote/bench.ts'
import { auditSection } from '../console/audit.ts'
import { creditBench } from '../contexts/credit/bench.ts'
import { transferBench } from '../contexts/payment/transferBench.ts'
import type { BenchAction, BenchSection } from '../core/console/section.ts'

/** What only a sample mall shows: sent codes, accounts with their passwords, and payments without money. */
const sampleSections: readonly BenchSection[] = [accountBench, peopleBench, paymentBench]

const staffSections: readonly BenchSection[] = [
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

/** Returns the sections in display order, and their actions by name. */
export function consoleParts({ staff }: { staff: boolean }) {
  const sections = staff ? [...staffSections, auditSection] : [...sampleSections, ...staffSections]
  const actions = sections.flatMap(({ name, actions: own }) =>
    Object.entries(own).map(([action, act]) => [action, { section: name, act }] as const),
  )
  return { sections, actions: new Map<string, { section: string; act: BenchAction }>(actions) }
}

export const { sections, actions } = consoleParts({ staff: false })
