import { randomBytes } from 'node:crypto'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import type { RateLimit } from '../core/identity/rateLimit.ts'
import { hashPassword, verifyPassword } from '../core/identity/sessions.ts'
import { hashOfToken, newToken } from '../core/identity/tokens.ts'
import { trySecret } from '../core/identity/trySecret.ts'
import type { ShopScope } from '../core/console/shopScope.ts'

/** Milliseconds after which any session ends, and after which an unused session ends. */
const SESSION_LIFE = 12 * 60 * 60_000
const SESSION_IDLE = 2 * 60 * 60_000
const SEEN_EVERY = 60_000
const byName: RateLimit = { name: 'console', maxAttempts: 5, windowMs: 10 * 60_000 }
const byAddress: RateLimit = { name: 'console from', maxAttempts: 30, windowMs: 10 * 60_000 }

/** A person who may sign in to the console: an administrator of the mall, or a seller, who reaches their shops only. */
export type Administrator = {
  kind: keyof typeof tables
  id: number
  name: string
  isInitial: boolean
  scope: ShopScope
}

/** The tables of the people of the mall and of the people of shops. */
const tables = {
  mall: { person: 'administrator', session: 'administrator_session', id: 'administrator_id' },
  shop: { person: 'seller', session: 'seller_session', id: 'seller_id' },
} as const
type Caller = { db: Db; now: number; ip: string | undefined }

/** Whether the text can name an administrator: 2 to 40 letters, digits, dots, hyphens, underscores or at signs. */
function isAdministratorName(name: string): boolean {
  return /^[\p{L}\p{N}._@-]{2,40}$/u.test(name)
}

/**
 * Creates an administrator and returns the random password, which must be replaced at the first sign-in. An existing
 * administrator gets a new password and is signed out.
 */
export function inviteAdministrator(db: Db, name: string, now: number): Promise<string> {
  return invite(db, 'mall', name, now)
}

/** Does the same for a seller, who reaches only these shops from now on. Throws if one of the shops does not exist. */
export function inviteSeller(db: Db, name: string, shops: readonly number[], now: number): Promise<string> {
  return invite(db, 'shop', name, now, async (tx) => {
    const ids = arrayText([...new Set(shops)])
    const known = await tx.query('select 1 from shop where shop_id = any($1::text::bigint[])', [ids])
    if (!shops.length || known.length < new Set(shops).size)
      throw new TypeError(`The shops ${shops.join(', ')} do not all exist.`)
    const ofName = 'seller_id = (select seller_id from seller where name = $1)'
    await tx.query(`delete from seller_shop where ${ofName}`, [name])
    await tx.query(
      `insert into seller_shop (seller_id, shop_id) select seller_id, unnest($2::text::bigint[]) from seller where name = $1`,
      [name, ids],
    )
  })
}

/** Creates a person, or replaces the password of an existing one. A name belongs to one person of either kind. */
async function invite(
  db: Db,
  kind: Administrator['kind'],
  name: string,
  now: number,
  extend?: (tx: Db) => Promise<void>,
): Promise<string> {
  if (!isAdministratorName(name)) throw new TypeError('Write a name of 2 to 40 letters, digits or . - _ @.')
  const { person, session, id } = tables[kind]
  const other = tables[kind === 'mall' ? 'shop' : 'mall'].person
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`console person ${name}`])
    if ((await tx.query(`select 1 from ${other} where name = $1`, [name])).length)
      throw new TypeError(`${name} is the name of ${kind === 'mall' ? 'a seller' : 'an administrator'} already.`)
    await tx.query(
      `insert into ${person} (name, password, created) values ($1, $2, $3)
      on conflict (name) do update set password = excluded.password, is_initial = true`,
      [name, hash, now],
    )
    await tx.query(`delete from ${session} s using ${person} a where a.${id} = s.${id} and a.name = $1`, [name])
    await extend?.(tx)
  })
  return password
}

/** Removes an administrator or seller and signs them out. Returns whether the person existed. */
export async function removeAdministrator(db: Db, name: string): Promise<boolean> {
  const removed = await Promise.all(
    Object.values(tables).map(({ person }) => db.query(`delete from ${person} where name = $1 returning 1`, [name])),
  )
  return removed.flat().length > 0
}

/**
 * Opens a session. Returns its token, the milliseconds to wait after too many wrong passwords, or undefined if the name
 * or password is wrong.
 */
export async function signIn(
  { db, now, ip }: Caller,
  { name, password }: { name: string; password: string },
): Promise<{ token: string } | { wait: number } | undefined> {
  const [row] = await db.query<{ kind: Administrator['kind']; id: number; password: string }>(
    `select 'mall' as kind, administrator_id as id, password from administrator where name = $1
    union all select 'shop', seller_id, password from seller where name = $1`,
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
  const { session, id } = tables[row.kind]
  await db.query(`insert into ${session} (token_hash, ${id}, expires, seen) values ($1, $2, $3, $4)`, [
    hashOfToken(token),
    row.id,
    now + SESSION_LIFE,
    now,
  ])
  return { token }
}

/** Returns the administrator of a session, or undefined if it has ended. */
export async function administratorOf(
  { db, now }: Omit<Caller, 'ip'>,
  token: string | undefined,
): Promise<Administrator | undefined> {
  if (!token || token.length > 200) return undefined
  const hash = hashOfToken(token)
  const isLive = `token_hash = $1 and expires > $2::bigint and seen > $2::bigint - ${SESSION_IDLE}::bigint`
  const [row] = await db.query<Omit<Administrator, 'scope'> & { seen: number; shops: string | null }>(
    `select 'mall' as kind, administrator_id as id, name, is_initial as "isInitial", seen, null as shops
    from administrator_session join administrator using (administrator_id) where ${isLive}
    union all select 'shop', seller_id, name, is_initial, seen,
      (select string_agg(o.shop_id::text, ',' order by o.shop_id) from seller_shop o where o.seller_id = s.seller_id)
    from seller_session join seller s using (seller_id) where ${isLive}`,
    [hash, now],
  )
  if (!row) return undefined
  const { seen, shops, ...person } = row
  if (now - seen > SEEN_EVERY)
    await db.query(`update ${tables[row.kind].session} set seen = $2 where token_hash = $1 and seen < $2::bigint`, [
      hash,
      now,
    ])
  return { ...person, scope: row.kind === 'mall' ? 'all' : (shops ?? '').split(',').filter(Boolean).map(Number) }
}

export async function signOut(db: Db, token: string): Promise<void> {
  for (const { session } of Object.values(tables))
    await db.query(`delete from ${session} where token_hash = $1`, [hashOfToken(token)])
}

/** The minimum length of an administrator's password, in characters. */
export const PASSWORD_MIN = 12
const PASSWORD_MAX = 200

/** Replaces the password and ends the other sessions. Returns false if the password is too short or too long. */
export async function changePassword(
  db: Db,
  { kind, id: own }: Administrator,
  { password, token }: { password: string; token: string },
): Promise<boolean> {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return false
  const hash = await hashPassword(password)
  const { person, session, id } = tables[kind]
  await db.tx(async (tx) => {
    await tx.query(`update ${person} set password = $2, is_initial = false where ${id} = $1`, [own, hash])
    await tx.query(`delete from ${session} where ${id} = $1 and token_hash <> $2`, [own, hashOfToken(token)])
  })
  return true
}
