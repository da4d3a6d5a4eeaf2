import { randomInt } from 'node:crypto'
import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../call/call.ts'
import type { CallContext } from '../call/call.ts'
import { SmsRefusal } from '../outside/smsPort.ts'
import type { SmsCode, SmsPort } from '../outside/smsPort.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import { identifyCodeRequester } from './codeRequester.ts'
import type { CodeRequester, CodeRequestContext } from './codeRequester.ts'
import { countAttempts, waitOf } from './rateLimit.ts'
import type { RateLimitCounter, RateLimit } from './rateLimit.ts'

export type SmsCodePurpose = 'login' | 'register' | 'password' | 'pay' | 'mobile' | 'newMobile' | 'close' | 'store'

const PAUSE = SMS_COUNTDOWN_SECONDS * 1000
const CODE_LIFE = 5 * 60_000
const CODE_TRIES = 5
const DAY = 24 * 60 * 60_000
const HOUR = 60 * 60_000
/**
 * The maximum number of codes per mobile number and day (ADR 53): to each account session or device of the owner, to
 * all strangers together per purpose, and then day-long codes to strangers.
 */
const OWN_A_DAY = 10
const STRANGERS_A_DAY = 5
const DAY_CODES_A_DAY = 3
const ADDRESS_AN_HOUR = 30
const DIGITS = 6
/** The length of a day-long code. Strangers cannot guess so long a code, so their guesses do not invalidate it. */
const DAY_CODE_DIGITS = 10

const byAddress: RateLimit = { name: 'code from', maxAttempts: 50, windowMs: 10 * 60_000 }
const byAddressOwn: RateLimit = { ...byAddress, name: 'code near' }
const byOwner: RateLimit = { name: 'code on', maxAttempts: CODE_TRIES, windowMs: CODE_LIFE }
const byOwnersTogether: RateLimit = { name: 'code on all', maxAttempts: 20, windowMs: 10 * 60_000 }
const byDayCode: RateLimit = { name: 'day code', maxAttempts: CODE_TRIES, windowMs: DAY }

type Wait = { key: MessageKey; values: MessageValues; retryAfter?: number }
type Issue = { wait: Wait } | { digits: number; life: number }
type Sending = { asker: CodeRequester; mobile: string; purpose: SmsCodePurpose }

/**
 * Sends a code, or returns the reason for not sending and the time to wait. Limits that strangers reach never delay the
 * number's owner (ADR 53).
 */
