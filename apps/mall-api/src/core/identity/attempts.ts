import { one } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'

/**
 * At most `most` attempts within `within` milliseconds of the first one. With `restarted` the window starts at the last
 * allowed attempt, so the pause after it always has its full length.
 */
export type Limit = { name: string; most: number; within: number; restarted?: boolean }
/** A limit, and the name or id whose attempts it counts. */
export type Counter = Limit & { of: string | number }

export const keyOf = ({ name, of }: Counter) => `${name} ${of}`

/**
 * Counts an attempt. Returns the milliseconds to wait if there were too many, or 0. Counting is a single statement, so
 * concurrent attempts cannot exceed the limit.
 */
export async function countAttempt(context: Pick<CallContext, 'db' | 'now'>, counter: Counter): Promise<number> {
  return (await tryOne(context, counter)).wait
}

/** Counts an attempt as `countAttempt` does, and also returns how many attempts are left. */
export async function tryOne(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  counter: Counter,
): Promise<{ wait: number; left: number }> {
  const { most, within, restarted = false } = counter
  // A window that starts in the far future was opened before the clock was set back.
  const open = 'a.since > $2::bigint - $3::bigint and a.since < $2::bigint + $3::bigint'
  const { count, since } = await one<{ count: number; since: number }>(
    db,
    `
    insert into attempt as a (key, count, since) values ($1, 1, $2::bigint) on conflict (key) do update set
      count = case when ${open} then least(a.count, $4::int) + 1 else 1 end,
      since = case when ${open} and ($5::boolean is false or a.count >= $4::int) then a.since else $2::bigint end
    returning count, since`,
    [keyOf(counter), now, within, most, restarted],
  )
  return { wait: count > most ? Math.max(1, since + within - now) : 0, left: Math.max(0, most - count) }
}

/** Returns the time until which all attempts are refused, or undefined. Does not count an attempt. */
export async function closedUntil(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  counter: Counter,
): Promise<number | undefined> {
  const [row] = await db.query<{ since: number }>(
    'select since from attempt where key = $1 and count >= $2 and since > $3::bigint and since <= $4::bigint',
    [keyOf(counter), counter.most, now - counter.within, now],
  )
  return row && row.since + counter.within
}

/** Returns the longest wait in milliseconds of the limits that are reached. Does not count an attempt. */
export async function waitOf(context: Pick<CallContext, 'db' | 'now'>, counters: readonly Counter[]): Promise<number> {
  let wait = 0
  for (const counter of counters) wait = Math.max(wait, ((await closedUntil(context, counter)) ?? 0) - context.now)
  return wait
}

/** Counts an attempt against several limits, and stops at the first limit that is exceeded. */
export async function countAttempts(
  context: Pick<CallContext, 'db' | 'now'>,
  counters: readonly Counter[],
): Promise<number> {
  for (const counter of counters) {
    const wait = await countAttempt(context, counter)
    if (wait) return wait
  }
  return 0
}

export async function forgetAttempts(db: CallContext['db'], counter: Counter): Promise<void> {
  await db.query('delete from attempt where key = $1', [keyOf(counter)])
}
