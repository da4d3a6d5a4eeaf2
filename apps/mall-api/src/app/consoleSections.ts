import './compose.ts'
import { refundConsoleSection } from '../contexts/after-sale/refundConsoleSection.ts'
import { accountConsoleSection, peopleConsoleSection } from '../contexts/account/consoleSections.ts'
import { agreementConsoleSection } from '../contexts/catalogue/agreementConsoleSection.ts'
import { catalogueConsoleSection } from '../contexts/catalogue/catalogueConsoleSection.ts'
import { commentConsoleSection } from '../contexts/catalogue/commentConsoleSection.ts'
import { invoiceConsoleSection } from '../contexts/after-sale/invoiceConsoleSection.ts'
import { levelConsoleSection } from '../contexts/member/levelConsoleSection.ts'
import { memberConsoleSection } from '../contexts/member/memberConsoleSection.ts'
import { pointsConsoleSection } from '../contexts/member/pointsConsoleSection.ts'
import { complaintConsoleSection, feedbackConsoleSection } from '../contexts/content/consoleSections.ts'
import { commissionConsoleSection, distributorConsoleSection } from '../contexts/distribution/consoleSections.ts'
import { orderConsoleSection } from '../contexts/order/orderConsoleSection.ts'
import { paymentConsoleSection } from '../contexts/payment/paymentConsoleSection.ts'
import { owedMoneyConsoleSection } from '../contexts/payment/owedMoneyConsoleSection.ts'
import { promotionConsoleSection } from '../contexts/promotion/promotionConsoleSection.ts'
import { saleConsoleSection } from '../contexts/promotion/saleConsoleSection.ts'
import { groupConsoleSection } from '../contexts/promotion/groupConsoleSection.ts'
import { shopConsoleSection } from '../contexts/shop/shopConsoleSection.ts'
import { inquiryConsoleSection } from '../contexts/quote/inquiryConsoleSection.ts'
import { auditSection } from '../console/audit.ts'
import { creditConsoleSection } from '../contexts/credit/creditConsoleSection.ts'
import { transferConsoleSection } from '../contexts/payment/transferConsoleSection.ts'
import { mallAccountConsoleSection, siteConsoleSection } from '../contexts/site/consoleSections.ts'
import type { ConsoleAction, ConsoleSection } from '../core/console/section.ts'

/** Sections of a sample mall only: sent codes, accounts with their passwords, and payments without money. */
const sampleSections: readonly ConsoleSection[] = [accountConsoleSection, peopleConsoleSection, paymentConsoleSection]

const staffSections: readonly ConsoleSection[] = [
  transferConsoleSection,
  owedMoneyConsoleSection,
  creditConsoleSection,
  orderConsoleSection,
  refundConsoleSection,
  invoiceConsoleSection,
  commentConsoleSection,
  memberConsoleSection,
  levelConsoleSection,
  promotionConsoleSection,
  saleConsoleSection,
  groupConsoleSection,
  pointsConsoleSection,
  distributorConsoleSection,
  commissionConsoleSection,
  catalogueConsoleSection,
  agreementConsoleSection,
  shopConsoleSection,
  inquiryConsoleSection,
  feedbackConsoleSection,
  complaintConsoleSection,
]

/** Actions of a sample mall only, which act for a buyer or move the clock on. */
const sampleActions = new Set(
  `again pay creditBill creditLapse expire refundTimeout memberTermEnd groupOpen groupJoin groupFill groupRunOut
  pointsNextDay pointsExpire pointsExpireAll commissionSettle quoteExpire quoteTimeout`.split(/\s+/),
)

/** Returns the sections in display order, their actions by name, and the actions that this console is without. */
export function consoleParts({ staff }: { staff: boolean }) {
  const without = staff ? sampleActions : new Set<string>()
  const sections = staff
    ? [...staffSections, siteConsoleSection, mallAccountConsoleSection, auditSection]
    : [...sampleSections, ...staffSections]
  const actions = sections.flatMap(({ name, actions: own }) =>
    Object.entries(own)
      .filter(([action]) => !without.has(action))
      .map(([action, act]) => [action, { section: name, act }] as const),
  )
  return { sections, without, actions: new Map<string, { section: string; act: ConsoleAction }>(actions) }
}

export const { sections: consoleSections, actions: consoleActions } = consoleParts({ staff: false })
