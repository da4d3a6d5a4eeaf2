import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import { readAmountDue, requireUnpaid } from './payDue.ts'
import {
  MAX_TRANSFER_ORDERS,
  openTransfer,
  sendVoucher,
  overlappingTransfer,
  transferOf,
  transferStates,
  transferWire,
} from './transfers.ts'
import type { TransferRow } from './transfers.ts'

type Names = 'openTransfer' | 'transferInfo' | 'transferVoucher'

const subjectOf = ({ purpose, subject }: TransferRow) =>
  purpose === 'bill' ? { billNumbers: subject } : { orderNumbers: subject }

export const transferHandlers: PartialHandlers<Names & CallName> = {
  openTransfer: async (subject, context) => {
    const due = await requireUnpaid(context, subject)
    if (!(await mallAccountOf(context.db))) context.fail('A00001', 'transferOff')
    if (due.orders.some(({ orderType }) => orderType !== 0)) context.fail('A00001', 'transferNotHere')
    const opened = await openTransfer(context, context.user, due)
    if ('gone' in opened) {
      await requireUnpaid(context, subject)
      return context.fail('A03002', 'orderExpired')
    }
    if ('problem' in opened) return context.fail('A00001', opened.problem, { limit: MAX_TRANSFER_ORDERS })
    return transferWire(context, opened.row, await readAmountDue(context, subject))
  },
  transferInfo: async (subject, context) => {
    const due = await readAmountDue(context, subject)
    const row = await transferOf(context.db, context.user, due)
    if (row && row.state !== transferStates.received) return transferWire(context, row, due)
    const beside = await overlappingTransfer(context.db, context.user, due)
    if (!beside) return row && transferWire(context, row, due)
    return transferWire(context, beside, await readAmountDue(context, subjectOf(beside)))
  },
  transferVoucher: async ({ orderNumbers, billNumbers, payNumber, ...voucher }, context) => {
    const subject = { orderNumbers, billNumbers, payNumber }
    const due = await requireUnpaid(context, subject)
    const row = await sendVoucher(context, context.user, due, voucher)
    // If the subject was paid meanwhile, this refuses with that reason.
    if (!row) await requireUnpaid(context, subject)
    return transferWire(context, row ?? context.fail('A00001', 'transferNone'), await readAmountDue(context, subject))
  },
}
