import * as z from 'zod'
import { memberTransfer } from '../payment/memberTransfer.ts'
import { owedMoney } from '../payment/owedMoney.ts'
import { payOption } from '../payment/payOption.ts'
import { count, id, list, maybe, moment, money, text, booleanValue } from '../values.ts'

/** How a top-up or a level is paid. `payPassword`, for payment by balance, is encoded like every password. */
export const memberPaying = z.object({
  payType: z.number().int(),
  returnUrl: z.string().max(2000).optional(),
  payPassword: z.string().min(1).max(512).optional(),
})

/** A started payment: its number, with the code to scan or `paid`. */
export const started = z.object({ payNumber: z.string(), paid: maybe(booleanValue), code_url: text, url: text })

export const balanceInfo = z.object({
  /** The spendable amount. */
  balance: money,
  /** Everything ever credited. */
  totalBalance: money,
  hasPayPassword: maybe(booleanValue),
  /** Extension: the bank transfers of top-ups that have not been received, newest first. */
  transfers: maybe(z.array(memberTransfer)),
})
export type BalanceInfo = z.output<typeof balanceInfo>

export const balanceLog = z.object({
  id,
  createTime: moment,
  /** 1 recharge, 2 gift, 3 pay, 4 refund, 5 platform, 6 level (`domain/member/balance`). */
  type: count,
  changeBalance: money,
  /** 0 out, 1 in. */
  ioType: count,
  /** The balance after the entry. */
  balance: money,
  /** The number of the order, return or payment. */
  bizId: text,
})
export type BalanceLog = z.output<typeof balanceLog>

export const balanceOffer = z.object({
  balanceId: id,
  title: z.string(),
  rechargeAmount: money,
  /** The amount that the mall adds. */
  presAmount: maybe(money),
  presGrowth: maybe(count),
})
export type BalanceOffer = z.output<typeof balanceOffer>

/** The content of `/payments` before a payment starts. */
export const memberPayOffer = z.object({
  kind: z.enum(['topup', 'level']),
  title: z.string(),
  amount: money,
  presAmount: maybe(money),
  presGrowth: maybe(count),
  /** For a level: the effect of buying it, the end of its term, and the end of the term that it replaces. */
  plan: maybe(z.enum(['first', 'renewal', 'upgrade'])),
  until: maybe(moment),
  replaces: maybe(moment),
  options: list(payOption),
})
export type MemberPayOffer = z.output<typeof memberPayOffer>

/** The content of `/payments` for a started payment. */
export const memberPayment = z.object({
  payNumber: z.string(),
  kind: z.enum(['topup', 'level']),
  title: z.string(),
  amount: money,
  presAmount: maybe(money),
  /** 1 unpaid, 2 paid, 6 expired. */
  status: count,
  payType: maybe(count),
  endTime: moment,
  /** For a paid level: the end of its term. */
  until: maybe(moment),
  /** Whether the money was credited to the balance, because the offer had ended before the money arrived. */
  toBalance: maybe(booleanValue),
  /** Money that the mall received a second time for this payment. */
  owed: maybe(z.array(owedMoney)),
})
export type MemberPayment = z.output<typeof memberPayment>
