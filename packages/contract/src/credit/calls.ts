import { CREDIT_REMARK_LIMIT } from '@millwright/domain/credit/creditApplication'
import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { count, id, list, page, money, moment, paging, text, idIn } from '../values.ts'
import { bill, billDetail, creditApplication, creditEntry, creditInfo } from './entities.ts'

/** `"ST202610-000002,ST202611-000002"` */
const billNumbers = z.string().min(1).max(2000)
const billNumber = z.object({ billNumber: z.string().min(1).max(64) })
const number = () => z.coerce.number<number | string>()
const billStatus = number().int().min(0).max(2).optional()

/** The credit account: applications, entries and statements (api.md X). */
export const credit = {
  creditInfo: call({
    method: 'GET',
    path: '/p/credit/info',
    auth: 'user',
    ours: true,
    summary: 'Returns the credit account: limit, used, available, due',
    input: nothing,
    answer: creditInfo,
    codes: [],
  }),
  creditPage: call({
    method: 'GET',
    path: '/p/credit/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the entries of the credit account, newest first',
    input: paging.extend({ kind: z.enum(['order', 'return', 'payment', 'carry']).optional() }),
    answer: page(creditEntry),
    codes: [],
  }),
  applyCredit: call({
    method: 'POST',
    path: '/p/credit/apply',
    auth: 'user',
    ours: true,
    summary: 'Applies for a credit account, also after a refusal',
    input: z.object({
      companyName: z.string().max(100),
      creditCode: z.string().max(40),
      licencePic: z.string().max(200),
      contact: z.string().max(50),
      mobile: z.string().max(20),
      creditLimit: number(),
      periodDays: number(),
      remark: z.string().max(CREDIT_REMARK_LIMIT).default(''),
    }),
    answer: id,
    codes: ['A00010'],
  }),
  creditApplyPage: call({
    method: 'GET',
    path: '/p/credit/applyPage',
    auth: 'user',
    ours: true,
    summary: 'Lists the applications, newest first',
    input: paging.extend({ status: number().int().min(-1).max(1).optional() }),
    answer: page(creditApplication),
    codes: [],
  }),
  creditApplyInfo: call({
    method: 'GET',
    path: '/p/credit/applyInfo',
    auth: 'user',
    ours: true,
    summary: 'Returns one application',
    input: z.object({ applicationId: idIn }),
    answer: creditApplication,
    codes: ['A03000'],
  }),
  billPage: call({
    method: 'GET',
    path: '/p/bill/page',
    auth: 'user',
    ours: true,
    summary: 'Lists the statements, newest first: 0 open, 1 paid, 2 overdue',
    input: paging.extend({
      status: billStatus,
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
    }),
    answer: page(bill),
    codes: [],
  }),
  billCount: call({
    method: 'GET',
    path: '/p/bill/count',
    auth: 'user',
    ours: true,
    summary: 'Returns the number of statements by state',
    input: nothing,
    answer: z.object({ open: count, paid: count, overdue: count }),
    codes: [],
  }),
  billInfo: call({
    method: 'GET',
    path: '/p/bill/info',
    auth: 'user',
    ours: true,
    summary: 'Returns one statement with its orders, credit notes and payments',
    input: billNumber,
    answer: billDetail,
    codes: ['A03000'],
  }),
  billExport: call({
    method: 'GET',
    path: '/p/bill/export',
    auth: 'user',
    ours: true,
    summary: 'Exports statements with their entries as a workbook (xlsx); all statements without numbers',
    input: z.object({ billNumbers: billNumbers.optional() }),
    answer: z.instanceof(Blob),
    raw: 'blob',
    codes: ['A03000'],
  }),
  billPayInfo: call({
    method: 'GET',
    path: '/p/bill/payInfo',
    auth: 'user',
    ours: true,
    summary: 'Returns the data of the payment screen for statements',
    input: z.object({ billNumbers }),
    answer: z.object({
      bills: list(z.object({ billNumber: z.string(), month: z.string(), openAmount: money, dueDate: moment })),
      totalFee: money,
    }),
    codes: ['A03000'],
  }),
  payBill: call({
    method: 'POST',
    path: '/p/bill/pay',
    auth: 'user',
    ours: true,
    summary: 'Pays the open amount of statements; answers like `pay`',
    input: z.object({
      billNumbers,
      payType: number(),
      returnUrl: z.string().max(2000).optional(),
      /** The pay password for payment by balance, encoded like every password. */
      payPassword: z.string().min(1).max(512).optional(),
    }),
    answer: z.union([z.boolean(), z.string(), z.object({ code_url: text, form: text, url: text })]),
    codes: ['A03000', 'A03007'],
  }),
}