export async function sendCode(
  context: CodeRequestContext & Pick<CallContext, 'sms' | 'locale' | 'say'>,
  mobile: string,
  purpose: SmsCodePurpose,
  deviceToken?: string,
): Promise<Wait | undefined> {
  const { db, now, ip, sms } = context
  if (!sms) return { key: 'smsOff', values: {} }
  const sending: Sending = { asker: await identifyCodeRequester(context, mobile, deviceToken), mobile, purpose }
  const { asker } = sending
  const issued = await db.tx(async (tx): Promise<Wait | { code: string }> => {
    // Lock order: first the number, then the address.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sms ${mobile}`])
    const issue = await (asker.own ? issueToOwner : issueToStranger)({ db: tx, now }, sending)
    if ('wait' in issue) return issue.wait
    if (!asker.own && ip !== undefined) {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sms from ${ip}`])
      const { count, first } = await queryOne<{ count: number; first: number }>(
        tx,
        'select count(*) as count, coalesce(min(sent), 0) as first from sms_sent where ip = $1 and sent > $2::bigint and not own',
        [ip, now - HOUR],
      )
      if (count >= ADDRESS_AN_HOUR) return waiting('smsTooMany', first + HOUR - now)
    }
    await tx.query('insert into sms_sent (mobile, ip, sent, purpose, asker, own) values ($1, $2, $3, $4, $5, $6)', [
      mobile,
      ip ?? null,
      now,
      purpose,
      asker.key,
      asker.own,
    ])
    const code = newCode(issue.digits)
    await tx.query(
      `
      insert into sms_code (mobile, purpose, asker, code, sent, expires) values ($1, $2, $3, $4, $5::bigint, $5::bigint + $6::bigint)
      on conflict (mobile, purpose, asker) do update
      set code = excluded.code, sent = excluded.sent, expires = excluded.expires, tries = 0, guesses = 0`,
      [mobile, purpose, issue.digits === DIGITS ? asker.key : 'day', code, now, issue.life],
    )
    return { code }
  })
  return 'key' in issued ? issued : deliver(context, sms, { mobile, purpose, code: issued.code })
}

/** Hands a code to the SMS service, after the transaction that counted it. */
async function deliver(
  { locale, now, say }: Pick<CallContext, 'locale' | 'now' | 'say'>,
  sms: SmsPort,
  message: Omit<SmsCode, 'locale'>,
): Promise<Wait | undefined> {
  try {
    await sms.send({ ...message, locale, now })
    return undefined
  } catch (cause) {
    const reason = cause instanceof SmsRefusal ? cause.reason : 'fault'
    if (reason === 'tooOften') return waiting('smsTooMany', HOUR)
    if (reason === 'number') return { key: 'badMobile', values: {} }
    throw new Refusal('A00001', say('smsUnsent'), undefined, cause)
  }
}

async function issueToOwner({ db, now }: { db: Db; now: number }, { asker, mobile }: Sending): Promise<Issue> {
  const { count, first, last } = await queryOne<{ count: number; first: number; last: number }>(
    db,
    `select count(*) as count, coalesce(min(sent), 0) as first, coalesce(max(sent), 0) as last
    from sms_sent where mobile = $1 and asker = $2 and sent > $3::bigint`,
    [mobile, asker.key, now - DAY],
  )
  if (last + PAUSE > now) return { wait: waiting('smsTooSoon', last + PAUSE - now) }
  if (count >= OWN_A_DAY) return { wait: waiting('smsTooMany', first + DAY - now) }
  return { digits: DIGITS, life: CODE_LIFE }
}

/**
 * After the day's short codes for strangers, issues a long code that is valid for a day. Only the holder of the phone
 * can read the code.
 */
async function issueToStranger(
  { db, now }: { db: Db; now: number },
  { asker, mobile, purpose }: Sending,
): Promise<Issue> {
  const { count, first, last } = await queryOne<{ count: number; first: number; last: number }>(
    db,
    `select count(*) filter (where purpose = $3) as count, coalesce(min(sent) filter (where purpose = $3), 0) as first,
      coalesce(max(sent) filter (where asker = $2), 0) as last
    from sms_sent where mobile = $1 and not own and sent > $4::bigint`,
    [mobile, asker.key, purpose, now - DAY],
  )
  if (last + PAUSE > now) return { wait: waiting('smsTooSoon', last + PAUSE - now) }
  if (count < STRANGERS_A_DAY) return { digits: DIGITS, life: CODE_LIFE }
  const [dayCode] = await db.query<{ expires: number }>(
    "select expires from sms_code where mobile = $1 and purpose = $2 and asker = 'day' and expires > $3::bigint",
    [mobile, purpose, now],
  )
  if (dayCode) return { wait: waiting('smsDayCode', first + DAY - now) }
  if (count >= STRANGERS_A_DAY + DAY_CODES_A_DAY) return { wait: waiting('smsTooMany', first + DAY - now) }
  return { digits: DAY_CODE_DIGITS, life: DAY }
}

function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

type Guess = { mobile: string; purpose: SmsCodePurpose; code: string; deviceToken?: string | undefined }
type Refused = { code: 'A00001' | 'A00006'; key: MessageKey; values?: MessageValues }
const wrong: Refused = { code: 'A00006', key: 'smsWrong' }

/**
 * Uses a code. A code works once before it expires, also for a caller who did not request it. Wrong guesses count per
 * caller: the requester's own guesses invalidate the code for the requester, and strangers' guesses invalidate the code
 * only for strangers. Concurrent wrong guesses do not affect a right guess.
 */
export async function redeemCode(
  context: CodeRequestContext,
  { mobile, purpose, code: typed, deviceToken }: Guess,
): Promise<Refused | undefined> {
  const { db, now, ip } = context
  const code = typed.replace(/\s/g, '')
  const asker = await identifyCodeRequester(context, mobile, deviceToken)
  const address: RateLimitCounter[] = ip === undefined ? [] : [{ ...(asker.own ? byAddressOwn : byAddress), of: ip }]
  const wait = await waitOf(context, address)
  if (wait) return triedTooOften(wait)

  const isDayCode = code.length > DIGITS
  const guesses = guessCounters({ asker, mobile, purpose, isDayCode })
  const mayGuess = !(await waitOf(context, guesses))
  const used = await db.query(
    `update sms_code set expires = 0 where mobile = $1 and purpose = $2 and code = $3 and expires > $4::bigint
      and case when asker = $5 then tries < $6 else $7::boolean and ($8::boolean or guesses < $6) end returning 1`,
    [mobile, purpose, code, now, asker.key, CODE_TRIES, mayGuess, asker.own],
  )
  if (used.length) return undefined
  if (!isDayCode)
    await db.query(
      `update sms_code set tries = least(tries + (asker = $4)::int, $5), guesses = least(guesses + (asker <> $4 and not $6::boolean)::int, $5)
      where mobile = $1 and purpose = $2 and expires > $3::bigint and asker <> 'day'`,
      [mobile, purpose, now, asker.key, CODE_TRIES, asker.own],
    )
  const tooMany = await countAttempts(context, address)
  if (tooMany) return triedTooOften(tooMany)
  await countAttempts(context, guesses)
  return wrong
}

type Guesser = { asker: CodeRequester; mobile: string; purpose: SmsCodePurpose; isDayCode: boolean }

/**
 * Returns the counters of guesses that the row of a code does not count: owners' guesses at codes that others
 * requested, and all guesses at a day-long code.
 */
function guessCounters({ asker, mobile, purpose, isDayCode }: Guesser): RateLimitCounter[] {
  if (isDayCode) return [{ ...byDayCode, of: `${asker.key} ${mobile} ${purpose}` }]
  if (!asker.own) return []
  return [
    { ...byOwner, of: `${asker.key} ${mobile} ${purpose}` },
    { ...byOwnersTogether, of: `${mobile} ${purpose}` },
  ]
}

function triedTooOften(ms: number): Refused {
  return { code: 'A00001', key: 'smsTriedTooOften', values: { minutes: Math.ceil(ms / 60_000) } }
}

/** Deletes the codes and proofs of a number that no longer belongs to an account. */
export async function forgetCodes(db: Db, mobile: string): Promise<void> {
  await db.query('delete from sms_code where mobile = $1', [mobile])
  await db.query('delete from sms_proof where mobile = $1', [mobile])
}

function waiting(key: MessageKey, ms: number): Wait {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return { key, values: { seconds, minutes: Math.ceil(seconds / 60) }, retryAfter: seconds }
}
