import { queryOne } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'

/**
 * Allows `maxAttempts` attempts within `windowMs` milliseconds of the first attempt. With `slidingWindow` the window
 * starts at the last allowed attempt, so that a caller who reached the limit always waits for `windowMs`.
 */
export type RateLimit = { name: string; maxAttempts: number; windowMs: number; slidingWindow?: boolean }
/** A limit, and the name or id whose attempts it counts. */
export type RateLimitCounter = RateLimit & { of: string | number }

export const counterKey = ({ name, of }: RateLimitCounter) => `${name} ${of}`

/**
 * Counts an attempt. Returns the milliseconds to wait if there were too many, or 0. Counting is a single statement, so
 * concurrent attempts cannot exceed the limit.
 */
export async function countAttempt(
  context: Pick<CallContext, 'db' | 'now'>,
  counter: RateLimitCounter,
): Promise<number> {
  return (await countAttemptAndRemaining(context, counter)).wait
}

/** Counts an attempt as `countAttempt` does, and also returns how many attempts are left. */
export async function countAttemptAndRemaining(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  counter: RateLimitCounter,
): Promise<{ wait: number; left: number }> {
  const { maxAttempts, windowMs, slidingWindow = false } = counter
  // A window that starts in the far future was opened before the clock was set back.
  const open = 'a.since > $2::bigint - $3::bigint and a.since < $2::bigint + $3::bigint'
  const { count, since } = await queryOne<{ count: number; since: number }>(
    db,
    `
    insert into attempt as a (key, count, since) values ($1, 1, $2::bigint) on conflict (key) do update set
      count = case when ${open} then least(a.count, $4::int) + 1 else 1 end,
      since = case when ${open} and ($5::boolean is false or a.count >= $4::int) then a.since else $2::bigint end
    returning count, since`,
    [counterKey(counter), now, windowMs, maxAttempts, slidingWindow],
  )
  return {
    wait: count > maxAttempts ? Math.max(1, since + windowMs - now) : 0,
    left: Math.max(0, maxAttempts - count),
  }
}

/** Returns the time until which all attempts are refused, or undefined. Does not count an attempt. */
export async function closedUntil(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  counter: RateLimitCounter,
): Promise<number | undefined> {
  const [row] = await db.query<{ since: number }>(
    'select since from attempt where key = $1 and count >= $2 and since > $3::bigint and since <= $4::bigint',
    [counterKey(counter), counter.maxAttempts, now - counter.windowMs, now],
  )
  return row && row.since + counter.windowMs
}

/** Returns the longest wait in milliseconds of the limits that are reached. Does not count an attempt. */
export async function waitOf(
  context: Pick<CallContext, 'db' | 'now'>,
  counters: readonly RateLimitCounter[],
): Promise<number> {
  let wait = 0
  for (const counter of counters) wait = Math.max(wait, ((await closedUntil(context, counter)) ?? 0) - context.now)
  return wait
}

/** Counts an attempt against several limits, and stops at the first limit that is exceeded. */
export async function countAttempts(
  context: Pick<CallContext, 'db' | 'now'>,
  counters: readonly RateLimitCounter[],
): Promise<number> {
  for (const counter of counters) {
    const wait = await countAttempt(context, counter)
    if (wait) return wait
  }
  return 0
}

export async function forgetAttempts(db: CallContext['db'], counter: RateLimitCounter): Promise<void> {
  await db.query('delete from attempt where key = $1', [counterKey(counter)])
}
