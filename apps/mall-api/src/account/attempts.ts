import { one } from '../db/db.ts'
import type { CallContext } from '../server/call.ts'

/**
 * At most so many attempts within so many milliseconds of the first; or of the last that was let through, where it is
 * `restarted`: then the pause after the last one is always the whole of it.
 */
export type Limit = { name: string; most: number; within: number; restarted?: boolean }
/** A limit, and whose attempts it counts. */
export type Counter = Limit & { of: string | number }

export const keyOf = ({ name, of }: Counter) => `${name} ${of}`

/**
 * Counts an attempt; where there were too many, answers how many milliseconds to wait. It is one statement, so that of
 * any number of attempts at once no more than the limit go on.
 */
export async function countAttempt(context: Pick<CallContext, 'db' | 'now'>, counter: Counter): Promise<number> {
  return (await tryOne(context, counter)).wait
}

/** The same, and how many attempts are left after it. */
export async function tryOne(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  counter: Counter,
): Promise<{ wait: number; left: number }> {
  const { most, within, restarted = false } = counter
  // A window that begins in the far future was opened by a clock that has been put back since.
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

/** Until when no attempt would be let through; counts none. */
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

/** How many milliseconds the longest of the limits that are reached still holds; counts nothing. */
export async function waitOf(context: Pick<CallContext, 'db' | 'now'>, counters: readonly Counter[]): Promise<number> {
  let wait = 0
  for (const counter of counters) wait = Math.max(wait, ((await closedUntil(context, counter)) ?? 0) - context.now)
  return wait
}

/** Counts an attempt by several limits, as far as the first that has had too many. */
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
