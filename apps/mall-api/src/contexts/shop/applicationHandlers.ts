import type { CallName, WireOf } from '@millwright/contract/contract'
import {
  applicationFields,
  applicationSteps,
  shopNameProblem,
  tidyApplication,
} from '@millwright/domain/shop/application'
import type { ApplicationProblems, ShopApplication } from '@millwright/domain/shop/application'
import { isLicenceEnd } from '@millwright/domain/shop/licence'
import { isStorePassword } from '@millwright/domain/shop/storePassword'
import { PAY_LOCK_MINUTES, PAY_PASSWORD_TRIES } from '@millwright/domain/account/profile'
import { forgetAttempts } from '../../core/identity/rateLimit.ts'
import { hashPassword, verifyPassword } from '../../core/identity/sessions.ts'
import { consumeProof } from '../../core/identity/proofs.ts'
import { trySecret } from '../../core/identity/trySecret.ts'
import { lockBuyer } from '../../db/locks.ts'
import { merchantUrlOf } from '../../core/site/siteLinks.ts'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { optionalWireDate } from '../../core/wire/wire.ts'
import { claimFiles, draftOf, isTaken, mayFillIn, ownShopOf, problemsOf, shopIdFor } from './applications.ts'
import { sendLicence } from './licences.ts'
import { queryOne } from '../../db/db.ts'

type Names =
  | 'checkShopName'
  | 'ownShop'
  | 'saveShopDraft'
  | 'applyShop'
  | 'reapplyShop'
  | 'renewLicence'
  | 'setStorePassword'

/** Opens shops: the draft is kept on the server and judged in the seller console. */
export const shopApplicationHandlers: PartialHandlers<Names & CallName> = {
  checkShopName: async ({ shopName }, { db, user }) => {
    const name = shopName.trim()
    return !shopNameProblem(name) && !(await isTaken(db, name, user))
  },
  ownShop: async (_, context) => {
    const row = await ownShopOf(context.db, context.user)
    const filling = mayFillIn(row)
    const draft = draftOf(row)
    return {
      shopId: row.shopId,
      shopAuditStatus: row.audit,
      shopStatus: row.status,
      sent: row.sent,
      sentTime: optionalWireDate(row.sentAt),
      answerTime: optionalWireDate(row.answeredAt),
      reasons: row.reasons.map(({ field, reason }) => ({ field, reason: reason[context.locale] })),
      offlineReason: row.status === OPEN ? null : row.offlineReason?.[context.locale],
      draft: filling && (row.draft || row.sent) ? draft : null,
      draftTime: optionalWireDate(row.draftSaved),
      draftProblems: filling ? listed(await problemsOf(context, tidyApplication(draft, context.now))) : [],
      account: row.account,
      hasStorePassword: row.password !== null,
      passwordTime: optionalWireDate(row.passwordSet),
      merchantUrl: row.audit === 1 ? await merchantUrlOf(context) : null,
      licenceUntil: row.licenceUntil,
      renewal: row.renewal && {
        file: row.renewal.file,
        until: row.renewal.until,
        status: row.renewal.state,
        sentTime: row.renewal.sent,
        reason: row.renewal.reason,
        answerTime: optionalWireDate(row.renewal.answered ?? null),
      },
    }
  },
  saveShopDraft: async ({ step, ...typed }, context) => {
    const fields: readonly string[] = applicationFields[step]
    const own = Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field)))
    const draft = await context.db.tx(async (tx) => {
      await lockBuyer(tx, context.user)
      const row = await ownShopOf(tx, context.user)
      if (!mayFillIn(row)) context.fail('A00001', row.audit === 0 ? 'shopInReview' : 'shopOpenAlready')
      const next: ShopApplication = { ...draftOf(row), ...own }
      await claimFiles({ ...context, db: tx }, [next, row.sent], [row.draft, row.sent])
      await tx.query(
        `
        insert into shop_application (user_id, draft, draft_saved) values ($1, $2::text::jsonb, $3::bigint)
        on conflict (user_id) do update set draft = excluded.draft, draft_saved = excluded.draft_saved`,
        [context.user, JSON.stringify(next), context.now],
      )
      return next
    })
    return { problems: listed(await problemsOf(context, tidyApplication(draft, context.now), [step])) }
  },
  applyShop: (application, context) => send(application, context, null),
  reapplyShop: (application, context) => send(application, context, -1),
  renewLicence: async ({ file, until }, context) => {
    if (until !== undefined && !isLicenceEnd(until, context.now))
      context.fail('A00001', 'licenceEnd', {}, { field: 'until' })
    if (!(await sendLicence(context, context.user, { file, until: until ?? null })))
      context.fail('A00001', 'shopNotApproved')
    return null
  },
  setStorePassword: async ({ password, oldPassword, flag }, context) => {
    const { db, user, now } = context
    const row = await ownShopOf(db, user)
    if (row.audit !== 1 || row.account === null) context.fail('A00001', 'shopNotApproved')
    const typed = context.readPassword(password)
    if (!isStorePassword(typed)) context.fail('A00001', 'storePasswordShape', {}, { field: 'password' })
    const counter = {
      name: 'store password',
      maxAttempts: PAY_PASSWORD_TRIES,
      windowMs: PAY_LOCK_MINUTES * 60_000,
      slidingWindow: true,
      of: user,
    }
    if (flag !== undefined) {
      const hash = await hashPassword(typed)
      await db.tx(async (tx) => {
        await lockBuyer(tx, user)
        const own = await queryOne<{ mobile: string }>(tx, 'select mobile from buyer where user_id = $1', [user])
        if (!(await consumeProof(tx, now, own.mobile, 'store', flag)))
          context.fail('A00001', 'proofGone', {}, { field: 'password' })
        await tx.query(
          'update shop_application set store_password = $2, password_set = $3::bigint where user_id = $1',
          [user, hash, now],
        )
        await forgetAttempts(tx, counter)
      })
      return null
    }
    if (row.password !== null) {
      const field = { field: 'oldPassword' }
      const tried = await trySecret(context, { own: counter }, () =>
        verifyPassword(context.readPassword(oldPassword ?? ''), row.password),
      )
      if ('wait' in tried)
        return context.fail('A00001', 'storePasswordLocked', { minutes: Math.ceil(tried.wait / 60_000) }, field)
      if (!tried.right)
        context.fail(
          'A00001',
          tried.left ? 'storePasswordWrong' : 'storePasswordLocked',
          { left: tried.left, minutes: PAY_LOCK_MINUTES },
          field,
        )
      await forgetAttempts(db, counter)
    }
    // If two requests change the password, only the first succeeds.
    const set = await db.query(
      `update shop_application set store_password = $2, password_set = $3::bigint
      where user_id = $1 and store_password is not distinct from $4::text returning 1`,
      [user, await hashPassword(typed), now, row.password],
    )
    return set.length ? null : context.fail('A00001', 'storePasswordChanged', {}, { field: 'oldPassword' })
  },
}

