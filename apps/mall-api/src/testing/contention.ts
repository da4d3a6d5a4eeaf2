import '../app/compose.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { say } from '../core/messages/messages.ts'
import type { CallContext } from '../core/call/call.ts'
import { Refusal } from '../core/call/call.ts'
import { consoleActions } from '../app/consoleSections.ts'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { openPostgres } from '../db/postgres.ts'
import { saveConfirmation, priceOrder } from '../contexts/order/confirm.ts'
import { linesOf } from '../core/price/lines.ts'
import { closeTypes, closeUnpaid, submitConfirmedOrder } from '../contexts/order/orders.ts'
import { addressOf } from '../core/address/addresses.ts'
import { lockBuyer } from '../db/locks.ts'
import { openPayment, paymentOfOrders } from '../contexts/payment/payments.ts'

const MINUTE = 60_000
const LANES = 10
const SKUS = 40
const EACH = 200

/**
 * Runs everything that takes or returns stock concurrently over a few SKUs of a tiny mall on PostgreSQL: orders of many
 * lines, cancellations, sweeps, payments and the seller's changes. `deadlocks` is the server's own count, so it
 * includes retried ones.
 */
export async function contend(url: string, operations: number) {
  const db = await openPostgres(url)
  const before = await deadlocksOf(url)
  const buyers = await addBuyers(db)
  const kinds = stockOperations(db, buyers)
  let refused = 0
  const faults: unknown[] = []
  const began = performance.now()
  let left = operations
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (left-- > 0) {
        await oneOf(kinds)().catch((error: unknown) => {
          if (error instanceof Refusal) refused++
          else faults.push(error)
        })
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const [{ orders = 0 } = {}] = await db.query<{ orders: number }>('select count(*)::int as orders from orders')
  // A connection reports its counts when it ends.
  await db.close()
  return { seconds, orders, refused, faults, deadlocks: (await deadlocksOf(url)) - before }
}

/** Adds the SKUs for which the orders compete, and the buyers that order them. Returns the buyers' ids. */
async function addBuyers(db: Db): Promise<number[]> {
  await db.script(`
    insert into sku select 5000 + n, prod_id, n, 'C' || n, 'c' || n, properties, 5, null, '[]', ${EACH}, 1, 1, 1, null, pic, '{}', null
      from generate_series(1, ${SKUS}) n join sku on sku_id = (array[1001, 1003, 2001])[1 + n % 3];
    insert into buyer (account, mobile, nick_name, created) select 'c' || n, '1390000' || (1000 + n), '{}', 0 from generate_series(1, ${LANES}) n;
    insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
      select user_id, '', '', province_id, city_id, area_id, '', true, 0 from buyer, (select province_id, city_id, area_id from address limit 1) a where account like 'c%'`)
  const buyers = await db.query<{ id: number }>("select user_id as id from buyer where account like 'c%'")
  return buyers.map(({ id }) => id)
}

const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

type Waiting = { numbers: string; user: number }

function stockOperations(db: Db, buyers: readonly number[]): (() => Promise<unknown>)[] {
  const context = (now = Date.now()) =>
    ({ db, now, locale: 'en', say: (key, values) => say('en', key, values) }) as CallContext
  const press = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db, now: Date.now() }, form)
  const waiting: Waiting[] = []
  const order = async () => waiting.push(await orderSome(context, oneOf(buyers)))
  const cancel = async () => {
    const { numbers, user } = waiting.splice(Math.floor(Math.random() * waiting.length), 1)[0] ?? {
      numbers: '',
      user: 0,
    }
    await Promise.all(
      numbers
        .split(',')
        .map((orderNumber) => closeUnpaid(context(), { user, orderNumber, closeType: closeTypes.cancelled })),
    )
  }
  return [
    order,
    order,
    order,
    cancel,
    () => closeUnpaid(context(Date.now() + 31 * MINUTE), { user: oneOf(buyers), closeType: closeTypes.timeout }),
    () => closeUnpaid(context(Date.now() + 31 * MINUTE), { closeType: closeTypes.timeout }),
    async () => {
      const { numbers, user } = waiting.shift() ?? { numbers: '', user: 0 }
      if (!numbers) return
      const orders = numbers.split(',').map((orderNumber) => ({ orderNumber, actualTotal: '1' }))
      const payment = paymentOfOrders(user, orders, payTypes.weixin)
      const { code } = await db.tx((tx) => openPayment(tx, payment, { now: Date.now() }))
      await press('pay', { code })
    },
    // Sold out and back in stock, delisted and listed: the changes that triggers pass to the search.
    async () => {
      const skuId = String(5001 + Math.floor(Math.random() * SKUS))
      for (const stocks of ['0', '200']) await press('sku', { skuId, price: oneOf(['5', '6']), stocks })
    },
    async () => {
      const prodId = oneOf(['101', '102', '201'])
      for (const status of ['0', '1']) await press('shelf', { prodId, status })
    },
  ]
}

/** Orders a random part of the SKUs in random order. */
async function orderSome(context: () => CallContext, user: number): Promise<Waiting> {
  await context().db.tx(async (tx) => {
    await lockBuyer(tx, user)
    await tx.query(
      `
      insert into basket (user_id, sku_id, quantity, created) select $1::bigint, sku_id, 2, 0 from sku where sku_id > 5000 order by random() limit 12
      on conflict do nothing`,
      [user],
    )
  })
  const lines = await linesOf(context(), user, {})
  const { uuid } = await saveConfirmation(
    context(),
    user,
    await priceOrder(
      context(),
      user,
      lines.toSorted(() => Math.random() - 0.5),
      await addressOf(context(), user, 0),
    ),
  )
  const { orderNumbers } = await context().db.tx((tx) =>
    submitConfirmedOrder({ ...context(), db: tx }, user, { uuid, orderShopParams: [] }),
  )
  return { numbers: orderNumbers, user }
}

async function deadlocksOf(url: string): Promise<number> {
  const db = await openPostgres(url)
  const row = await queryOne<{ deadlocks: number }>(
    db,
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  await db.close()
  return row.deadlocks
}
