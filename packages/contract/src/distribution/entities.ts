import { prodCard } from '../catalogue/entities.ts'
import * as z from 'zod'
import { count, id, maybe, money, text } from '../values.ts'

/** What somebody said when applying; numbers are masked once they are not to be mended. */
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

/** A distributor, or who wants to be one. */
export const distributionUser = z.object({
  distributionUserId: id,
  /** Only once approved. */
  cardNo: text,
  /** 0 in review, 1 approved, 2 stopped, 3 refused. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  levelName: text,
  nickName: text,
  pic: text,
  /** Who invited. */
  parent: maybe(z.object({ nickName: z.string() })),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Approved. */
  bindTime: text,
  /** Ours: when it was applied for, and why it was refused or stopped. */
  applyTime: text,
  reason: text,
  application: maybe(distributionApplication),
})
export type DistributionUser = z.output<typeof distributionUser>

export const distributionWallet = z.object({
  unsettledAmount: money,
  /** To be withdrawn. */
  settledAmount: money,
  invalidAmount: money,
  /** All that was ever earned and not void. */
  addupAmount: money,
  /** Ours: asked for and not paid yet; paid out; withdrawals that were asked for today. */
  withdrawingAmount: maybe(money),
  paidAmount: maybe(money),
  withdrawnToday: maybe(count),
})
export type DistributionWallet = z.output<typeof distributionWallet>

export const distributionIncome = z.object({
  incomeId: id,
  /** 1: of an order that came by a link. */
  incomeType: z.number(),
  incomeAmount: money,
  /** 0 order unpaid, 1 to settle, 2 settled, -1 void. */
  state: z.number(),
  orderNumber: z.string(),
  createTime: z.string(),
  /** Ours: the goods, what was paid for them, the rate, what of it is void; when it can be settled at the earliest. */
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
  /** Percent of what is paid for the goods. */
  awardProportion: z.number(),
  /** Of one piece at its price now, in yuan. */
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
