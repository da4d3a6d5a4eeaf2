import * as z from 'zod'
import { count, id, list, maybe, moment, money, text } from '../values.ts'

/** An application for a credit account, with its outcome. */
export const creditApplication = z.object({
  applicationId: id,
  /** 0 under review, 1 granted, -1 refused. */
  status: count,
  companyName: text.transform((name) => name ?? ''),
  creditCode: text,
  /** Paths of files visible to the applicant only. */
  licencePic: text,
  contact: text,
  mobile: text,
  creditLimit: money,
  periodDays: count,
  remark: text,
  createTime: moment,
  auditTime: maybe(moment),
  /** Why the application was refused. */
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
  /** The credit that an order can use now: 0 while a statement is overdue or the account is stopped. */
  availableAmount: money,
  periodDays: maybe(count),
  /** The open amount of issued statements, and the overdue part of it. */
  dueAmount: money,
  overdueAmount: money,
  /** The open statement with the earliest due date, its open amount and that date. */
  dueBill: text,
  dueBillAmount: maybe(money),
  dueTime: maybe(moment),
  /** The sum of the entries that are not on a statement yet. */
  unbilledAmount: money,
  /** When the next statement is issued, and when it is due. */
  statementTime: maybe(moment),
  nextDueTime: maybe(moment),
  /** Why the account was stopped. */
  reason: text,
  application: maybe(creditApplication),
})
export type CreditInfo = z.output<typeof creditInfo>

/** A ledger entry: an amount used (positive) or freed (negative). */
export const creditEntry = z.object({
  entryId: id,
  /** `order`, `return`, `payment` or `carry`. */
  kind: z.string(),
  amount: money,
  createTime: moment,
  orderNumber: text,
  refundSn: text,
  /** The statement that includes the entry, once issued. */
  billNumber: text,
  /** `"2026-11"` */
  month: text,
  /** The first product of the entry's order. */
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
  /** Credit notes since the statement was issued. */
  creditAmount: money,
  openAmount: money,
  createTime: moment,
  dueDate: moment,
  /** 0 open (possibly paid in part), 1 paid, 2 overdue. */
  status: count,
})
export type Bill = z.output<typeof bill>

export const billDetail = bill.extend({
  /** Orders, credit notes and the amount carried over, which add up to the statement's amount. */
  lines: list(creditEntry),
  /** Later credit notes and payments. */
  laterLines: list(creditEntry),
})
export type BillDetail = z.output<typeof billDetail>
