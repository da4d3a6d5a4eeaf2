import { isMobile, isPassword } from '@millwright/domain/account/validation'
import type { CallName } from '@millwright/contract/contract'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import { memberOf, termsOf } from '../../core/member/levels.ts'
import { orderCountOf } from '../order/orderCount.ts'
import { periodOfUser } from '../credit/creditInfo.ts'
import { tryPassword } from '../../core/identity/passwordTries.ts'
import { closeSession, hashPassword, openSession, verifyPassword, setPassword } from '../../core/identity/sessions.ts'
import { sendCode, redeemCode } from '../../core/identity/smsCodes.ts'
import { pendingTaskCounts } from './waiting.ts'
import { unreadInInbox } from '../message/inbox.ts'
import { unreadOf } from '../chat/rooms.ts'
import { merchantUrlOf } from '../../core/site/siteLinks.ts'
import { queryOne } from '../../db/db.ts'

type Names =
  | 'sendLoginCode'
  | 'login'
  | 'smsLogin'
  | 'registerOrBindUser'
  | 'logOut'
  | 'userInfo'
  | 'ownMobile'
  | 'centerInfo'
  | 'waiting'

/** The status of an approved shop application. */
const APPROVED = 1

export const accountHandlers: PartialHandlers<Names & CallName> = {
  sendLoginCode: async ({ mobile, deviceToken }, context) => {
    if (!isMobile(mobile)) context.fail('A00001', 'badMobile')
    const wait = await sendCode(context, mobile, 'login', deviceToken)
    return wait ? context.fail('A00001', wait.key, wait.values, { retryAfter: wait.retryAfter }) : null
  },
  login: async ({ userName, passWord, deviceToken }, context) => {
    const name = userName.trim().toLowerCase()
    const [buyer] = await context.db.query<{ user: number; password: string | null }>(
      'select user_id as user, password from buyer where lower(account) = $1 or mobile = $1',
      [name],
    )
    const fits = () => verifyPassword(context.readPassword(passWord), buyer?.password)
    const tried = await tryPassword(context, { name, user: buyer?.user, device: deviceToken }, fits)
    if ('wait' in tried) return context.fail('A00001', 'loginTooMany', { minutes: Math.ceil(tried.wait / 60_000) })
    if (!tried.right || !buyer) return context.fail('A00001', 'loginWrong')
    return openSession(context.db, buyer.user, context.now, deviceToken, context)
  },
  smsLogin: async ({ userName, passWord, deviceToken }, context) => {
    const mobile = userName.trim()
    if (!isMobile(mobile)) context.fail('A00001', 'badMobile')
    const refused = await redeemCode(context, { mobile, purpose: 'login', code: passWord, deviceToken })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    return openSession(context.db, await buyerWith(context, mobile), context.now, deviceToken, context)
  },
  registerOrBindUser: async ({ mobile, validCode, password: sealed, deviceToken }, context) => {
    const password = sealed === undefined ? undefined : context.readPassword(sealed)
    if (!isMobile(mobile)) context.fail('A00001', 'badMobile')
    if (password !== undefined && !isPassword(password)) context.fail('A00001', 'passwordRule')
    const refused = await redeemCode(context, { mobile, purpose: 'login', code: validCode, deviceToken })
    if (refused) context.fail(refused.code, refused.key, refused.values)
    const hash = password === undefined ? undefined : await hashPassword(password)
    return context.db.tx(async (db) => {
      const user = await buyerWith({ db, now: context.now }, mobile)
      if (hash !== undefined) await setPassword(db, user, hash)
      return openSession(db, user, context.now, deviceToken, context)
    })
  },
  logOut: async (_, { db, token }) => {
    if (token) await closeSession(db, token)
    return null
  },
  ownMobile: async (_, { db, user }) => {
    return queryOne<{ mobile: string }>(db, 'select mobile from buyer where user_id = $1', [user])
  },
  userInfo: async (_, { db, user, locale, now }) => {
    const member = memberOf({ db, now }, user)
    const row = await queryOne<{
      nickName: string
      pic: string | null
      mobile: string
      mail: string | null
      sex: string | null
      birthDate: string | null
      company: string | null
      creditCode: string | null
      companyAddress: string | null
      group: number | null
      distributor: boolean
      cardNo: string | null
    }>(
      db,
      `select nick_name->>$2 as "nickName", pic, mobile, mail, sex, birth_date as "birthDate", company,
        credit_code as "creditCode", company_address as "companyAddress",
        price_group_id as group, distributor, (select card_no from distributor d where d.user_id = b.user_id) as "cardNo"
      from buyer b where user_id = $1`,
      [user, locale],
    )
    const { shown } = (await member).standing
    const terms = termsOf(await member)
    return {
      userId: String(user),
      nickName: row.nickName,
      userMobile: row.mobile.replace(/(\d{3})\d{4}/, '$1****'),
      userMail: row.mail,
      pic: row.pic,
      sex: row.sex,
      birthDate: row.birthDate,
      company: row.company,
      creditCode: row.creditCode,
      companyAddress: row.companyAddress,
      status: 1,
      stroeLevel: 0,
      levelName: shown?.name[locale],
      levelType: shown?.levelType,
      memberPercent: terms.percent,
      isFreeFee: terms.freeFee ? 1 : 0,
      isFxs: row.distributor ? 1 : 0,
      cardNo: (row.distributor && row.cardNo) || undefined,
      ...(await periodOfUser(db, user, now)),
      isProductPool: row.group === null ? 0 : 1,
      priceGroupId: row.group,
    }
  },
  centerInfo: async (_, context) => {
    const { set: isSetPassword, ...shop } = await queryOne<
      { set: boolean } & Record<'shopId' | 'shopAuditStatus' | 'shopStatus', number | null>
    >(
      context.db,
      `select pay_password is not null as set, shop_id as "shopId", audit_status as "shopAuditStatus", shop_status as "shopStatus"
       from buyer left join shop_owner using (user_id) where user_id = $1`,
      [context.user],
    )
    const [orderCountData, unreadMessages, unreadInbox, merchantUrl] = await Promise.all([
      orderCountOf(context, context.user),
      unreadOf(context.db, context.user),
      unreadInInbox(context.db, context.user),
      shop.shopAuditStatus === APPROVED ? merchantUrlOf(context) : null,
    ])
    return { isSetPassword, ...shop, merchantUrl, orderCountData, unreadMessages, unreadInbox }
  },
  waiting: (_, context) => pendingTaskCounts(context, context.user),
}

async function buyerWith({ db, now }: Pick<CallContext, 'db' | 'now'>, mobile: string): Promise<number> {
  await db.query(
    'insert into buyer (mobile, nick_name, created) values ($1, $2::text::jsonb, $3) on conflict (mobile) do nothing',
    [mobile, JSON.stringify(messageInBothLanguages('newBuyer', { tail: mobile.slice(-4) })), now],
  )
  const row = await queryOne<{ user: number }>(db, 'select user_id as user from buyer where mobile = $1', [mobile])
  return row.user
}
