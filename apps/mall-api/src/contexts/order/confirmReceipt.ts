import type { Db } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { emit } from '../../core/events/events.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'

/** Confirms receipt and completes a shipped order. Returns false if the order is not in transit. */
export function confirmReceipt({ db, now }: Pick<CallContext, 'db' | 'now'>, orderNumber: string): Promise<boolean> {
  return db.tx((tx) => received(tx, orderNumber, now))
}

async function received(db: Db, orderNumber: string, now: number): Promise<boolean> {
  const [done] = await db.query(
    'update orders set status = 5, finished_at = $2::bigint where order_number = $1 and status = 3 returning 1',
    [orderNumber, now],
  )
  if (!done) return false
  await db.query(
    'update delivery set state = 3, traces = jsonb_build_array($2::text::jsonb) || traces where order_number = $1 and state <> 3',
    [orderNumber, JSON.stringify({ time: now, text: messageInBothLanguages('parcelSigned') })],
  )
  await emit(db, 'orderReceived', { orderNumber, now })
  return true
}
