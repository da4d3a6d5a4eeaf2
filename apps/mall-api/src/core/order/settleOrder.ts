import { isAllRefunded } from '@millwright/domain/order/refundTerms'
import type { Db } from '../../db/db.ts'
import { lockBought } from './refundRows.ts'

/** Closes an order whose pieces were all refunded. Marks an order as shipped if nothing is left to send. */
export async function settleOrder(db: Db, orderNumber: string, now: number): Promise<void> {
  const { bought, refunds } = (await lockBought(db, orderNumber))!
  if (isAllRefunded(bought, refunds)) {
    await db.query(
      'update orders set status = 6, close_type = 2, cancelled_at = $2::bigint where order_number = $1 and status <> 6',
      [orderNumber, now],
    )
    return
  }
  // An accepted refund of unsent pieces will be paid, so those pieces are never sent.
  const never = refunds.filter(({ unsent, state }) => unsent && (state === 'accepted' || state === 'refunded'))
  const open = bought.lines.some(
    ({ orderItemId, quantity, shipped }) =>
      shipped +
        never
          .flatMap(({ lines }) => lines)
          .reduce((sum, line) => sum + (line.orderItemId === orderItemId ? line.quantity : 0), 0) <
      quantity,
  )
  if (!open && bought.lines.some(({ shipped }) => shipped > 0))
    await db.query(
      'update orders set status = 3, shipped_at = coalesce(shipped_at, $2::bigint) where order_number = $1 and status = 2',
      [orderNumber, now],
    )
}
