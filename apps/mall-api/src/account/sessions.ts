import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../db/db.ts'
import { forgetDevices, rememberDevice } from './devices.ts'
import { forgetTries } from './passwordTries.ts'
import { hashOfToken, newToken } from './tokens.ts'

const LIFE = 7 * 86_400_000
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** `device` is what the browser holds of an earlier login. */
export async function openSession(db: Db, user: number, now: number, device?: string) {
  const accessToken = newToken()
  await db.query('insert into session (token_hash, user_id, expires) values ($1, $2, $3)', [
    hashOfToken(accessToken),
    user,
    now + LIFE,
  ])
  return { accessToken, expiresIn: LIFE / 1000, deviceToken: await rememberDevice(db, user, now, device) }
}

export async function userOfToken(db: Db, token: string, now: number): Promise<number | undefined> {
  if (token.length > 200) return undefined
  const [row] = await db.query<{ user: number }>(
    'select user_id as user from session where token_hash = $1 and expires > $2::bigint',
    [hashOfToken(token), now],
  )
  return row?.user
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.query('delete from session where token_hash = $1', [hashOfToken(token)])
}

/** Wherever the buyer is logged in. */
export async function closeSessions(db: Db, user: number): Promise<void> {
  await db.query('delete from session where user_id = $1', [user])
}

/** Within a transaction: ends what was begun with the old one, wherever it was. */
export async function setPassword(tx: Db, user: number, hash: string): Promise<void> {
  const [buyer] = await tx.query<{ account: string | null; mobile: string }>(
    'update buyer set password = $2 where user_id = $1 returning account, mobile',
    [user, hash],
  )
  await closeSessions(tx, user)
  await forgetDevices(tx, user)
  await forgetTries(tx, [buyer!.account, buyer!.mobile])
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(password, salt, 32)).toString('base64')}`
}

/** Takes as long for an account that does not exist as for one that does. */
export async function passwordFits(password: string, kept: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? '$').split('$')
  const made = await derive(password, Buffer.from(salt || 'nobody', 'base64'), 32)
  const wanted = Buffer.from(hash, 'base64')
  return wanted.length === made.length && timingSafeEqual(wanted, made)
}
