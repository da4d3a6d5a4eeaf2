import * as z from 'zod'
import { call } from '../call.ts'
import { memberTransferred } from './memberTransfer.ts'
import { owedMoney } from './owedMoney.ts'
import { count, list, maybe, moment, money, text, booleanValue } from '../values.ts'

const numbers = z.string().min(1).max(2000).optional()
/** The orders or the statements to pay: numbers separated by commas, `"a,b"`. */
export const paySubject = z.object({ orderNumbers: numbers, billNumbers: numbers })
/** The subject of a bank transfer: orders, statements, or one started payment of a top-up or a level. */
const transferSubject = paySubject.extend({ payNumber: z.string().min(1).max(64).optional() })

const transfer = z.object({
  /** The text for the transfer's remark, by which the mall recognises the transfer. */
  reference: z.string(),
  /** 0 waits for a voucher, 1 being checked, 2 received, 3 not found. */
  status: count,
  amount: money,
  account: z.object({ accountName: z.string(), bankName: z.string(), account: z.string(), bankCode: text }),
  orderNumbers: list(z.string()),
  billNumbers: list(z.string()),
  /** The top-up or the level that the transfer pays. */
  payment: maybe(memberTransferred),
  /** The payment deadline of the orders, the top-up or the level. Absent for statements, which have their own due date. */
  endTime: maybe(moment),
  /** Whether the orders, the top-up or the level expired while the transfer was expected. */
  closed: maybe(booleanValue),
  /** Whether one of the orders, the top-up or the level was paid, by this transfer or otherwise. */
  paid: maybe(booleanValue),
  /** Money received for the orders or statements but not used to pay them, to be returned. */
  owed: maybe(z.array(owedMoney)),
  payerName: text,
  bankName: text,
  voucherImgs: text,
  remark: text,
  voucherAmount: maybe(money),
  voucherTime: maybe(moment),
  /** Why the mall did not find the transfer. */
  reason: text,
  receivedAmount: maybe(money),
  /** The amount that is still open on the statements. */
  leftAmount: maybe(money),
  auditTime: maybe(moment),
})

/** Payment by credit account and by bank transfer (api.md F). */
export const transfers = {
  periodPay: call({
    method: 'POST',
    path: '/p/order/periodPay',
    auth: 'user',
    ours: true,
    summary: 'Charges orders to the credit account',
    input: z.object({ orderNumbers: z.string().min(1).max(2000) }),
    answer: booleanValue,
    codes: ['A03000', 'A03002', 'A03007'],
  }),
  openTransfer: call({
    method: 'POST',
    path: '/p/order/transferOpen',
    auth: 'user',
    ours: true,
    summary:
      'Announces a bank transfer: returns the bank account and a reference, and extends the payment deadline; idempotent',
    input: transferSubject,
    answer: transfer,
    codes: ['A03000', 'A03002', 'A03007'],
  }),
  transferInfo: call({
    method: 'GET',
    path: '/p/order/transferInfo',
    auth: 'user',
    ours: true,
    summary:
      'Returns the announced bank transfer that pays some of the orders or statements, or the top-up or level, or null',
    input: transferSubject,
    answer: maybe(transfer),
    codes: ['A03000'],
  }),
  transferVoucher: call({
    method: 'POST',
    path: '/p/order/transferVoucher',
    auth: 'user',
    ours: true,
    summary: 'Submits the receipt of a bank transfer: payer, bank and pictures',
    input: transferSubject.extend({
      payerName: z.string().trim().min(1).max(100),
      bankName: z.string().trim().min(1).max(100),
      amount: z.coerce.number<number | string>().positive().max(1e12),
      /** `"a,b"`: paths of vouchers. */
      voucherImgs: z.string().min(1).max(500),
      remark: z.string().max(200).default(''),
    }),
    answer: transfer,
    codes: ['A03000', 'A03002', 'A03007', 'A00010'],
  }),
}
