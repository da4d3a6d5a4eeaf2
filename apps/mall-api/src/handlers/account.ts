import { randomInt, timingSafeEqual } from 'node:crypto'
import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { isMobile, isPassword } from '@millwright/domain/validation'
import type { CallName } from '@millwright/contract/contract'
import type { At, Some } from '../call.ts'
import { both } from '../messages.ts'
import { orderCountOf } from '../shop/orderCount.ts'
import { closeSession, hashPassword, openSession, passwordFits } from '../shop/sessions.ts'

type Names = 'sendLoginCode' | 'login' | 'smsLogin' | 'registerOrBindUser' | 'logOut' | 'userInfo' | 'centerInfo' | 'recentBrowse'

const CODE_LIFE = 5 * 60_000
const CODE_TRIES = 5
const LOGIN_TRIES = 5
const LOGIN_PAUSE = 10 * 60_000

export const accountHandlers: Some<Names & CallName> = {
  sendLoginCode: async ({ mobile }, at) => {
    if (!isMobile(mobile)) at.fail('A00001', 'badMobile')
    const again = SMS_COUNTDOWN_SECONDS * 1000
    const [sent] = await at.db.query(`
      insert into sms_code (mobile, code, sent, expires) values ($1, $2, $3::bigint, $3::bigint + $4::bigint)
      on conflict (mobile) do update set code = excluded.code, sent = excluded.sent, expires = excluded.expires, tries = 0
        where sms_code.sent <= $3::bigint - $5::bigint returning 1`,
    [mobile, String(randomInt(10 ** 6)).padStart(6, '0'), at.now, CODE_LIFE, again])
    if (sent) return null
    const [before] = await at.db.query<{ sent: number }>('select sent from sms_code where mobile = $1', [mobile])
    return at.fail('A00001', 'smsTooSoon', { seconds: Math.max(1, Math.ceil(((before?.sent ?? at.now) + again - at.now) / 1000)) })
  },
  login: async ({ userName, passWord }, at) => {
    const name = userName.trim().toLowerCase()
    const [failed] = await at.db.query<{ failures: number; since: number }>('select failures, since from login_failure where name = $1 and since > $2::bigint', [name, at.now - LOGIN_PAUSE])
    if (failed && failed.failures >= LOGIN_TRIES) at.fail('A00001', 'loginTooMany', { minutes: Math.ceil((failed.since + LOGIN_PAUSE - at.now) / 60_000) })
    const [buyer] = await at.db.query<{ user: number; password: string | null }>('select user_id as user, password from buyer where lower(account) = $1 or mobile = $1', [name])
    if (await passwordFits(passWord, buyer?.password)) {
      await at.db.query('delete from login_failure where name = $1', [name])
      return openSession(at.db, buyer!.user, at.now)
    }
    await at.db.query(`
      insert into login_failure (name, failures, since) values ($1, 1, $2::bigint) on conflict (name) do update set
        failures = case when login_failure.since > $3::bigint then login_failure.failures + 1 else 1 end,
        since = case when login_failure.since > $3::bigint then login_failure.since else $2::bigint end`, [name, at.now, at.now - LOGIN_PAUSE])
    return at.fail('A00001', 'loginWrong')
  },
  smsLogin: async ({ userName, passWord }, at) => {
    const mobile = userName.trim()
    if (!isMobile(mobile)) at.fail('A00001', 'badMobile')
    if (!(await useCode(at, mobile, passWord.trim()))) at.fail('A00006', 'smsWrong')
    return openSession(at.db, await buyerWith(at, mobile), at.now)
  },
  registerOrBindUser: async ({ mobile, validCode, password }, at) => {
    if (!isMobile(mobile)) at.fail('A00001', 'badMobile')
    if (password !== undefined && !isPassword(password)) at.fail('A00001', 'passwordRule')
    if (!(await useCode(at, mobile, validCode.trim()))) at.fail('A00006', 'smsWrong')
    const user = await buyerWith(at, mobile)
    if (password !== undefined) await at.db.query('update buyer set password = $2 where user_id = $1', [user, await hashPassword(password)])
    return openSession(at.db, user, at.now)
  },
  logOut: async (_, { db, token }) => {
    if (token) await closeSession(db, token)
    return null
  },
  userInfo: async (_, { db, user, locale }) => {
    const [row] = await db.query<{ nickName: string; mobile: string; mail: string | null; group: number | null }>(
      'select nick_name->>$2 as "nickName", mobile, mail, price_group_id as group from buyer where user_id = $1', [user, locale])
    return {
      userId: String(user), nickName: row!.nickName, userMobile: row!.mobile.replace(/^(\d{3})\d{4}/, '$1****'), userMail: row!.mail,
      status: 1, stroeLevel: 0, isFxs: 0,
      isAccountPeriod: 0, isProductPool: row!.group === null ? 0 : 1, priceGroupId: row!.group,
    }
  },
  centerInfo: async (_, at) => {
    const [row] = await at.db.query<{ set: boolean }>('select password is not null as set from buyer where user_id = $1', [at.user])
    return { isSetPassword: row!.set, orderCountData: await orderCountOf(at, at.user) }
  },
  recentBrowse: async ({ prodId }, { db, user, now }) => {
    await db.query(`
      insert into browse (user_id, prod_id, seen) select $1, prod_id, $3::bigint from product where prod_id = $2::bigint
      on conflict (user_id, prod_id) do update set seen = excluded.seen`, [user, prodId, now])
    return null
  },
}

/** A code works once, within its time, and dies of too many wrong guesses. */
async function useCode({ db, now }: Pick<At, 'db' | 'now'>, mobile: string, code: string): Promise<boolean> {
  const [kept] = await db.query<{ code: string }>('update sms_code set tries = tries + 1 where mobile = $1 and expires > $2::bigint and tries < $3 returning code', [mobile, now, CODE_TRIES])
  if (!kept || code.length !== kept.code.length || !timingSafeEqual(Buffer.from(kept.code), Buffer.from(code.padEnd(6).slice(0, 6)))) return false
  const used = await db.query('update sms_code set expires = 0 where mobile = $1 and code = $2 and expires > $3::bigint returning 1',
    [mobile, code, now])
  return used.length === 1
}

async function buyerWith({ db, now }: Pick<At, 'db' | 'now'>, mobile: string): Promise<number> {
  await db.query('insert into buyer (mobile, nick_name, created) values ($1, $2::text::jsonb, $3) on conflict (mobile) do nothing',
    [mobile, JSON.stringify(both('newBuyer', { tail: mobile.slice(-4) })), now])
  const [row] = await db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [mobile])
  return row!.user
}

