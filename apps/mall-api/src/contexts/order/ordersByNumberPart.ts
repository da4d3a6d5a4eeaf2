import type { ReadContext } from '../../core/call/call.ts'
import type { ReadDb } from '../../db/db.ts'
import { orderConditions } from './orderSearch.ts'
import type { FoundOrder, OrderConditions, OrderSearch } from './orderSearch.ts'

type Mine = Pick<ReadContext, 'db' | 'now'> & { user: number }

/** The number of newest orders that are searched before the trigram index is used. */
const NEWEST = 500
const numbers = "upper(o.order_number || ' ' || o.po_number)"
const found = 'o.order_number as "orderNumber", o.created'
const newestFirst = 'order by o.created desc, o.order_number desc'

/**
 * Returns the newest orders whose number, or the buyer's own number for them, contains all of `parts`. Searches the
 * newest orders first, which find a part that many orders have. Searches the rest by trigrams, if PostgreSQL has them
 * and a part has three consecutive letters or digits.
 */
export async function ordersByNumberPart(
  search: OrderSearch,
  context: Mine,
  { parts, most, before }: { parts: readonly string[]; most: number; before?: FoundOrder | undefined },
): Promise<FoundOrder[]> {
  const given = () => {
    const conditions = orderConditions(search, context, before)
    const contains = parts.map((part) => `position(upper(${conditions.$(part)}::text) in ${numbers}) > 0`)
    return { ...conditions, contains, limit: conditions.$(most) }
  }
  // Order numbers are ASCII. Only buyers' own numbers can contain other characters, and few do.
  const own = parts.some((part) => /[^ -~]/.test(part)) ? ["o.po_number ~ '[^ -~]'"] : []
  if (!own.length) {
    const among = await amongNewest(context.db, given(), most)
    if (among) return among
    const run = longestRun(parts)
    if (run.length >= 3 && (await hasTrigrams(context.db))) return byTrigrams(context.db, given(), run)
  }
  const { params, listed, time, rest, contains, limit } = given()
  return context.db.query<FoundOrder>(
    `select ${found} from orders o where ${[...listed, ...own, ...time('o'), ...rest, ...contains].join(' and ')}
    ${newestFirst} limit ${limit}`,
    params,
  )
}

type Given = OrderConditions & { contains: string[]; limit: string }

/** Returns undefined if the newest orders contain too few matches and older orders exist. */
async function amongNewest(db: ReadDb, given: Given, most: number): Promise<FoundOrder[] | undefined> {
  const { params, $, listed, time, rest, contains, limit } = given
  const rows = await db.query<FoundOrder & { read: number }>(
    `with newest as materialized (
      select o.order_number, o.po_number, o.created from orders o where ${[...listed, ...time('o'), ...rest].join(' and ')} ${newestFirst} limit ${$(NEWEST)}
    )
    select (select count(*)::int from newest) as read, o.* from (select 1) one left join lateral (
      select ${found} from newest o where ${contains.join(' and ')} ${newestFirst} limit ${limit}) o on true`,
    params,
  )
  const orders = rows.filter(({ orderNumber }) => orderNumber !== null)
  if (orders.length < most && rows[0]?.read === NEWEST) return undefined
  return orders.map(({ orderNumber, created }) => ({ orderNumber, created }))
}

/**
 * `user_id + 0` excludes the index of the buyer's orders, so that the planner uses the trigram index instead of reading
 * all of them.
 */
function byTrigrams(db: ReadDb, given: Given, run: string): Promise<FoundOrder[]> {
  const { params, $, listed, time, rest, contains, limit } = given
  return db.query<FoundOrder>(
    `with likely as materialized (select order_number from orders o where user_id + 0 = $1 and ${numbers} like ${$(`%${run.toUpperCase()}%`)})
    select ${found} from likely join orders o using (order_number)
    where ${[...listed, ...time('o'), ...rest, ...contains].join(' and ')} ${newestFirst} limit ${limit}`,
    params,
  )
}

function longestRun(parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.match(/[0-9a-z]+/gi) ?? [])
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}

async function hasTrigrams(db: ReadDb): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>("select to_regclass('orders_number_parts') is not null as there")
  return row?.there ?? false
}
