import '../../apps/mall-api/src/app/compose.ts'
import { migrate } from '../../apps/mall-api/src/db/migrate.ts'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { importHistory } from '../../apps/mall-api/src/sample/history.ts'
import { seed } from '../../apps/mall-api/src/sample/seed.ts'
import { tinyMall } from '../../apps/mall-api/src/testing/tinyMall.ts'
import type { Measurement } from '../measure.ts'
import { invoices } from './after-sale/invoices.ts'
import { returns } from './after-sale/returns.ts'
import { killedResult, killInRounds, WORKERS } from './mall/killedRounds.ts'
import type { Killed } from './mall/killedRounds.ts'

const SKU = 1001

/**
 * Kills the mall with SIGKILL at random moments of return and invoice work, and restarts it on the same data. No
 * acknowledged step may be lost, and no step may happen twice. `--count` is the number of kills.
 */
export const run: Measurement = async ({ count, seed: start }) =>
  killedResult(await killAfterSales(count, start), 'steps of returns and invoices')

/** Divides the workers between returns and invoices, on separate orders. */
export function killAfterSales(kills: number, start: number): Promise<Killed> {
  const numbers = (letter: string) =>
    Array.from({ length: kills * 12 + 20 }, (_, at) => `${letter}${String(at).padStart(10, '0')}`)
  const works = [returns(numbers('K')), invoices(numbers('J'))]
  const of = WORKERS / works.length
  return killInRounds(kills, start, {
    fill: (folder) =>
      within(folder, async (db) => {
        await fill(
          db,
          works.flatMap(({ orders }) => orders),
        )
        for (const work of works) await work.fill?.(db)
      }),
    acknowledged: () => works.reduce((sum, { acknowledged }) => sum + acknowledged(), 0),
    work: (round, worker) =>
      works[worker % works.length]!.work(round, { worker: Math.floor(worker / works.length), of }),
    judge: (folder) =>
      within(folder, async (db) => {
        const wrong: string[] = []
        for (const work of works) wrong.push(...(await work.judge(db)))
        return wrong
      }),
  })
}

async function within<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openPglite(folder)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Inserts received orders of the sample buyer, two pieces each, 20 yuan in total and no freight. */
async function fill(db: Db, orders: readonly string[]): Promise<void> {
  const now = Date.now()
  await migrate(db)
  await seed(db, tinyMall, now)
  // The sample orders take their pieces before counting begins.
  await importHistory(db, now)
  const list = JSON.stringify(orders.map((n) => ({ n })))
  await db.query(
    `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, pay_type, created, expires, paid_at, shipped_at, finished_at)
      select n, (select user_id from buyer where account = 'buyer'), 1, 5, 20, 0, 20, 2, '{}', 3, $2::bigint, $2::bigint, $2::bigint, $2::bigint, $2::bigint
      from jsonb_to_recordset($1::text::jsonb) as o (n text)`,
    [list, now],
  )
  await db.query(
    `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount, shipped)
      select n, 1, 101, ${SKU}, '{}', '{}', '{}', '', '', 2, 10, 20, 2 from jsonb_to_recordset($1::text::jsonb) as o (n text)`,
    [list],
  )
}
