import type { CallContext } from '../../core/call/call.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import { runningStates } from '@millwright/domain/order/refundMachine'
import { closeTypes, closeUnpaid } from './orders.ts'

export async function orderCountOf(context: Pick<CallContext, 'db' | 'now'>, user: number) {
  await closeUnpaid(context, { user, closeType: closeTypes.timeout })
  const row = await queryOne<
    Record<'allCount' | 'unPay' | 'payed' | 'consignment' | 'success' | 'close' | 'grouping' | 'refund', number>
  >(
    context.db,
    `
    select count(*)::int as "allCount", count(*) filter (where status = 1)::int as "unPay", count(*) filter (where status = 2)::int as payed,
      count(*) filter (where status = 3)::int as consignment, count(*) filter (where status = 5)::int as success, count(*) filter (where status = 6)::int as close,
      count(*) filter (where status = 7)::int as grouping,
      (select count(*)::int from refund r where r.user_id = $1 and r.state = any($2::text::text[])) as refund
    from orders where user_id = $1 and not hidden`,
    [user, arrayText(runningStates)],
  )
  return { ...row, confirm: row.consignment }
}
