import type { Db } from '../db/db.ts'
import { hashOfToken, newToken } from './tokens.ts'

const MOST = 20

/**
 * Remembers that the account was logged in from the browser that held a token, and hands it another one: what was
 * planted in a browser, or copied out of it, is worth nothing after the next login there.
 */
export async function rememberDevice(db: Db, user: number, now: number, held?: string): Promise<string> {
  const token = newToken()
  if (held) await db.query('update device set token_hash = $2 where token_hash = $1', [hashOfToken(held), hashOfToken(token)])
  await db.query('insert into device (token_hash, user_id, seen) values ($1, $2, $3) on conflict (token_hash, user_id) do update set seen = excluded.seen', [hashOfToken(token), user, now])
  await db.query('delete from device where user_id = $1 and token_hash in (select token_hash from device where user_id = $1 order by seen desc, token_hash offset $2)', [user, MOST])
  return token
}

/** A name for the browser, where the buyer has logged in from it before. Asked for nobody, it takes as long. */
export async function knownDevice(db: Db, user: number | undefined, held: string | undefined): Promise<string | undefined> {
  const hash = hashOfToken(held ?? '')
  const found = await db.query('select 1 from device where token_hash = $1 and user_id = $2', [hash, user ?? 0])
  return found.length ? hash : undefined
}

export async function forgetDevices(db: Db, user: number): Promise<void> {
  await db.query('delete from device where user_id = $1', [user])
}
