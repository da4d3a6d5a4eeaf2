import { randomBytes } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { RateLimit } from '../core/identity/rateLimit.ts'
import { hashPassword, verifyPassword } from '../core/identity/sessions.ts'
import { hashOfToken, newToken } from '../core/identity/tokens.ts'
import { trySecret } from '../core/identity/trySecret.ts'

/** Milliseconds after which any session ends, and after which an unused session ends. */
const SESSION_LIFE = 12 * 60 * 60_000
const SESSION_IDLE = 2 * 60 * 60_000
const SEEN_EVERY = 60_000
const byName: RateLimit = { name: 'console', maxAttempts: 5, windowMs: 10 * 60_000 }
const byAddress: RateLimit = { name: 'console from', maxAttempts: 30, windowMs: 10 * 60_000 }

export type Administrator = { id: number; name: string; isInitial: boolean }
type Caller = { db: Db; now: number; ip: string | undefined }

/** Whether the text can name an administrator: 2 to 40 letters, digits, dots, hyphens, underscores or at signs. */
function isAdministratorName(name: string): boolean {
  return /^[\p{L}\p{N}._@-]{2,40}$/u.test(name)
}

/**
 * Creates an administrator and returns the random password, which must be replaced at the first sign-in. An existing
 * administrator gets a new password and is signed out.
 */
export async function inviteAdministrator(db: Db, name: string, now: number): Promise<string> {
  if (!isAdministratorName(name)) throw new TypeError('Write a name of 2 to 40 letters, digits or . - _ @.')
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await db.tx(async (tx) => {
    await tx.query(
      `insert into administrator (name, password, created) values ($1, $2, $3)
      on conflict (name) do update set password = excluded.password, is_initial = true`,
      [name, hash, now],
    )
    await tx.query(
      'delete from administrator_session s using administrator a where a.administrator_id = s.administrator_id and a.name = $1',
      [name],
    )
  })
  return password
}

/** Removes an administrator and signs them out. Returns whether the administrator existed. */
export async function removeAdministrator(db: Db, name: string): Promise<boolean> {
  return (await db.query('delete from administrator where name = $1 returning 1', [name])).length > 0
}

/**
 * Opens a session. Returns its token, the milliseconds to wait after too many wrong passwords, or undefined if the name
 * or password is wrong.
 */
export async function signIn(
  { db, now, ip }: Caller,
  { name, password }: { name: string; password: string },
): Promise<{ token: string } | { wait: number } | undefined> {
  const [row] = await db.query<{ id: number; password: string }>(
    'select administrator_id as id, password from administrator where name = $1',
    [name],
  )
  const outcome = await trySecret(
    { db, now },
    { own: { ...byName, of: name }, address: ip === undefined ? undefined : { ...byAddress, of: ip } },
    () => verifyPassword(password, row?.password),
  )
  if ('wait' in outcome) return outcome
  if (!outcome.right || !row) return undefined
  const token = newToken()
  await db.query(
    'insert into administrator_session (token_hash, administrator_id, expires, seen) values ($1, $2, $3, $4)',
    [hashOfToken(token), row.id, now + SESSION_LIFE, now],
  )
  return { token }
}

/** Returns the administrator of a session, or undefined if it has ended. */
export async function administratorOf(
  { db, now }: Omit<Caller, 'ip'>,
  token: string | undefined,
): Promise<Administrator | undefined> {
  if (!token || token.length > 200) return undefined
  const hash = hashOfToken(token)
  const [row] = await db.query<Administrator & { seen: number }>(
    `select administrator_id as id, name, is_initial as "isInitial", seen
    from administrator_session join administrator using (administrator_id)
    where token_hash = $1 and expires > $2::bigint and seen > $2::bigint - ${SESSION_IDLE}::bigint`,
    [hash, now],
  )
  if (!row) return undefined
  const { seen, ...administrator } = row
  if (now - seen > SEEN_EVERY)
    await db.query('update administrator_session set seen = $2 where token_hash = $1 and seen < $2::bigint', [
      hash,
      now,
    ])
  return administrator
}

export async function signOut(db: Db, token: string): Promise<void> {
  await db.query('delete from administrator_session where token_hash = $1', [hashOfToken(token)])
}

/** The minimum length of an administrator's password, in characters. */
export const PASSWORD_MIN = 12
const PASSWORD_MAX = 200

/** Replaces the password and ends the other sessions. Returns false if the password is too short or too long. */
export async function changePassword(
  db: Db,
  { id }: Administrator,
  { password, token }: { password: string; token: string },
): Promise<boolean> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return false
  const hash = await hashPassword(password)
  await db.tx(async (tx) => {
    await tx.query('update administrator set password = $2, is_initial = false where administrator_id = $1', [id, hash])
    await tx.query('delete from administrator_session where administrator_id = $1 and token_hash <> $2', [
      id,
      hashOfToken(token),
    ])
  })
  return true
}
