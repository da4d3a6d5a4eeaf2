import { randomInt, timingSafeEqual } from 'node:crypto'
import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { one } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import type { CallContext } from '../server/call.ts'
import type { MessageKey, MessageValues } from '../server/messages.ts'
import { countAttempt, countAttempts, forgetAttempt } from './attempts.ts'
import type { Counter, Limit } from './attempts.ts'
import { knownDevice } from './devices.ts'
import { hashOfToken, newToken } from './tokens.ts'

export type Purpose = 'login' | 'register' | 'password' | 'pay' | 'mobile' | 'newMobile' | 'close' | 'store'

const PAUSE = SMS_COUNTDOWN_SECONDS * 1000
const CODE_LIFE = 5 * 60_000
const CODE_TRIES = 5
const PROOF_LIFE = 10 * 60_000
const DAY = 24 * 60 * 60_000
const HOUR = 60 * 60_000
const MOBILE_A_DAY = 10
const ADDRESS_AN_HOUR = 30
const byAddress: Limit = { name: 'code from', most: 50, within: 10 * 60_000 }
const byDevicesNear: Limit = { ...byAddress, name: 'code near' }
const byDevice: Limit = { name: 'code on', most: CODE_TRIES, within: CODE_LIFE }
const byAllDevices: Limit = { name: 'code on all', most: 20, within: 10 * 60_000 }

type Sendings = { first: number; last: number; count: number }
const sendings = 'coalesce(min(sent), 0) as first, coalesce(max(sent), 0) as last, count(*) as count'

type Wait = { key: MessageKey; values: MessageValues; retryAfter: number }

/**
 * Sends a code, or answers how long to wait: a minute for the same number whatever it is for, and bounds by number and
 * by address.
 */
