import './compose.ts'
import { refundConsoleSection } from '../contexts/after-sale/refundConsoleSection.ts'
import { accountConsoleSection, peopleConsoleSection } from '../contexts/account/consoleSections.ts'
import { mailConsoleSection } from '../contexts/account/mailConsoleSection.ts'
import { agreementConsoleSection } from '../contexts/catalogue/agreementConsoleSection.ts'
import { catalogueConsoleSection, categoryConsoleSection } from '../contexts/catalogue/catalogueConsoleSection.ts'
import { commentConsoleSection } from '../contexts/catalogue/commentConsoleSection.ts'
import { invoiceConsoleSection } from '../contexts/after-sale/invoiceConsoleSection.ts'
import { levelConsoleSection } from '../contexts/member/levelConsoleSection.ts'
import { memberConsoleSection } from '../contexts/member/memberConsoleSection.ts'
import { pointsConsoleSection } from '../contexts/member/pointsConsoleSection.ts'
import { complaintConsoleSection, feedbackConsoleSection } from '../contexts/content/consoleSections.ts'
import {
  commissionConsoleSection,
  distributorConsoleSection,
  rateConsoleSection,
  withdrawalConsoleSection,
} from '../contexts/distribution/consoleSections.ts'
import { orderConsoleSection } from '../contexts/order/orderConsoleSection.ts'
import { paymentConsoleSection } from '../contexts/payment/paymentConsoleSection.ts'
import { owedMoneyConsoleSection } from '../contexts/payment/owedMoneyConsoleSection.ts'
import { serviceRefundConsoleSection } from '../contexts/payment/serviceRefundConsoleSection.ts'
import { couponConsoleSection, discountConsoleSection } from '../contexts/promotion/promotionConsoleSection.ts'
import { saleConsoleSection } from '../contexts/promotion/saleConsoleSection.ts'
import { groupConsoleSection, teamConsoleSection } from '../contexts/promotion/groupConsoleSection.ts'
import { shopConsoleSection } from '../contexts/shop/shopConsoleSection.ts'
import { inquiryConsoleSection } from '../contexts/quote/inquiryConsoleSection.ts'
import { deliveryConsoleSection, webhookConsoleSection } from '../contexts/webhook/webhookConsoleSection.ts'
import { auditSection } from '../console/audit.ts'
import { creditApplicationConsoleSection, creditConsoleSection } from '../contexts/credit/creditConsoleSection.ts'
import { transferConsoleSection } from '../contexts/payment/transferConsoleSection.ts'
import { mallAccountConsoleSection, siteConsoleSection } from '../contexts/site/consoleSections.ts'
import { jobConsoleSection } from '../jobs/jobConsoleSection.ts'
import { mallJobs } from './mallJobs.ts'
import type { ConsoleGroup } from '../console/page.ts'
import type { ConsoleAction } from '../core/console/section.ts'
import type { ShopsOfRecord } from '../core/console/shopScope.ts'

/** Sections of a sample mall only: sent codes and mails, accounts with their passwords, and payments without money. */
const sampleGroup: ConsoleGroup = {
  title: ['演示', 'Trying out'],
  sections: [accountConsoleSection, mailConsoleSection, peopleConsoleSection, paymentConsoleSection],
}

const commonGroups: readonly ConsoleGroup[] = [
  {
    title: ['订单', 'Orders'],
    sections: [orderConsoleSection, refundConsoleSection, invoiceConsoleSection, commentConsoleSection],
  },
  {
    title: ['询价与买家', 'Quotes and buyers'],
    sections: [inquiryConsoleSection, feedbackConsoleSection, complaintConsoleSection, memberConsoleSection],
  },
  {
    title: ['资金', 'Money'],
    sections: [
      transferConsoleSection,
      owedMoneyConsoleSection,
      serviceRefundConsoleSection,
      creditApplicationConsoleSection,
      creditConsoleSection,
      withdrawalConsoleSection,
      commissionConsoleSection,
    ],
  },
  {
    title: ['商品与店铺', 'Goods and shops'],
    sections: [catalogueConsoleSection, categoryConsoleSection, agreementConsoleSection, shopConsoleSection],
  },
  {
    title: ['营销', 'Campaigns'],
    sections: [
      couponConsoleSection,
      discountConsoleSection,
      saleConsoleSection,
      groupConsoleSection,
      teamConsoleSection,
      pointsConsoleSection,
      levelConsoleSection,
      distributorConsoleSection,
      rateConsoleSection,
    ],
  },
]

/** Actions that only a sample mall has, because they act for a buyer or advance the clock. */
const sampleActions = new Set(
  `again pay creditBill creditLapse expire refundTimeout memberTermEnd groupOpen groupJoin groupFill groupRunOut
  pointsNextDay pointsExpire pointsExpireAll commissionSettle quoteExpire quoteTimeout`.split(/\s+/),
)

/**
 * Returns the groups of sections in display order, their actions by name, and the names of the actions that this
 * console does not have.
 */
export function consoleParts({ staff }: { staff: boolean }) {
  const without = staff ? sampleActions : new Set<string>()
  const jobs = jobConsoleSection(mallJobs({ sample: !staff }))
  const system: ConsoleGroup = {
    title: ['系统', 'System'],
    sections: staff
      ? [
          siteConsoleSection,
          mallAccountConsoleSection,
          webhookConsoleSection,
          deliveryConsoleSection,
          jobs,
          auditSection,
        ]
      : [webhookConsoleSection, deliveryConsoleSection, jobs],
  }
  const groups = [...(staff ? [] : [sampleGroup]), ...commonGroups, system]
  const sections = groups.flatMap((group) => group.sections)
  const actions = sections.flatMap(({ name, actions: own, shopActions = {} }) =>
    Object.entries(own)
      .filter(([action]) => !without.has(action))
      .map(([action, act]) => [action, { section: name, act, shopsOf: shopActions[action] }] as const),
  )
  return {
    groups,
    without,
    actions: new Map<string, { section: string; act: ConsoleAction; shopsOf?: ShopsOfRecord | undefined }>(actions),
  }
}

export const { actions: consoleActions } = consoleParts({ staff: false })
