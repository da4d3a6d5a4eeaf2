import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'

/** How long a path is valid, in milliseconds: long enough to fill in the order form, too short to pass on. */
export const ORDER_PATH_TTL = 10 * 60_000

const keys = new WeakMap<Db, Promise<string>>()

/**
 * Returns a signed path that lets this buyer order in this sale for some minutes. Every process of the mall accepts it.
 */
export async function writeOrderPath(db: Db, user: number, seckillId: number, now: number): Promise<string> {
  const until = now + ORDER_PATH_TTL
  return [seckillId.toString(36), until.toString(36), await sealOf(db, user, seckillId, until)].join('.')
}

/** Returns the sale of a path, or undefined if the path is expired, forged or another buyer's. */
export async function readOrderPath(db: Db, path: string, user: number, now: number): Promise<number | undefined> {
  const [sale = '', time = '', seal = ''] = path.split('.')
  const [seckillId, until] = [parseInt(sale, 36), parseInt(time, 36)]
  if (!Number.isSafeInteger(seckillId) || !(until > now)) return undefined
  const [given, right] = [Buffer.from(seal), Buffer.from(await sealOf(db, user, seckillId, until))]
  return given.length === right.length && timingSafeEqual(given, right) ? seckillId : undefined
}

async function sealOf(db: Db, user: number, seckillId: number, until: number): Promise<string> {
  let key = keys.get(db)
  if (!key) {
    key = readKey(db)
    keys.set(db, key)
    key.catch(() => keys.delete(db))
  }
  return createHmac('sha256', await key)
    .update([user, seckillId, until].join('.'))
    .digest('base64url')
}

/** Reads the mall's key, creating it once. If two processes create it at once, the first key stays. */
async function readKey(db: Db): Promise<string> {
  await db.query("insert into setting (key, value) values ('orderPathKey', $1::text::jsonb) on conflict do nothing", [
    JSON.stringify(randomBytes(32).toString('base64url')),
  ])
  return (await queryOne<{ value: string }>(db, "select value from setting where key = 'orderPathKey'")).value
}