export function sendCode(
  { db, now, ip }: { db: Db; now: number; ip: string | undefined },
  mobile: string,
  purpose: Purpose,
): Promise<Wait | undefined> {
  return db.tx(async (tx) => {
    // Two who ask at once for one number wait for each other.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sms ${mobile}`])
    const to = await one<Sendings>(tx, `select ${sendings} from sms_sent where mobile = $1 and sent > $2::bigint`, [
      mobile,
      now - DAY,
    ])
    if (to.last + PAUSE > now) return waiting('smsTooSoon', to.last + PAUSE - now)
    if (to.count >= MOBILE_A_DAY) return waiting('smsTooMany', to.first + DAY - now)
    // Those who ask from one address wait as well, always after their number: nobody waits for the other way round.
    if (ip !== undefined) await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sms from ${ip}`])
    const from =
      ip === undefined
        ? undefined
        : await one<Sendings>(tx, `select ${sendings} from sms_sent where ip = $1 and sent > $2::bigint`, [
            ip,
            now - HOUR,
          ])
    if (from && from.count >= ADDRESS_AN_HOUR) return waiting('smsTooMany', from.first + HOUR - now)

    await tx.query('insert into sms_sent (mobile, ip, sent) values ($1, $2, $3)', [mobile, ip ?? null, now])
    await tx.query(
      `
      insert into sms_code (mobile, purpose, code, sent, expires) values ($1, $2, $3, $4::bigint, $4::bigint + $5::bigint)
      on conflict (mobile, purpose) do update set code = excluded.code, sent = excluded.sent, expires = excluded.expires, tries = 0`,
      [mobile, purpose, String(randomInt(10 ** 6)).padStart(6, '0'), now, CODE_LIFE],
    )
    return undefined
  })
}

type Guess = { mobile: string; purpose: Purpose; code: string; deviceToken?: string | undefined }
type Refused = { code: 'A00001' | 'A00006'; key: MessageKey; values?: MessageValues }
const wrong: Refused = { code: 'A00006', key: 'smsWrong' }

/**
 * A code works once, within its time, and dies of too many wrong guesses; they are counted before they are looked at. A
 * browser that the number's buyer was logged in from guesses apart: strangers' guesses do not end the code for it.
 */
export async function useCode(
  context: Pick<CallContext, 'db' | 'now' | 'ip'>,
  { mobile, purpose, code: typed, deviceToken }: Guess,
): Promise<Refused | undefined> {
  const { db, now, ip } = context
  const code = typed.trim()
  const [buyer] = await db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [mobile])
  const device = await knownDevice(context, buyer?.user, deviceToken)
  const address: Counter | undefined =
    ip === undefined ? undefined : { ...(device ? byDevicesNear : byAddress), of: ip }
  const wait = address && (await countAttempt(context, address))
  if (wait) return { code: 'A00001', key: 'smsTriedTooOften', values: { minutes: Math.ceil(wait / 60_000) } }
  const kept = device ? await codeFor(context, mobile, purpose, device) : await guessedCode(context, mobile, purpose)
  if (kept === undefined || !timingSafeEqual(Buffer.from(hashOfToken(kept)), Buffer.from(hashOfToken(code))))
    return wrong
  const used = await db.query(
    'update sms_code set expires = 0 where mobile = $1 and purpose = $2 and code = $3 and expires > $4::bigint returning 1',
    [mobile, purpose, code, now],
  )
  if (!used.length) return wrong
  if (address) await forgetAttempt(db, address)
  return undefined
}

async function guessedCode(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  mobile: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const [kept] = await db.query<{ code: string }>(
    'update sms_code set tries = tries + 1 where mobile = $1 and purpose = $2 and expires > $3::bigint and tries < $4 returning code',
    [mobile, purpose, now, CODE_TRIES],
  )
  return kept?.code
}

async function codeFor(
  context: Pick<CallContext, 'db' | 'now'>,
  mobile: string,
  purpose: Purpose,
  device: string,
): Promise<string | undefined> {
  const [kept] = await context.db.query<{ code: string; sent: number }>(
    'select code, sent from sms_code where mobile = $1 and purpose = $2 and expires > $3::bigint',
    [mobile, purpose, context.now],
  )
  if (!kept) return undefined
  const wait = await countAttempts(context, [
    { ...byDevice, of: `${device} ${mobile} ${purpose} ${kept.sent}` },
    { ...byAllDevices, of: `${mobile} ${purpose}` },
  ])
  return wait ? undefined : kept.code
}

/** What a verified number is known by in the next step. */
export async function giveProof(
  { db, now }: { db: Db; now: number },
  mobile: string,
  purpose: Purpose,
): Promise<string> {
  const proof = newToken()
  await db.query('insert into sms_proof (proof_hash, mobile, purpose, expires) values ($1, $2, $3, $4)', [
    hashOfToken(proof),
    mobile,
    purpose,
    now + PROOF_LIFE,
  ])
  return proof
}

/** Whether a proof would be taken; it stays. */
export async function hasProof(db: Db, now: number, mobile: string, purpose: Purpose, proof: string): Promise<boolean> {
  const found = await db.query(
    'select 1 from sms_proof where proof_hash = $1 and mobile = $2 and purpose = $3 and expires > $4::bigint',
    [hashOfToken(proof), mobile, purpose, now],
  )
  return found.length === 1
}

/** Codes and proofs of a number that belongs to nobody any more. */
export async function forgetCodes(db: Db, mobile: string): Promise<void> {
  await db.query('delete from sms_code where mobile = $1', [mobile])
  await db.query('delete from sms_proof where mobile = $1', [mobile])
}

/** Within a transaction: what is refused after it leaves the proof to be used again. */
export async function useProof(db: Db, now: number, mobile: string, purpose: Purpose, proof: string): Promise<boolean> {
  const used = await db.query(
    'delete from sms_proof where proof_hash = $1 and mobile = $2 and purpose = $3 and expires > $4::bigint returning 1',
    [hashOfToken(proof), mobile, purpose, now],
  )
  return used.length === 1
}

function waiting(key: MessageKey, ms: number): Wait {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return { key, values: { seconds, minutes: Math.ceil(seconds / 60) }, retryAfter: seconds }
}
