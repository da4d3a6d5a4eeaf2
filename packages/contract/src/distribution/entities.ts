import { prodCard } from '../catalogue/entities.ts'
import * as z from 'zod'
import { count, id, maybe, money, text } from '../values.ts'

/** The data of an application. Numbers are masked once they can no longer be corrected. */
export const distributionApplication = z.object({
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  realName: z.string(),
  identityCardNumber: z.string(),
  identityCardPicFront: z.string(),
  identityCardPicBack: z.string(),
  userMobile: z.string(),
  companyName: text,
  creditCode: text,
  licensePic: text,
  bankName: z.string(),
  bankBranch: z.string(),
  bankAccount: z.string(),
  cardNoOfInviter: text,
})

/** A distributor or an applicant. */
export const distributionUser = z.object({
  distributionUserId: id,
  /** Set once approved. */
  cardNo: text,
  /** 0 in review, 1 approved, 2 stopped, 3 refused. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  levelName: text,
  nickName: text,
  pic: text,
  /** The distributor who sent the invitation. */
  parent: maybe(z.object({ nickName: z.string() })),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** When the application was approved. */
  bindTime: text,
  /** Extension: when the application was sent, and why the mall refused it or stopped the distributor. */
  applyTime: text,
  reason: text,
  application: maybe(distributionApplication),
})
export type DistributionUser = z.output<typeof distributionUser>

export const distributionWallet = z.object({
  unsettledAmount: money,
  /** The amount available for withdrawal. */
  settledAmount: money,
  invalidAmount: money,
  /** Everything ever earned, except void commission. */
  addupAmount: money,
  /**
   * Extension: the amount requested but not yet paid out, the amount paid out, and the number of withdrawals requested
   * today.
   */
  withdrawingAmount: maybe(money),
  paidAmount: maybe(money),
  withdrawnToday: maybe(count),
})
export type DistributionWallet = z.output<typeof distributionWallet>

export const distributionIncome = z.object({
  incomeId: id,
  /** 1: commission for an order after a visit by a distributor's link. */
  incomeType: z.number(),
  incomeAmount: money,
  /** 0 order unpaid, 1 to settle, 2 settled, -1 void. */
  state: z.number(),
  orderNumber: z.string(),
  createTime: z.string(),
  /** Extension: the product, the amount paid for it, the rate, the void part, and the earliest time of settlement. */
  prodId: maybe(id),
  prodName: text,
  pic: text,
  paidAmount: maybe(money),
  awardProportion: maybe(z.number()),
  invalidAmount: maybe(money),
  settleTime: text,
})
export type DistributionIncome = z.output<typeof distributionIncome>

export const distributionProd = prodCard.extend({
  /** The commission as a percentage of the amount paid for the product. */
  awardProportion: z.number(),
  /** The commission for one piece at its current price, in yuan. */
  awardNumbers: money,
})
export type DistributionProd = z.output<typeof distributionProd>

export const commissionWithdrawal = z.object({
  withdrawalId: id,
  amount: money,
  /** 0 processing, 1 paid, 2 refused, 3 failed. */
  state: z.number(),
  createTime: z.string(),
  decideTime: text,
  reason: text,
  bankName: z.string(),
  /** The last four digits. */
  bankAccount: z.string(),
})
export type CommissionWithdrawal = z.output<typeof commissionWithdrawal>
