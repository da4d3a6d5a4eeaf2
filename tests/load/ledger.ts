import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { auditLedger } from '../../apps/mall-api/src/contexts/member/auditLedger.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../measure.ts'
import { killedResult, killInRounds } from './mall/killedRounds.ts'
import type { Killed, Round } from './mall/killedRounds.ts'
import { json } from './mall/servedMall.ts'

const GIVEN = 1_000_000
const EACH = 50
const item = { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 } }

/**
 * Kills the mall with SIGKILL at random moments while orders spend points and buyers check in daily, and restarts it on
 * the same data. No acknowledged booking may be lost, and no booking may be made twice. `--count` is the number of kills.
 */
export const run: Measurement = async ({ count, seed: start }) =>
  killedResult(await killLedger(count, start), 'bookings of points')

type Order = { uuid: string; number?: string }

export function killLedger(kills: number, start: number): Promise<Killed> {
  const orders: Order[] = []
  let signed = 0
  const submit = async ({ url, token }: Round, order: Order) => {
    const answer = await json(`${url}/p/order/submit`, token, { uuid: order.uuid, orderShopParams: [] })
    if (answer?.code === '00000') order.number = (answer.data as { orderNumbers: string }).orderNumbers
  }
  return killInRounds(kills, start, {
    fill,
    acknowledged: () => signed + orders.filter(({ number }) => number).length,
    // The outcome of an unacknowledged order is unknown. The same uuid is submitted again.
    resume: async (round) => {
      for (const order of orders.filter(({ number }) => !number)) await submit(round, order)
    },
    work: async (round) => {
      const { url, token, random, stopped } = round
      while (!stopped.aborted) {
        if (random() < 0.2) {
          if ((await json(`${url}/p/score/signIn`, token, {}))?.code === '00000') signed++
          continue
        }
        const wish = { ...item, isScorePay: 1, userUseScore: EACH }
        const priced = await json(`${url}/p/order/confirm`, token, wish)
        if (priced?.code !== '00000') continue
        const order: Order = { uuid: (priced.data as { uuid: string }).uuid }
        orders.push(order)
        await submit(round, order)
      }
    },
    judge: (folder) => judge(folder, orders),
  })
}

async function fill(folder: string): Promise<void> {
  const db = await openPglite(folder)
  await migrate(db)
  await seed(db, tinyMall, Date.now())
  await db.script(`update sku set stocks = 1000000 where sku_id = 1001;
    insert into ledger_account (kind, user_id, total) select 'points', user_id, ${GIVEN} from buyer where account = 'buyer';
    with mine as (select account_id from ledger_account where user_id is not null and kind = 'points'),
      booked as (insert into ledger_booking (account_id, cause, key, created) select account_id, 'system', 'given', 0 from mine returning booking_id, account_id),
      lot as (insert into points_lot (account_id, booking_id, expires, rest) select account_id, booking_id, 9000000000000, ${GIVEN} from booked returning lot_id, booking_id),
      kept as (insert into lot_entry (booking_id, lot_id, amount) select booking_id, lot_id, ${GIVEN} from lot)
    insert into ledger_entry (booking_id, account_id, amount, after)
      select booking_id, account_id, ${GIVEN}, ${GIVEN} from booked
      union all select booking_id, (select account_id from ledger_account where kind = 'points' and cause = 'system'), -${GIVEN}, null from booked`)
  await db.close()
}

async function judge(folder: string, orders: readonly Order[]): Promise<string[]> {
  const db = await openPglite(folder)
  const wrong = (await auditLedger(db)).map(({ rule, wrong: many }) => `${many} times not: ${rule}`)
  const made = await db.query<{ number: string; points: number; status: number; booked: number; days: number }>(
    `select o.order_number as number, o.points, o.status,
      (select count(*)::int from ledger_booking b where b.key = 'order:' || o.order_number) as booked,
      (select count(*)::int from ledger_booking b where b.cause = 'signIn') as days from orders o
      where o.points > 0 or o.order_number in (select jsonb_array_elements_text($1::text::jsonb))`,
    [JSON.stringify(orders.flatMap(({ number }) => number ?? []))],
  )
  const [{ total = '' } = {}] = await db.query<{ total: string }>(
    `select total from ledger_account where user_id is not null and kind = 'points'`,
  )
  const [{ given = '', days = 0 } = {}] = await db.query<{ given: string; days: number }>(
    `select coalesce(sum(e.amount), 0) as given, count(distinct b.reference)::int as days
    from ledger_booking b join ledger_entry e using (booking_id, account_id) where b.cause = 'signIn'`,
  )
  await db.close()
  const known = new Map(made.map((order) => [order.number, order]))
  for (const { number } of orders) if (number && !known.has(number)) wrong.push(`order ${number} was lost`)
  for (const { number, points, booked } of made)
    if (points !== EACH || booked !== 1) wrong.push(`order ${number} took ${points} points in ${booked} bookings`)
  if (new Set(orders.map(({ number }) => number).filter(Boolean)).size > made.length) wrong.push('orders were lost')
  const right = GIVEN + Number(given) - EACH * made.length
  if (Number(total) !== right) wrong.push(`${total} points, ${right} are right`)
  if (days !== made[0]?.days) wrong.push(`a day was signed in twice: ${made[0]?.days} bookings of ${days} days`)
  return wrong
}
