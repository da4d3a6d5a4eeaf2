import { queryOne } from '../../db/db.ts'
import type { Db, ReadDb } from '../../db/db.ts'

/** The key of the lock under which one process numbers the changes of orders. */
const NUMBERING = 110
const AT_ONCE = 20_000

/** The orders to read: changed within a range of epoch milliseconds, or with a change numbered above `after`. */
export type OrderRange = { from: number; to: number } | { after: number }
/** The latest change of an order. */
export type OrderChange = { orderNumber: string; at: number; number: number }

/**
 * Numbers the committed changes of orders, and returns the last number. Only one process at a time assigns numbers, and
 * only to committed changes. A change never gets a lower number than an earlier change, so a reader of all changes up
 * to a number misses none.
 */
export function numberChanges(db: Db): Promise<number> {
  return db.alone(NUMBERING, async () => {
    while ((await numberSome(db)) === AT_ONCE);
    const { last } = await queryOne<{ last: number }>(db, 'select coalesce(max(number), 0) as last from order_export')
    return last
  })
}

async function numberSome(db: Db): Promise<number> {
  const { taken } = await queryOne<{ taken: number }>(
    db,
    `
    with fresh as (delete from order_change where ctid = any(array(select ctid from order_change limit ${AT_ONCE})) returning order_number, at),
    latest as (select f.order_number, max(f.at) as at from fresh f join orders o using (order_number) group by f.order_number order by 2, 1),
    written as (
      insert into order_export (order_number, at, number) select order_number, at, nextval('order_export_number') from latest
      on conflict (order_number) do update set at = greatest(order_export.at, excluded.at), number = excluded.number)
    select count(*)::int as taken from fresh`,
  )
  return taken
}

/** Returns the next changes of a range, sorted by time and order number, or with `after` by change number. */
export function changesOf(
  db: ReadDb,
  range: OrderRange,
  last: OrderChange | undefined,
  upTo: number,
  limit: number,
): Promise<OrderChange[]> {
  const columns = 'order_number as "orderNumber", at, number'
  if ('after' in range)
    return db.query(
      `select ${columns} from order_export where number > $1::bigint and number <= $2::bigint order by number limit $3::int`,
      [last?.number ?? range.after, upTo, limit],
    )
  return db.query(
    `select ${columns} from order_export where at >= $1::bigint and at < $2::bigint and (at, order_number) > ($3::bigint, $4::text)
    order by at, order_number limit $5::int`,
    [range.from, range.to, last?.at ?? -1, last?.orderNumber ?? '', limit],
  )
}
