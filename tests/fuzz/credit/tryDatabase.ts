import { issueStatementNow, stopAccount } from '../../../apps/mall-api/src/contexts/credit/accounts.ts'
import { issueBills, settleBills } from '../../../apps/mall-api/src/contexts/credit/bills.ts'
import { billsNamed } from '../../../apps/mall-api/src/core/credit/billRows.ts'
import { periodPayment, putOnAccount } from '../../../apps/mall-api/src/contexts/credit/periodPayment.ts'
import { billNumberOf } from '../../../apps/mall-api/src/contexts/credit/creditAccount.ts'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { monthOf } from '../../../packages/domain/src/credit/months.ts'
import { moneyOfCents } from '../../../packages/domain/src/price/cents.ts'
import { DAY, START } from './history.ts'
import type { CreditCommand, CreditHistory } from './history.ts'
import { judge, overdueAt } from './judge.ts'
import type { Seen } from './judge.ts'

type Order = { orderNumber: string; cents: number; left: number }

/** Runs a history on a database, with the commands of a turn concurrently. Returns the errors found. */
export async function tryCreditDatabase(
  { limit, days, turns }: CreditHistory,
  db: Db,
  user: number,
): Promise<string[]> {
  await db.script(
    'delete from credit_entry; delete from bill; delete from credit_account; delete from order_item; delete from orders',
  )
  await db.query(
    'insert into credit_account (user_id, credit_limit, days, granted) values ($1, $2::bigint / 100.0, $3, 0)',
    [user, limit, days],
  )
  const orders: Order[] = []
  let now = START
  let most = limit
  for (const turn of turns) {
    now += turn.reduce((sum, one) => sum + (one.kind === 'wait' ? one.days * DAY : 0), 0)
    await issueBills({ db, now }, monthOf(now))
    const late = overdueAt(await see(db, user), now)
    const stopped = (
      await db.query<{ stopped: boolean }>('select stopped from credit_account where user_id = $1', [user])
    )[0]!.stopped
    for (const one of turn)
      if (one.kind === 'limit')
        await db.query('update credit_account set credit_limit = $2::bigint / 100.0 where user_id = $1', [
          user,
          (most = one.cents),
        ])
    const before = (await see(db, user)).entries.reduce((sum, { cents }) => sum + cents, 0)
    const paid = await Promise.all(turn.map((one) => carryOut(one, { db, user, now, orders })))
    const seen = await see(db, user)
    const wrong = judge(seen)
    const used = seen.entries.reduce((sum, { cents }) => sum + cents, 0)
    if (used > Math.max(most, before)) wrong.push(`${used} used of ${most}`)
    const accepted = paid.some((one) => one === true)
    // Within a turn the overdue amount only decreases, by payments, refunds and statements that offset the mall's debt.
    if (accepted && late && overdueAt(seen, now)) wrong.push('used though overdue')
    if (accepted && stopped && !turn.some(({ kind }) => kind === 'stop')) wrong.push('used though stopped')
    if (wrong.length) return [`${JSON.stringify(turn)}: ${wrong.join('; ')}`]
  }
  return []
}

type World = { db: Db; user: number; now: number; orders: Order[] }
async function carryOut(command: CreditCommand, { db, user, now, orders }: World): Promise<boolean> {
  switch (command.kind) {
    case 'order': {
      const orderNumber = `F${orders.length}-${Math.random().toString(36).slice(2)}`
      const order = { orderNumber, actualTotal: moneyOfCents(command.cents) }
      const done = await db
        .tx(async (tx) => {
          await tx.query(
            `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires, paid_at, pay_type)
          values ($1, $2, 1, 2, $3::text::numeric, 0, $3::text::numeric, 1, '{}', $4, $4, $4, 20)`,
            [orderNumber, user, order.actualTotal, now],
          )
          if (await putOnAccount(tx, user, [order], now)) throw new Refused()
          return true
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return false
          throw error
        })
      if (done) orders.push({ orderNumber, cents: command.cents, left: command.cents })
      return done
    }
    case 'return': {
      const order = orders[command.pick % (orders.length || 1)]
      const cents = order ? Math.floor((order.left * command.part) / 4) : 0
      if (!order || !cents) return false
      order.left -= cents
      const back = { user, orderNumber: order.orderNumber, refundSn: undefined, amount: moneyOfCents(cents), now }
      await db.tx((tx) => periodPayment.refund(tx, back))
      return false
    }
    case 'pay': {
      const all = await db.query<{ month: string }>('select month from bill where user_id = $1 order by month', [user])
      const named = all.filter((_, at) => (at + command.pick) % 3 !== 0).map(({ month }) => billNumberOf(user, month))
      if (!(await billsNamed(db, user, named)).length) return false
      const payment = { user, subject: named.join(','), amount: moneyOfCents(command.cents), payment: 'fuzz' }
      await db.tx((tx) => settleBills(tx, payment, now))
      return false
    }
    case 'bill':
      await issueStatementNow({ db, now }, user)
      return false
    case 'stop':
      await stopAccount({ db, now }, user, command.stopped ? 'stopped' : undefined)
      return false
    default:
      return false
  }
}

class Refused extends Error {}

export async function see(db: Db, user: number): Promise<Seen> {
  return {
    entries: await db
      .query(
        `select kind, month, late, (amount * 100)::bigint as cents, order_number as order from credit_entry where user_id = $1 order by entry_id`,
        [user],
      )
      .then((rows) => (rows as Seen['entries']).map(({ order, ...rest }) => ({ ...rest, order: order ?? undefined }))),
    bills: await db.query(
      'select month, (amount * 100)::bigint as amount, issued, due from bill where user_id = $1 order by month',
      [user],
    ),
  }
}
