import type { Db } from './db.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** The maximum rows deleted from a table at once, so that a sweep stays short. Later sweeps delete the rest. */
const MOST = 10_000

type Kept = { by: string; for: number; where?: string }

/** How long each table keeps rows, counted from the date column `by`. */
const kept: Record<string, Kept> = {
  visit: { by: 'created', for: 90 * DAY },
  // Inquiries of signed-in buyers are trade records and stay with their quotes.
  inquiry: { by: 'created', for: 365 * DAY, where: 'user_id is null' },
  inquiry_draft: { by: 'changed', for: 90 * DAY },
  // Longer than the window of any rate limit.
  attempt: { by: 'since', for: DAY },
  device: { by: 'seen', for: 180 * DAY },
  device_token: { by: 'renewed', for: 180 * DAY },
  sms_code: { by: 'expires', for: DAY },
  sms_sent: { by: 'sent', for: DAY },
  message: { by: 'created', for: 365 * DAY },
  mail_outbox: { by: 'created', for: 30 * DAY },
  sms_proof: { by: 'expires', for: 0 },
  login_record: { by: 'created', for: 90 * DAY },
  session: { by: 'expires', for: 0 },
  confirm: { by: 'expires', for: HOUR },
  // The deliveries of an event are deleted with the event. Deliveries are retried for a shorter time.
  webhook_event: { by: 'created', for: 30 * DAY },
  // Longer than any priced order is kept, so that a request repeated after this time finds no order to submit.
  submission: { by: 'created', for: 30 * DAY },
}

/** Deletes old rows from tables that anyone can fill. */
export async function sweepOld(db: Db, now: number): Promise<void> {
  const failed: unknown[] = []
  for (const [table, { by, for: age, where = 'true' }] of Object.entries(kept)) {
    await db
      .query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${by} < $1::bigint and ${where} order by ${by} limit ${MOST}))`,
        [now - age],
      )
      .catch((error: unknown) => failed.push(error))
  }
  if (failed.length) throw new AggregateError(failed, 'some tables were not swept')
}
