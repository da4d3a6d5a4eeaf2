import type { Db } from '../db/db.ts'
import { hashOfToken, newToken } from './tokens.ts'

const MOST = 20
/** Tabs that log in at once held the same token: the first renews it, the others are still known by it. */
const GRACE = 10_000
const isHeld = '(t.token_hash = $1 or t.former_hash = $1 and t.renewed > $2::bigint)'

/**
 * Remembers that the account was logged in from the browser that held a token, and hands it another one: what was
 * planted in a browser, or copied out of it, is worth nothing after the next login there. The device stays the same. To
 * who comes with a token that another tab has just renewed none is handed, so that the browser keeps that tab's.
 */
export async function rememberDevice(db: Db, user: number, now: number, held = ''): Promise<string | undefined> {
  const token = newToken()
  const [hash, heldHash] = [hashOfToken(token), hashOfToken(held)]
  const [renewed] = await db.query<{ id: string }>(
    'update device_token set token_hash = $2, former_hash = $1, renewed = $3 where token_hash = $1 returning device_id as id',
    [heldHash, hash, now],
  )
  const [known = renewed] = renewed
    ? []
    : await db.query<{ id: string }>(`select device_id as id from device_token t where ${isHeld}`, [
        heldHash,
        now - GRACE,
      ])
  if (!known)
    await db.query('insert into device_token (device_id, token_hash, renewed) values ($1, $1, $2)', [hash, now])
  const id = known?.id ?? hash
  await db.query(
    'insert into device (device_id, user_id, seen) values ($1, $2, $3) on conflict (device_id, user_id) do update set seen = excluded.seen',
    [id, user, now],
  )
  await db.query(
    'delete from device where user_id = $1 and device_id in (select device_id from device where user_id = $1 order by seen desc, device_id offset $2)',
    [user, MOST],
  )
  return known && !renewed ? undefined : token
}

/** The id of the browser, where the buyer has logged in from it before. Asked for nobody, it takes as long. */
export async function knownDevice(
  { db, now }: { db: Db; now: number },
  user: number | undefined,
  held = '',
): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    `select d.device_id as id from device_token t join device d using (device_id) where ${isHeld} and d.user_id = $3`,
    [hashOfToken(held), now - GRACE, user ?? 0],
  )
  return found?.id
}

export async function forgetDevices(db: Db, user: number): Promise<void> {
  await db.query('delete from device where user_id = $1', [user])
}
