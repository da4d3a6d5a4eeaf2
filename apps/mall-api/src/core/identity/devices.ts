import type { Db } from '../../db/db.ts'
import { hashOfToken, newToken } from './tokens.ts'

const MOST = 20
/**
 * Milliseconds for which an old token stays valid after its renewal. Tabs that sign in concurrently hold the same
 * token, which the first tab renews.
 */
const GRACE = 10_000
const isHeld = '(t.token_hash = $1 or t.former_hash = $1 and t.renewed > $2::bigint)'

/**
 * Records that the account signed in from the device with the token `held`, and returns a new token. A token that was
 * planted or copied is worthless after the next sign-in. Returns undefined if another tab has just renewed the token,
 * so that the browser keeps the other tab's token.
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

/**
 * Returns the device's id if the buyer has signed in from it before. Without a `user` the query takes the same time.
 */
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
