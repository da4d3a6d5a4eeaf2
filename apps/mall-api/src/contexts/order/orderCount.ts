import { runningStates } from '@millwright/domain/order/refundMachine'
import type { CallContext } from '../../core/call/call.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { closeTypes, closeUnpaid } from './orders.ts'

export async function orderCountOf(context: Pick<CallContext, 'db' | 'now'>, user: number) {
  await closeUnpaid(context, { user, closeType: closeTypes.timeout })
  const [orders, refunds] = await context.db.read((db) =>
    Promise.all([tallyOf(db, 'order', user), tallyOf(db, 'refund', user)]),
  )
  const of = (status: number) => orders.get(String(status)) ?? 0
  return {
    allCount: totalIn(orders),
    unPay: of(1),
    payed: of(2),
    consignment: of(3),
    confirm: of(3),
    success: of(5),
    close: of(6),
    grouping: of(7),
    refund: totalIn(refunds, (part) => runningStates.some((state) => part.endsWith(` ${state}`))),
  }
}
