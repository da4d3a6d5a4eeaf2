import { createHmac } from 'node:crypto'
import { isSameSeal } from '../../core/identity/isSameSeal.ts'
import { mallKey } from '../../core/identity/mallKey.ts'
import type { Db } from '../../db/db.ts'

/** How long a path is valid, in milliseconds: long enough to fill in the order form, too short to pass on. */
export const ORDER_PATH_TTL = 10 * 60_000

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
  return isSameSeal(seal, await sealOf(db, user, seckillId, until)) ? seckillId : undefined
}

async function sealOf(db: Db, user: number, seckillId: number, until: number): Promise<string> {
  return createHmac('sha256', await mallKey(db, 'orderPathKey'))
    .update([user, seckillId, until].join('.'))
    .digest('base64url')
}
