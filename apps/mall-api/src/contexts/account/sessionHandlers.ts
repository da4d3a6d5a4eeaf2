import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { isAccount, isMobile, isPassword } from '@millwright/domain/account/validation'
import type { CallName } from '@millwright/contract/contract'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import { closeSession, hashPassword, openSession, setPassword } from '../../core/identity/sessions.ts'
import { giveProof, consumeProof } from '../../core/identity/proofs.ts'
import { sendCode, redeemCode } from '../../core/identity/smsCodes.ts'
import type { SmsCodePurpose } from '../../core/identity/smsCodes.ts'

type Names =
  | 'sendRegisterCode'
  | 'sendUpdatePwdCode'
  | 'checkRegisterSms'
  | 'checkUpdatePwdSms'
  | 'register'
  | 'updatePwd'
  | 'endSession'
type Buyer = { user: number; account: string | null; password: string | null }

const buyerOf = 'select user_id as user, account, password from buyer where mobile = $1'

/**
 * Handlers for registration and password resets. Only a caller who has just verified a number learns whether the number
 * is registered.
 */
export const sessionHandlers: PartialHandlers<Names & CallName> = {
  sendRegisterCode: ({ mobile }, context) => send(context, mobile, 'register'),
  sendUpdatePwdCode: ({ mobile, deviceToken }, context) => send(context, mobile, 'password', deviceToken),
  checkRegisterSms: async ({ mobile, validCode }, context) => {
    const refused = await redeemCode(context, { mobile, purpose: 'register', code: validCode })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    const [buyer] = await context.db.query<Buyer>(buyerOf, [mobile])
    if (buyer && (buyer.account !== null || buyer.password !== null))
      context.fail('A00001', 'mobileTaken', {}, { field: 'mobile' })
    return giveProof(context, mobile, 'register')
  },
  checkUpdatePwdSms: async ({ mobile, validCode, deviceToken }, context) => {
    const refused = await redeemCode(context, { mobile, purpose: 'password', code: validCode, deviceToken })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    const [buyer] = await context.db.query<Buyer>(buyerOf, [mobile])
    if (!buyer) context.fail('A04003', 'mobileUnknown')
    return giveProof(context, mobile, 'password')
  },
  register: async ({ userName, password, mobile, nickName, checkRegisterSmsFlag, deviceToken }, context) => {
    const account = userName?.trim() || null
    if (account !== null && (!isAccount(account) || isMobile(account)))
      context.fail('A00001', 'accountRule', {}, { field: 'userName' })
    const typed = context.readPassword(password)
    if (!isPassword(typed)) context.fail('A00001', 'passwordRule', {}, { field: 'password' })
    const hash = await hashPassword(typed)
    const nick = nickName?.trim()
    return context.db.tx(async (tx) => {
      if (!(await consumeProof(tx, context.now, mobile, 'register', checkRegisterSmsFlag)))
        context.fail('A00001', 'proofGone', {}, { field: 'mobile' })
      // Concurrent registrations of the same name wait for each other.
      if (account !== null)
        await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`account ${account.toLowerCase()}`])
      if (
        account !== null &&
        (await tx.query('select 1 from buyer where lower(account) = lower($1)', [account])).length
      )
        context.fail('A00001', 'accountTaken', {}, { field: 'userName' })
      await tx.query(
        'insert into buyer (mobile, nick_name, created) values ($1, $2::text::jsonb, $3) on conflict (mobile) do nothing',
        [
          mobile,
          JSON.stringify(
            nick ? { zh: nick, en: nick } : messageInBothLanguages('newBuyer', { tail: mobile.slice(-4) }),
          ),
          context.now,
        ],
      )
      // A first sign-in by code has already created the buyer. This update completes the account.
      const [made] = await tx.query<{ user: number }>(
        'update buyer set account = $2, password = $3 where mobile = $1 and account is null and password is null returning user_id as user',
        [mobile, account, hash],
      )
      if (!made) return context.fail('A00001', 'mobileTaken', {}, { field: 'mobile' })
      return openSession(tx, made.user, context.now, deviceToken, context)
    })
  },
  updatePwd: async ({ mobile, password, checkRegisterSmsFlag }, context) => {
    const typed = context.readPassword(password)
    if (!isPassword(typed)) context.fail('A00001', 'passwordRule', {}, { field: 'password' })
    const hash = await hashPassword(typed)
    return context.db.tx(async (tx) => {
      if (!(await consumeProof(tx, context.now, mobile, 'password', checkRegisterSmsFlag)))
        context.fail('A00001', 'proofGone', {}, { field: 'mobile' })
      const [buyer] = await tx.query<Buyer>(buyerOf, [mobile])
      if (!buyer) return context.fail('A04003', 'mobileUnknown')
      await setPassword(tx, buyer.user, hash)
      await tellBuyer({ db: tx, now: context.now }, buyer.user, {
        event: 'passwordChanged',
        occurrence: String(context.now),
        subject: '',
        facts: {},
      })
      return null
    })
  },
  endSession: async (_, { db, token }) => {
    if (token) await closeSession(db, token)
    return null
  },
}

async function send(
  context: Context<'sendRegisterCode'>,
  mobile: string,
  purpose: SmsCodePurpose,
  deviceToken?: string,
): Promise<null> {
  if (!isMobile(mobile)) context.fail('A00001', 'badMobile', {}, { field: 'mobile' })
  const wait = await sendCode(context, mobile, purpose, deviceToken)
  return wait ? context.fail('A00001', wait.key, wait.values, { retryAfter: wait.retryAfter }) : null
}
