import * as z from 'zod'
import { count, id, list, maybe, moment, money, text } from '../values.ts'

/** An account period: company, licence and terms as they were asked for, and what became of it. */
export const creditApplication = z.object({
  applicationId: id,
  /** 0 under review, 1 granted, -1 refused. */
  status: count,
  companyName: text.transform((name) => name ?? ''),
  creditCode: text,
  /** Paths of files that the applicant alone may see. */
  licencePic: text,
  contact: text,
  mobile: text,
  creditLimit: money,
  periodDays: count,
  remark: text,
  createTime: moment,
  auditTime: maybe(moment),
  /** Why it was refused. */
  reason: text,
  grantedLimit: maybe(money),
  grantedDays: maybe(count),
})
export type CreditApplicationRecord = z.output<typeof creditApplication>

export const creditInfo = z.object({
  /** `none`, `review`, `refused`, `running`, `overdue` or `stopped`. */
  status: z.string(),
  creditLimit: money,
  usedAmount: money,
  availableAmount: money,
  periodDays: maybe(count),
  /** Open on statements that were issued; of it, what is overdue. */
  dueAmount: money,
  overdueAmount: money,
  /** The open statement that is due first, what is open of it, and when it is due. */
  dueBill: text,
  dueBillAmount: maybe(money),
  dueTime: maybe(moment),
  /** Used, and on no statement yet. */
  unbilledAmount: money,
  /** When the next statement is issued, and when that one is due. */
  statementTime: maybe(moment),
  nextDueTime: maybe(moment),
  /** Why it was stopped. */
  reason: text,
  /** The newest one. */
  application: maybe(creditApplication),
})
export type CreditInfo = z.output<typeof creditInfo>

/** One entry of the ledger: what was used (positive) or freed (negative). */
export const creditEntry = z.object({
  entryId: id,
  /** `order`, `return`, `payment` or `carry`. */
  kind: z.string(),
  amount: money,
  createTime: moment,
  orderNumber: text,
  refundSn: text,
  /** The statement it counts for, once that is issued. */
  billNumber: text,
  /** `"2026-11"` */
  month: text,
  /** Of an order: its goods, the first of them. */
  prodName: text,
  poNumber: text,
})
export type CreditEntryRecord = z.output<typeof creditEntry>

export const bill = z.object({
  billNumber: z.string(),
  /** `"2026-11"` */
  month: z.string(),
  amount: money,
  paidAmount: money,
  /** Credit notes after it was issued. */
  creditAmount: money,
  openAmount: money,
  createTime: moment,
  dueDate: moment,
  /** 0 open, 1 paid, 2 overdue; part of an open one may have been paid. */
  status: count,
})
export type Bill = z.output<typeof bill>

export const billDetail = bill.extend({
  /** Orders, credit notes and what was carried over: together the statement's amount. */
  lines: list(creditEntry),
  /** Credit notes and payments since. */
  laterLines: list(creditEntry),
})
export type BillDetail = z.output<typeof billDetail>
