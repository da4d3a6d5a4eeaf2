import { readCreditCode } from '@millwright/domain/account/creditCode'
import { cleanNickname, isBirthDate, isMail, isPayPassword, nicknameProblem } from '@millwright/domain/account/profile'
import { isMobile } from '@millwright/domain/account/validation'
import type { CallName } from '@millwright/contract/contract'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { wireDate, optionalWireDate } from '../../core/wire/wire.ts'
import { attachFiles } from '../files/files.ts'
import { blockersOf, closeAccount, accountClosingSummary } from './closing.ts'
import { checkPayPassword, payLockedUntil, unlockPayPassword } from '../../core/identity/payPassword.ts'
import { closeOtherSessions, hashPassword } from '../../core/identity/sessions.ts'
import { forgetTries } from '../../core/identity/passwordTries.ts'
import { giveProof, hasProof, consumeProof } from '../../core/identity/proofs.ts'
import { forgetCodes, sendCode, redeemCode } from '../../core/identity/smsCodes.ts'
import type { SmsCodePurpose } from '../../core/identity/smsCodes.ts'
import { hashOfToken } from '../../core/identity/tokens.ts'

type Names =
  | 'setUserInfo'
  | 'accountSafety'
  | 'sendOwnCode'
  | 'checkOwnCode'
  | 'sendNewMobileCode'
  | 'updateMobile'
  | 'updatePayPassword'
  | 'buyerSessions'
  | 'endBuyerSession'
  | 'endOtherSessions'
  | 'closing'
  | 'destroyUser'

type Whence = { browser: string | null; system: string | null; address: string | null }
const LOGINS_SHOWN = 5

/**
 * Handlers of a buyer's own account. Permanent changes need a code sent to the buyer's number, or the current password.
 */
