import * as z from 'zod'
import { owedMoney } from '../payment/owedMoney.ts'
import { payOption } from '../payment/payOption.ts'
import { count, id, list, maybe, moment, money, text, yes } from '../values.ts'

/** How a top-up or a level is paid; `payPassword` as every password goes over the wire, for payment by balance. */
export const memberPaying = z.object({
  payType: z.number().int(),
  returnUrl: z.string().max(2000).optional(),
  payPassword: z.string().min(1).max(512).optional(),
})

/** A payment that was begun: its number, and what is scanned, or that it is paid. */
export const started = z.object({ payNumber: z.string(), paid: maybe(yes), code_url: text, url: text })

export const balanceInfo = z.object({
  /** What can be spent. */
  balance: money,
  /** All that ever came in. */
  totalBalance: money,
  hasPayPassword: maybe(yes),
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
  /** After it. */
  balance: money,
  /** The order, return or payment. */
  bizId: text,
})
export type BalanceLog = z.output<typeof balanceLog>

export const balanceOffer = z.object({
  balanceId: id,
  title: z.string(),
  rechargeAmount: money,
  /** What the mall adds to it. */
  presAmount: maybe(money),
  presGrowth: maybe(count),
})
export type BalanceOffer = z.output<typeof balanceOffer>

/** What `/payments` shows before it is begun. */
export const memberPayOffer = z.object({
  kind: z.enum(['topup', 'level']),
  title: z.string(),
  amount: money,
  presAmount: maybe(money),
  presGrowth: maybe(count),
  /** Of a level: what buying it does, until when it then holds, and the end of the term that it replaces. */
  plan: maybe(z.enum(['first', 'renewal', 'upgrade'])),
  until: maybe(moment),
  replaces: maybe(moment),
  options: list(payOption),
})
export type MemberPayOffer = z.output<typeof memberPayOffer>

/** What `/payments` shows of a payment that was begun. */
export const memberPayment = z.object({
  payNumber: z.string(),
  kind: z.enum(['topup', 'level']),
  title: z.string(),
  amount: money,
  presAmount: maybe(money),
  /** 1 unpaid, 2 paid, 6 over. */
  status: count,
  payType: maybe(count),
  endTime: moment,
  /** Of a level that is paid: until when it holds. */
  until: maybe(moment),
  /** It could no longer be had when the money came: that went to the balance. */
  toBalance: maybe(yes),
  /** What came for it a second time. */
  owed: maybe(z.array(owedMoney)),
})
export type MemberPayment = z.output<typeof memberPayment>
