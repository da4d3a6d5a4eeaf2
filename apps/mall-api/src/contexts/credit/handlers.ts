import { readCreditCode } from '@millwright/domain/account/creditCode'
import { creditApplicationProblems } from '@millwright/domain/credit/creditApplication'
import { money, sum } from '@millwright/domain/money/money'
import type { CallName } from '@millwright/contract/contract'
import { internalPaymentFor } from '../payment/internalPaymentOf.ts'
import { readAmountDue, requireUnpaid } from '../payment/payDue.ts'
import { payByService } from '../payment/payByService.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId, wireYuan } from '../../core/wire/wire.ts'
import { applicationById, applicationPage, applicationWire, applyForCredit } from './applications.ts'
import { billCountOf, billPage, billWire, settleBills } from './bills.ts'
import { billsNamed } from '../../core/credit/billRows.ts'
import { billWorkbook } from './billWorkbook.ts'
import { creditInfoOf } from './creditInfo.ts'
import { entriesOfMonth, entryPage, entryWire } from './entries.ts'
import { currentCreditAccount } from './periodPayment.ts'

type Names =
  | 'creditInfo'
  | 'creditPage'
  | 'applyCredit'
  | 'creditApplyPage'
  | 'creditApplyInfo'
  | 'billPage'
  | 'billCount'
  | 'billInfo'
  | 'billExport'
  | 'billPayInfo'
  | 'payBill'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const creditHandlers: PartialHandlers<Names & CallName> = {
  creditInfo: (_, context) => creditInfoOf(context),
  creditPage: reading(async ({ kind, ...paging }, context) => {
    const { entries, total } = await entryPage(context, context.user, { kind, ...paging })
    return pageOf(entries.map(entryWire), total, paging)
  }),
  applyCredit: async (form, context) => {
    const read = readCreditCode(form.creditCode)
    const given = {
      company: form.companyName.trim(),
      creditCode: 'code' in read ? read.code : form.creditCode,
      licence: form.licencePic,
      contact: form.contact.trim(),
      mobile: form.mobile.trim(),
      limit: form.creditLimit,
      days: form.periodDays,
      remark: form.remark.trim(),
    }
    const fields = creditApplicationProblems(given)
    if (fields.length) context.fail('A00010', 'creditIncomplete', {}, { fields })
    const made = await applyForCredit(context, context.user, given)
    return 'id' in made ? made.id : context.fail('A00001', made.problem)
  },
  creditApplyPage: async ({ status, ...paging }, context) => {
    const { rows, total } = await applicationPage(context, context.user, { status, ...paging })
    return pageOf(rows.map(applicationWire), total, paging)
  },
  creditApplyInfo: async ({ applicationId }, context) => {
    const row = await applicationById(context.db, context.user, rowId(applicationId))
    return applicationWire(row ?? context.fail('A03000', 'applicationGone'))
  },
  billPage: async ({ status, month, ...paging }, context) => {
    await currentCreditAccount(context.db, context.user, context.now)
    const { bills, total } = await context.db.read((db) =>
      billPage({ ...context, db }, context.user, { status, month, ...paging }),
    )
    return pageOf(
      bills.map((bill) => billWire(bill, context.now)),
      total,
      paging,
    )
  },
  billCount: async (_, context) => {
    await currentCreditAccount(context.db, context.user, context.now)
    return context.db.read((db) => billCountOf({ ...context, db }, context.user))
  },
  billInfo: reading(async ({ billNumber }, context) => {
    const [bill] = await billsNamed(context.db, context.user, [billNumber])
    if (!bill) return context.fail('A03000', 'billGone')
    const entries = await entriesOfMonth(context, context.user, bill.month)
    return {
      ...billWire(bill, context.now),
      lines: entries.filter(({ late }) => !late).map(entryWire),
      laterLines: entries.filter(({ late }) => late).map(entryWire),
    }
  }),
  billExport: reading(async ({ billNumbers }, context) => {
    const all = { current: 1, size: 120 }
    const bills = billNumbers
      ? await billsNamed(context.db, context.user, billNumbers.split(','))
      : (await billPage(context, context.user, all)).bills.toReversed()
    if (billNumbers && !bills.length) context.fail('A03000', 'billGone')
    return new File([await billWorkbook(bills, context)], 'statements.xlsx', { type: XLSX })
  }),
  billPayInfo: async ({ billNumbers }, context) => {
    const { bills } = await readAmountDue(context, { billNumbers })
    return {
      bills: bills.map(({ billNumber, month, open, due }) => ({
        billNumber,
        month,
        openAmount: wireYuan(money(open)),
        dueDate: due,
      })),
      totalFee: wireYuan(sum(bills.map(({ open }) => open))),
    }
  },
  payBill: async ({ payType, billNumbers, payPassword, returnUrl }, context) => {
    const due = await requireUnpaid(context, { billNumbers })
    const { user, now } = context
    const payment = { user, purpose: 'bill' as const, subject: due.subject, amount: due.amount, payType }
    const own = internalPaymentFor(payType, 'bill')
    if (own) {
      await own.check?.(context, { payPassword })
      const paying = context.db.tx(async (db) => {
        await own.charge({ ...context, db }, { ...payment, orders: [] })
        const settled = await settleBills(db, { ...payment, payment: `own:${payType}`, took: 'exactly' }, now)
        return settled || context.fail('A03007', 'billPaid')
      })
      return paying.catch(async (error: unknown) => {
        // A concurrent payment may have emptied the balance. In that case "already paid" is the better error.
        await requireUnpaid(context, { billNumbers })
        throw error
      })
    }
    return payByService(context, payment, { returnUrl })
  },
}
