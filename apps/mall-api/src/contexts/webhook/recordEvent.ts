import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import type { WebhookData, WebhookType } from './webhookTypes.ts'

type Happened<T extends WebhookType> = {
  type: T
  /** Events of one subject are delivered in order: `order 2611…`, `sku 1001`. */
  subject: string
  now: number
  data: WebhookData<T>
}

/**
 * Writes an event into the outbox, with a delivery for each endpoint that subscribes to its type. `tx` is the
 * transaction of the reported change, so that the event is sent if and only if the change is committed. Writes nothing
 * if no endpoint subscribes.
 */
export async function recordEvent<T extends WebhookType>(
  tx: Db,
  { type, subject, now, data }: Happened<T>,
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data })
  await tx.query(
    `with wanting as (
      select webhook_endpoint_id from webhook_endpoint where enabled and $1 = any(types)
    ), event as (
      insert into webhook_event (message_id, type, subject, body, created)
      select $2, $1, $3, $4, $5::bigint where exists (select 1 from wanting)
      returning webhook_event_id
    ) insert into webhook_delivery (webhook_endpoint_id, webhook_event_id, subject)
      select webhook_endpoint_id, webhook_event_id, $3 from wanting, event`,
    [type, `msg_${randomBytes(18).toString('base64url')}`, subject, body, now],
  )
}

/** Whether an enabled endpoint subscribes to a type. If not, the caller need not read the event's data. */
export async function isWanted(db: Db, type: WebhookType): Promise<boolean> {
  const found = await db.query('select 1 from webhook_endpoint where enabled and $1 = any(types) limit 1', [type])
  return found.length > 0
}
