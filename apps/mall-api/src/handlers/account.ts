import { isMobile, isPassword } from '@millwright/domain/validation'
import type { CallName } from '@millwright/contract/contract'
import type { At, Some } from '../call.ts'
import { both } from '../messages.ts'
import { orderCountOf } from '../shop/orderCount.ts'
import { closeSession, hashPassword, openSession, passwordFits } from '../shop/sessions.ts'
import { sendCode, useCode } from '../shop/smsCodes.ts'

type Names = 'sendLoginCode' | 'login' | 'smsLogin' | 'registerOrBindUser' | 'logOut' | 'userInfo' | 'centerInfo' | 'recentBrowse'

const LOGIN_TRIES = 5
const LOGIN_PAUSE = 10 * 60_000

export const accountHandlers: Some<Names & CallName> = {
  sendLoginCode: async ({ mobile }, at) => {
    if (!isMobile(mobile)) at.fail('A00001', 'badMobile')
    const wait = await sendCode(at, mobile, 'login')
    return wait ? at.fail('A00001', wait.key, wait.values, { retryAfter: wait.retryAfter }) : null
  },
  login: async ({ userName, passWord }, at) => {
    const name = userName.trim().toLowerCase()
    const [failed] = await at.db.query<{ failures: number; since: number }>('select failures, since from login_failure where name = $1 and since > $2::bigint', [name, at.now - LOGIN_PAUSE])
    if (failed && failed.failures >= LOGIN_TRIES) at.fail('A00001', 'loginTooMany', { minutes: Math.ceil((failed.since + LOGIN_PAUSE - at.now) / 60_000) })
    const [buyer] = await at.db.query<{ user: number; password: string | null }>('select user_id as user, password from buyer where lower(account) = $1 or mobile = $1', [name])
    if (await passwordFits(at.readPassword(passWord), buyer?.password)) {
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
    if (!(await useCode(at, mobile, 'login', passWord.trim()))) at.fail('A00006', 'smsWrong')
    return openSession(at.db, await buyerWith(at, mobile), at.now)
  },
  registerOrBindUser: async ({ mobile, validCode, password: sealed }, at) => {
    const password = sealed === undefined ? undefined : at.readPassword(sealed)
    if (!isMobile(mobile)) at.fail('A00001', 'badMobile')
    if (password !== undefined && !isPassword(password)) at.fail('A00001', 'passwordRule')
    if (!(await useCode(at, mobile, 'login', validCode.trim()))) at.fail('A00006', 'smsWrong')
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

async function buyerWith({ db, now }: Pick<At, 'db' | 'now'>, mobile: string): Promise<number> {
  await db.query('insert into buyer (mobile, nick_name, created) values ($1, $2::text::jsonb, $3) on conflict (mobile) do nothing',
    [mobile, JSON.stringify(both('newBuyer', { tail: mobile.slice(-4) })), now])
  const [row] = await db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [mobile])
  return row!.user
}
