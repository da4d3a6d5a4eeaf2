import type { CallName } from '@millwright/contract/contract'
import type { Some } from '../../core/call/call.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import { dueOf, unpaidOf } from './payDue.ts'
import {
  TRANSFERS_KEPT,
  openTransfer,
  sendVoucher,
  transferBeside,
  transferOf,
  transferStates,
  transferWire,
} from './transfers.ts'
import type { TransferRow } from './transfers.ts'

type Names = 'openTransfer' | 'transferInfo' | 'transferVoucher'

const subjectOf = ({ purpose, subject }: TransferRow) =>
  purpose === 'bill' ? { billNumbers: subject } : { orderNumbers: subject }

export const transferHandlers: Some<Names & CallName> = {
  openTransfer: async (subject, context) => {
    const due = await unpaidOf(context, subject)
    if (!(await mallAccountOf(context.db))) context.fail('A00001', 'transferOff')
    if (due.orders.some(({ orderType }) => orderType !== 0)) context.fail('A00001', 'transferNotHere')
    const opened = await openTransfer(context, context.user, due)
    if ('gone' in opened) {
      await unpaidOf(context, subject)
      return context.fail('A03002', 'orderExpired')
    }
    if ('problem' in opened) return context.fail('A00001', opened.problem, { limit: TRANSFERS_KEPT })
    return transferWire(context, opened.row, await dueOf(context, subject))
  },
  transferInfo: async (subject, context) => {
    const due = await dueOf(context, subject)
    const row = await transferOf(context.db, context.user, due)
    if (row && row.state !== transferStates.received) return transferWire(context, row, due)
    const beside = await transferBeside(context.db, context.user, due)
    if (!beside) return row && transferWire(context, row, due)
    return transferWire(context, beside, await dueOf(context, subjectOf(beside)))
  },
  transferVoucher: async ({ orderNumbers, billNumbers, ...voucher }, context) => {
    const subject = { orderNumbers, billNumbers }
    const due = await unpaidOf(context, subject)
    const row = await sendVoucher(context, context.user, due, voucher)
    // If it was paid meanwhile, this refuses with that reason.
    if (!row) await unpaidOf(context, subject)
    return transferWire(context, row ?? context.fail('A00001', 'transferNone'), await dueOf(context, subject))
  },
}
