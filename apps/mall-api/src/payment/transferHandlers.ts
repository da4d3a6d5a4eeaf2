import type { CallName } from '@millwright/contract/contract'
import type { Context, Some } from '../server/call.ts'
import { mallAccountOf } from './mallAccount.ts'
import { dueOf } from './payDue.ts'
import type { PayDue } from './payDue.ts'
import { TRANSFERS_KEPT, openTransfer, sendVoucher, transferOf, transferWire } from './transfers.ts'

type Names = 'openTransfer' | 'transferInfo' | 'transferVoucher'

export const transferHandlers: Some<Names & CallName> = {
  openTransfer: async (subject, context) => {
    const due = await waitingOf(subject, context)
    if (!(await mallAccountOf(context.db))) context.fail('A00001', 'transferOff')
    if (due.orders.some(({ orderType }) => orderType !== 0)) context.fail('A00001', 'transferNotHere')
    const opened = await openTransfer(context, context.user, due)
    if ('problem' in opened) return context.fail('A00001', opened.problem, { limit: TRANSFERS_KEPT })
    return transferWire(context, opened.row, await dueOf(context, subject))
  },
  transferInfo: async (subject, context) => {
    const due = await dueOf(context, subject)
    const row = await transferOf(context.db, context.user, due)
    return row && transferWire(context, row, due)
  },
  transferVoucher: async ({ orderNumbers, billNumbers, ...voucher }, context) => {
    const subject = { orderNumbers, billNumbers }
    const due = await waitingOf(subject, context)
    const row = await sendVoucher(context, context.user, due, voucher)
    return transferWire(context, row ?? context.fail('A00001', 'transferNone'), await dueOf(context, subject))
  },
}

/** What still waits for its money; refuses what was paid or is over. */
async function waitingOf(
  subject: { orderNumbers?: string | undefined; billNumbers?: string | undefined },
  context: Context<'openTransfer'>,
): Promise<PayDue> {
  const due = await dueOf(context, subject)
  if (due.orders.some(({ status }) => status === 6)) context.fail('A03002', 'orderExpired')
  if (due.orders.some(({ status }) => status !== 1)) context.fail('A03007', 'orderPaid')
  if (due.purpose === 'bill' && Number(due.amount) <= 0) context.fail('A03007', 'billPaid')
  return due
}
