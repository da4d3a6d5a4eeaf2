import type { Db } from './db.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** As many rows of a table at a time as are gone in a moment; the rest go with the next sweeps. */
const MOST = 10_000

type Kept = { by: string; for: number; where?: string }

/** How long each table keeps what is of no more use, by the column that dates it. */
const kept: Record<string, Kept> = {
  visit: { by: 'created', for: 90 * DAY },
  // Those of buyers are trade, and stay with their quotes.
  inquiry: { by: 'created', for: 365 * DAY, where: 'user_id is null' },
  inquiry_draft: { by: 'changed', for: 90 * DAY },
  // Longer than any limit's window.
  attempt: { by: 'since', for: DAY },
  device: { by: 'seen', for: 180 * DAY },
  device_token: { by: 'renewed', for: 180 * DAY },
  sms_code: { by: 'expires', for: DAY },
  sms_sent: { by: 'sent', for: DAY },
  sms_proof: { by: 'expires', for: 0 },
  login_record: { by: 'created', for: 90 * DAY },
  session: { by: 'expires', for: 0 },
  confirm: { by: 'expires', for: HOUR },
  // Whoever asks again after this long has a priced order no more.
  submission: { by: 'created', for: 30 * DAY },
}

/** Takes away what has grown old in the tables that anybody can fill. */
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
