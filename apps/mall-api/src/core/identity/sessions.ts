import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { forgetDevices, rememberDevice } from './devices.ts'
import { forgetTries } from './passwordTries.ts'
import { hashOfToken, newToken } from './tokens.ts'
import { readRequestOrigin } from './requestOrigin.ts'
import type { RequestOrigin } from './requestOrigin.ts'

const LIFE = 7 * 86_400_000
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Milliseconds between two writes of a session's last use. */
const SEEN_EVERY = 5 * 60_000

/** Opens a session. `device` is the device token of an earlier sign-in. */
export async function openSession(db: Db, user: number, now: number, device?: string, from: RequestOrigin = {}) {
  const accessToken = newToken()
  const { browser, system, address } = readRequestOrigin(from)
  const whence = [browser ?? null, system ?? null, address ?? null]
  await db.query(
    'insert into session (token_hash, user_id, expires, created, seen, browser, system, address) values ($1, $2, $3, $4, $4, $5, $6, $7)',
    [hashOfToken(accessToken), user, now + LIFE, now, ...whence],
  )
  await db.query('insert into login_record (user_id, created, browser, system, address) values ($1, $2, $3, $4, $5)', [
    user,
    now,
    ...whence,
  ])
  return { accessToken, expiresIn: LIFE / 1000, deviceToken: await rememberDevice(db, user, now, device) }
}

export async function userOfToken(db: Db, token: string, now: number): Promise<number | undefined> {
  if (token.length > 200) return undefined
  const hash = hashOfToken(token)
  // A sign-in that ran while its account was being closed opens no session.
  const [row] = await db.query<{ user: number; seen: number }>(
    `select s.user_id as user, s.seen from session s join buyer b using (user_id)
    where s.token_hash = $1 and s.expires > $2::bigint and b.closed is null`,
    [hash, now],
  )
  if (row && now - row.seen > SEEN_EVERY)
    await db.query('update session set seen = $2 where token_hash = $1 and seen < $2::bigint', [hash, now])
  return row?.user
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.query('delete from session where token_hash = $1', [hashOfToken(token)])
}

/** Signs the buyer out everywhere except in the current session. */
export async function closeOtherSessions(db: Db, user: number, token: string | undefined): Promise<void> {
  await db.query('delete from session where user_id = $1 and token_hash <> $2', [user, hashOfToken(token ?? '')])
  await forgetDevices(db, user)
}

export async function closeSessions(db: Db, user: number): Promise<void> {
  await db.query('delete from session where user_id = $1', [user])
}

/**
 * Sets the password and deletes all sessions, devices and failed tries of the old password. Call this in a transaction.
 */
export async function setPassword(tx: Db, user: number, hash: string): Promise<void> {
  const buyer = await queryOne<{ account: string | null; mobile: string }>(
    tx,
    'update buyer set password = $2 where user_id = $1 returning account, mobile',
    [user, hash],
  )
  await closeSessions(tx, user)
  await forgetDevices(tx, user)
  await forgetTries(tx, [buyer.account, buyer.mobile])
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(password, salt, 32)).toString('base64')}`
}

/** Compares a password with the stored hash. Takes the same time if the account does not exist. */
export async function verifyPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = kept?.split('$') ?? []
  const made = await derive(password, Buffer.from(salt, 'base64'), 32)
  const wanted = Buffer.from(hash, 'base64')
  return wanted.length === made.length && timingSafeEqual(wanted, made)
}