/** Sends an application: the first (`from` null) or another after a refusal. */
async function send(typed: ShopApplication, context: Context<'applyShop'>, from: null | -1): Promise<null> {
  const { db, user, now } = context
  const application = tidyApplication(typed, now)
  const problems = await problemsOf(context, application)
  if (Object.keys(problems).length) context.fail('A00001', 'shopApplicationWrong', {}, { problems: listed(problems) })
  await db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const row = await ownShopOf(tx, user)
    if (row.audit === 0) context.fail('A00001', 'shopInReview')
    if (row.audit !== from) context.fail('A00001', row.audit === null ? 'shopNothingSent' : 'shopOpenAlready')
    await claimFiles({ ...context, db: tx }, [application], [row.draft, row.sent])
    await tx.query(
      `
      insert into shop_application (user_id, sent, sent_at) values ($1, $2::text::jsonb, $3::bigint)
      on conflict (user_id) do update set sent = excluded.sent, sent_at = excluded.sent_at, draft = null, draft_saved = null, problems = '[]', answered_at = null`,
      [user, JSON.stringify(application), now],
    )
    await tx.query(
      `insert into shop_owner (user_id, shop_id, audit_status, shop_status) values ($1, $2, 0, ${APPLYING})
      on conflict (user_id) do update set audit_status = 0, shop_status = ${APPLYING}`,
      [user, shopIdFor(user)],
    )
  })
  return null
}

/** `shopStatus` of the contract. */
const [OPEN, APPLYING] = [1, 4]

function listed(problems: ApplicationProblems): WireOf<'saveShopDraft'>['problems'] {
  const order = applicationSteps.flatMap((step): readonly string[] => applicationFields[step])
  const at = (field: string) => (order.includes(field) ? order.indexOf(field) : order.indexOf('brands'))
  return Object.entries(problems)
    .map(([field, problem]) => ({ field, problem }))
    .sort((one, other) => at(one.field) - at(other.field))
}
