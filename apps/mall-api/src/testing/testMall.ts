import type { Hono } from 'hono'
import { createMall } from '../app/app.ts'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import type { PaymentPorts } from '../core/outside/paymentPort.ts'
import type { SmsPort } from '../core/outside/smsPort.ts'
import { seed } from '../sample/seed.ts'
import { memoryStore } from './memoryStore.ts'
import { tinyMall } from './tinyMall.ts'

/** Part of the address of each form in the seller console. */
export const CONSOLE_KEY = 'the-key-of-the-tests'
export const START = Date.parse('2026-11-21T10:00:00+08:00')

/** The tiny mall on a database, with a clock that the test moves. `faults` collects what the mall logs. */
export type TestMall = { app: Hono; db: Db; files: FileStore; clock: { now: number }; faults: unknown[] }

export async function testMall(
  db: Db,
  {
    sandbox = true,
    payments,
    sms,
    files = memoryStore(),
    origins = [],
  }: { sandbox?: boolean; payments?: PaymentPorts; sms?: SmsPort; files?: FileStore; origins?: string[] } = {},
): Promise<TestMall> {
  const clock = { now: START }
  const faults: unknown[] = []
  await migrate(db)
  await seed(db, tinyMall, START)
  return {
    db,
    files,
    clock,
    faults,
    app: createMall({
      db,
      files,
      sandbox,
      ...(payments && { payments }),
      ...(sms && { sms }),
      consoleKey: CONSOLE_KEY,
      origins,
      clock: () => clock.now,
      log: (message, error) => faults.push(message, error),
    }),
  }
}

export async function stockOf(db: Db, skuId: number): Promise<number> {
  const row = await queryOne<{ stocks: number }>(db, 'select stocks from sku where sku_id = $1', [skuId])
  return row.stocks
}