export const ownAccountHandlers: PartialHandlers<Names & CallName> = {
  setUserInfo: async (input, context) => {
    const { nickName, sex, birthDate, userMail, company, creditCode, companyAddress, avatarUrl } = input
    const columns: Record<string, string | null> = {}
    if (nickName !== undefined) {
      const problem = nicknameProblem(nickName)
      if (problem) context.fail('A00001', problem === 'empty' ? 'nickEmpty' : 'nickTooLong', {}, { field: 'nickName' })
      const name = cleanNickname(nickName)
      columns.nick_name = JSON.stringify({ zh: name, en: name })
    }
    if (sex !== undefined) columns.sex = sex || null
    if (birthDate !== undefined) {
      if (birthDate && !isBirthDate(birthDate, wireDate(context.now).slice(0, 10)))
        context.fail('A00001', 'birthDateWrong', {}, { field: 'birthDate' })
      columns.birth_date = birthDate || null
    }
    if (userMail !== undefined) {
      const mail = userMail.trim()
      if (mail && !isMail(mail)) context.fail('A00001', 'mailWrong', {}, { field: 'userMail' })
      columns.mail = mail || null
    }
    if (company !== undefined) columns.company = company.trim() || null
    if (creditCode !== undefined) {
      const read = readCreditCode(creditCode)
      if ('problem' in read && read.problem !== 'empty')
        context.fail('A00001', 'creditCodeWrong', {}, { field: 'creditCode' })
      columns.credit_code = 'code' in read ? read.code : null
    }
    if (companyAddress !== undefined) columns.company_address = companyAddress.trim() || null
    await context.db.tx(async (tx) => {
      await lockBuyer(tx, context.user)
      if (avatarUrl !== undefined) {
        const { pic } = await queryOne<{ pic: string | null }>(tx, 'select pic from buyer where user_id = $1', [
          context.user,
        ])
        const [path] = await attachFiles({ ...context, db: tx }, avatarUrl, 'avatar', pic ?? undefined)
        columns.pic = path ?? null
      }
      const names = Object.keys(columns)
      const cast = (name: string) => (name === 'nick_name' ? '::text::jsonb' : '')
      if (names.length)
        await tx.query(
          `update buyer set ${names.map((name, n) => `${name} = $${n + 2}${cast(name)}`).join(', ')} where user_id = $1`,
          [context.user, ...Object.values(columns)],
        )
    })
    return null
  },
  accountSafety: async (_, { db, now, user }) => {
    const { login, pay } = await queryOne<{ login: boolean; pay: boolean }>(
      db,
      'select password is not null as login, pay_password is not null as pay from buyer where user_id = $1',
      [user],
    )
    const logins = await db.query<Whence & { created: number }>(
      'select created, browser, system, address from login_record where user_id = $1 order by created desc, login_id desc limit $2',
      [user, LOGINS_SHOWN],
    )
    return {
      hasLoginPassword: login,
      hasPayPassword: pay,
      payLockedUntil: optionalWireDate((await payLockedUntil({ db, now }, user)) ?? null),
      logins: logins.map(({ created, ...whence }) => ({ createTime: wireDate(created), ...whence })),
    }
  },
  sendOwnCode: async ({ purpose }, context) => send(context, await mobileOf(context.db, context.user), purpose),
  checkOwnCode: async ({ purpose, validCode }, context) => {
    const mobile = await mobileOf(context.db, context.user)
    const refused = await redeemCode(context, { mobile, purpose, code: validCode })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    return giveProof(context, mobile, purpose)
  },
  sendNewMobileCode: async ({ mobile, flag }, context) => {
    await demandNewMobile(context, mobile, flag)
    return send(context, mobile, 'newMobile')
  },
  updateMobile: async ({ mobile, validCode, flag }, context) => {
    await demandNewMobile(context, mobile, flag)
    // The code is redeemed outside the transaction, so that a refused code is still counted after a rollback.
    const refused = await redeemCode(context, { mobile, purpose: 'newMobile', code: validCode })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    const inUse = () => context.fail('A00001', 'mobileInUse', {}, { field: 'mobile' })
    try {
      await context.db.tx(async (tx) => {
        await lockBuyer(tx, context.user)
        const { account, mobile: old } = await queryOne<{ account: string | null; mobile: string }>(
          tx,
          'select account, mobile from buyer where user_id = $1',
          [context.user],
        )
        if (!(await consumeProof(tx, context.now, old, 'mobile', flag)))
          context.fail('A00001', 'proofGone', {}, { field: 'mobile' })
        await tx.query('update buyer set mobile = $2 where user_id = $1', [context.user, mobile])
        // Codes sent to the old number are deleted, so that the number's next owner cannot use them.
        await forgetCodes(tx, old)
        await forgetTries(tx, [account, old])
        await closeOtherSessions(tx, context.user, context.token)
      })
    } catch (error) {
      // Another account has the number. Only a caller who has just verified the number learns this.
      if (error instanceof Error && 'code' in error && error.code === '23505') inUse()
      throw error
    }
    return null
  },
  updatePayPassword: async ({ password, flag, oldPassword }, context) => {
    const typed = context.readPassword(password)
    if (!isPayPassword(typed)) context.fail('A00001', 'payPasswordRule', {}, { field: 'payPassword' })
    const { db, user } = context
    if (flag === undefined) {
      const old = oldPassword ?? context.fail('A00010', 'payProofNeeded')
      const { kept } = await queryOne<{ kept: string | null }>(
        db,
        'select pay_password as kept from buyer where user_id = $1',
        [user],
      )
      const refused = await checkPayPassword(context, user, old)
      if (refused) context.fail(refused.code, refused.key, refused.values, { ...refused.data, field: 'oldPayPassword' })
      // If two requests use the same old password, only the first succeeds.
      const set = await db.query(
        'update buyer set pay_password = $2 where user_id = $1 and pay_password = $3 returning 1',
        [user, await hashPassword(typed), kept],
      )
      return set.length ? null : context.fail('A00001', 'payProofNeeded', {}, { field: 'oldPayPassword' })
    }
    const hash = await hashPassword(typed)
    await db.tx(async (tx) => {
      await lockBuyer(tx, user)
      if (!(await consumeProof(tx, context.now, await mobileOf(tx, user), 'pay', flag)))
        context.fail('A00001', 'proofGone', {}, { field: 'payPassword' })
      await tx.query('update buyer set pay_password = $2 where user_id = $1', [user, hash])
      await unlockPayPassword(tx, user)
    })
    return null
  },
  buyerSessions: async (_, { db, now, user, token }) => {
    const rows = await db.query<Whence & { id: number; current: boolean; created: number; seen: number }>(
      `
      select session_id as id, token_hash = $3 as current, created, seen, browser, system, address from session
      where user_id = $1 and expires > $2::bigint order by token_hash = $3 desc, seen desc, created desc limit 50`,
      [user, now, hashOfToken(token ?? '')],
    )
    return rows.map(({ id, current, created, seen, browser, system, address }) => ({
      sessionId: String(id),
      current,
      createTime: wireDate(created),
      lastTime: wireDate(current ? now : seen),
      browser,
      system,
      address,
    }))
  },
  endBuyerSession: async ({ sessionId }, { db, user, fail }) => {
    const ended = await db.query('delete from session where user_id = $1 and session_id = $2 returning 1', [
      user,
      sessionId,
    ])
    return ended.length ? null : fail('A00001', 'sessionGone')
  },
  endOtherSessions: async (_, { db, user, token }) => {
    await db.tx((tx) => closeOtherSessions(tx, user, token))
    return null
  },
  closing: (_, context) => accountClosingSummary(context, context.user),
  destroyUser: async ({ flag }, context) => {
    const { db, user, now } = context
    await accountClosingSummary(context, user)
    await db.tx(async (tx) => {
      await lockBuyer(tx, user)
      const { length: count } = await blockersOf(tx, user)
      if (count) context.fail('A00001', 'closingBlocked', { count })
      if (!(await consumeProof(tx, now, await mobileOf(tx, user), 'close', flag)))
        context.fail('A00001', 'proofGone', {}, { field: 'validCode' })
      await closeAccount(tx, user, now)
    })
    return null
  },
}

async function mobileOf(db: Db, user: number): Promise<string> {
  return (await queryOne<{ mobile: string }>(db, 'select mobile from buyer where user_id = $1', [user])).mobile
}

/** Checks that the new number is valid and that `flag` proves the old number. The proof stays usable. */
async function demandNewMobile(context: Context<'updateMobile' | 'sendNewMobileCode'>, mobile: string, flag: string) {
  if (!isMobile(mobile)) context.fail('A00001', 'badMobile', {}, { field: 'mobile' })
  const old = await mobileOf(context.db, context.user)
  if (mobile === old) context.fail('A00001', 'mobileSame', {}, { field: 'mobile' })
  if (!(await hasProof(context.db, context.now, old, 'mobile', flag)))
    context.fail('A00001', 'proofGone', {}, { field: 'mobile' })
}

async function send(context: Context<'sendOwnCode'>, mobile: string, purpose: SmsCodePurpose): Promise<null> {
  const wait = await sendCode(context, mobile, purpose)
  return wait ? context.fail('A00001', wait.key, wait.values, { retryAfter: wait.retryAfter }) : null
}
