import type { Db } from '../../../db/db.ts'
import { IMPORTED_VALUES } from '../../catalogue/importedValues.ts'
import { queryOne } from '../../../db/db.ts'

/** Changes are deleted after an hour. A consumer that has not read for 50 minutes may have missed some. */
const DEAF_AFTER = '50 minutes'

type Position = { from: string; numbers: string }

/** Returns the position up to which a consumer has read the changes, unless it may have missed some. */
export async function positionOf(db: Db, consumer: string): Promise<Position | undefined> {
  const [position] = await db.query<Position>(
    `select from_xact::text as "from", numbers from search_consumer where consumer = $1 and at > now() - $2::text::interval`,
    [consumer, DEAF_AFTER],
  )
  return position
}

export async function keepPosition(db: Db, consumer: string, from: string, numbers: string): Promise<void> {
  await db.query(
    `insert into search_consumer (consumer, from_xact, numbers) values ($1, $2::text::xid8, $3)
    on conflict (consumer) do update set from_xact = excluded.from_xact, numbers = excluded.numbers, at = now()`,
    [consumer, from, numbers],
  )
}

/**
 * Returns about `most` changed products from a position on, and the next position, which lies between two transactions.
 * `named`: whether the name of a category, brand, attribute or shop changed. Changes of transactions that run beside an
 * older transaction are returned again by the next call.
 */
export async function readChanges(db: Db, from: string, most: number) {
  const { next, prodIds } = await queryOne<{ next: string; prodIds: number[] | null }>(
    db,
    `
    with bound as (select xact from search_change where xact > $1::text::xid8 order by xact offset $2::int limit 1),
      batch as (select distinct prod_id from search_change
        where xact >= $1::text::xid8 and xact < coalesce((select xact from bound), '9223372036854775807'::xid8))
    select least(pg_snapshot_xmin(pg_current_snapshot()), (select xact from bound))::text as next,
      (select json_agg(prod_id order by prod_id) from batch)::jsonb as "prodIds"`,
    [from, most],
  )
  const all = prodIds ?? []
  return { next, prodIds: all.filter((prodId) => prodId !== 0), named: all.includes(0) }
}

/**
 * Returns a digest of all attribute values and their numbers. Values of imports are left out: they never change, and
 * are indexed with their products.
 */
export async function numbersOf(db: Db): Promise<string> {
  const { digest } = await queryOne<{ digest: string | null }>(
    db,
    `select md5(string_agg(attr_value_id || ':' || coalesce(number::text, ''), ',' order by attr_value_id)) as digest from attr_value
    where attr_value_id < ${IMPORTED_VALUES}`,
  )
  return digest ?? ''
}
