import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockProducts } from '../../db/locks.ts'
import { returnStock } from '../../core/stock/stock.ts'
import { refundMoney } from '../payment/refundMoney.ts'

const MINUTE = 60_000
/** The close type of a refunded order (api.md 1.2). */
const REFUNDED = 2

/** Opens the locked teams that waited for their first payment, for the activity's duration. */
export async function openTeams(db: Db, teams: readonly number[], now: number): Promise<void> {
  for (const id of teams)
    await db.query(
      `update group_team t set status = 1, end_time = least($2::bigint + a.valid_minutes * ${MINUTE}, greatest(a.end_time, $2::bigint + ${MINUTE}))
      from group_activity a where a.group_activity_id = t.group_activity_id and t.group_team_id = $1 and t.status = 0`,
      [id, now],
    )
}

/** Marks locked teams as full once all seats are paid, so their orders can ship. */
export async function fillTeams(db: Db, teams: readonly number[]): Promise<void> {
  for (const id of teams) {
    const [{ people = 0, paid = 0, activity = 0 } = {}] = await db.query<{
      people: number
      paid: number
      activity: number
    }>(
      `select people, group_activity_id as activity, (select count(*)::int from orders o where o.group_team_id = t.group_team_id and o.status = 7) as paid
      from group_team t where group_team_id = $1`,
      [id],
    )
    if (paid >= people) {
      await db.query('update group_team set status = 2 where group_team_id = $1', [id])
      await db.query(
        `with full_team as (select order_number from orders where group_team_id = $1 and status = 7 order by order_number for no key update)
        update orders set status = 2 from full_team where orders.order_number = full_team.order_number`,
        [id],
      )
    }
    await db.query('update group_activity set joined = joined + 1 where group_activity_id = $1', [activity])
  }
}

/** Fails teams whose first order was closed unpaid. */
export async function failUnopened(db: Db, closed: readonly string[]): Promise<void> {
  await db.query(
    `with unopened as (
      select group_team_id from group_team where status = 0 and group_team_id in
        (select group_team_id from orders where order_number = any($1::text::text[])) order by group_team_id for no key update
    ) update group_team t set status = 3 from unopened u where t.group_team_id = u.group_team_id`,
    [arrayText(closed)],
  )
}

/**
 * Fails teams that were not full in time: closes and repays their orders and returns the stock. Each team has its own
 * transaction. Returns the number of teams.
 */
export async function failTeams({ db, now }: { db: Db; now: number }, only?: number): Promise<number> {
  const due = await db.query<{ id: number }>(
    `select group_team_id as id from group_team where status = 1 and end_time <= $1::bigint and ($2::bigint is null or group_team_id = $2::bigint)
    order by group_team_id`,
    [now, only ?? null],
  )
  const failed: unknown[] = []
  for (const { id } of due) await db.tx((tx) => failTeam(tx, id, now)).catch((error: unknown) => failed.push(error))
  if (failed.length) throw new AggregateError(failed, 'some teams were not paid back')
  return due.length
}

async function failTeam(db: Db, id: number, now: number): Promise<void> {
  const [team] = await db.query(
    'select 1 from group_team where group_team_id = $1 and status = 1 and end_time <= $2::bigint for no key update',
    [id, now],
  )
  if (!team) return
  const orders = await db.query<{ orderNumber: string }>(
    'select order_number as "orderNumber" from orders where group_team_id = $1 and status = 7 order by order_number for no key update',
    [id],
  )
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  await db.query('update group_team set status = 3 where group_team_id = $1', [id])
  await db.query(
    'update orders set status = 6, close_type = $3, cancelled_at = $2::bigint where order_number = any($1::text::text[])',
    [arrayText(numbers), now, REFUNDED],
  )
  const sold = await db.query<{ prodId: number; n: number }>(
    'select prod_id as "prodId", sum(quantity)::int as n from order_item where order_number = any($1::text::text[]) group by prod_id order by prod_id',
    [arrayText(numbers)],
  )
  await lockProducts(
    db,
    sold.map(({ prodId }) => prodId),
  )
  for (const { prodId, n } of sold)
    await db.query('update product set sold_num = greatest(0, sold_num - $2::int) where prod_id = $1', [prodId, n])
  await returnStock(db, numbers)
  for (const number of numbers) await refundMoney(db, number, 'groupFailed', now)
}
