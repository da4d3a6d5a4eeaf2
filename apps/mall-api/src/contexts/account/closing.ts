import { openStatuses } from '@millwright/domain/order/orderStatus'
import { statusIn } from '../../core/status/statusSql.ts'
import { sum } from '@millwright/domain/money/money'
import { runningStates } from '@millwright/domain/order/refundMachine'
import type { CallContext } from '../../core/call/call.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { totalOf } from '../../core/member/ledger.ts'
import { pointsHeld } from '../../core/member/pointsHeld.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { closeOwnShop } from '../shop/judgeShop.ts'
import { closeSessions } from '../../core/identity/sessions.ts'
import { forgetTries } from '../../core/identity/passwordTries.ts'
import { unlockPayPassword } from '../../core/identity/payPassword.ts'
import { couponCounts } from '../../core/promotion/coupons.ts'
import { walletIn } from '../distribution/commissions.ts'
import { forgetCodes } from '../../core/identity/smsCodes.ts'

/** Tables whose rows are deleted with an account. */
export const tablesDeletedWithAccount = [
  'session',
  'device',
  'login_record',
  'address',
  'collection',
  'shop_collection',
  'browse',
  'stock_watch',
  'basket',
  'inquiry_draft',
  'confirm',
  'submission',
  'chat_channel',
  'invoice_title',
  'coupon_user',
  'credit_application',
  'shop_owner',
  'feedback',
  'shop_application',
  'growth_log',
  'mail_outbox',
  'message',
  'message_setting',
  'member',
  'ordered_good',
  'comment_due',
  'article_number',
  'order_list',
] as const

/**
 * Tables that keep the records of a closed account. Trade records are kept for three years (E-Commerce Law of the PRC,
 * art. 31). The row in `buyer` stays without personal data, so the records are anonymous.
 */
export const tablesKeptAfterClosing = [
  'buyer',
  'orders',
  'payment',
  'refund',
  'order_invoice',
  'group_team',
  'ledger_account',
  'upload',
  'complaint',
  'distributor',
  'commission',
  'commission_entry',
  'commission_withdrawal',
  'inquiry',
  'transfer',
  'owed_money',
  'member_payment',
  'credit_account',
  'credit_entry',
  'bill',
] as const
/** Tables that keep their rows for statistics, without the user id. */
export const anonymisedTables = ['visit', 'comment'] as const

const THREE_YEARS = 3 * 365 * 86_400_000

type Blocker = { kind: 'order' | 'refund' | 'credit'; number: string; status: number }
/**
 * The queries, one per context, for records that block the closing of an account. Each query returns `number`, `status`
 * and `since`.
 */
const blockerQueries: readonly { kind: Blocker['kind']; sql: string }[] = [
  {
    kind: 'order',
    sql: `select order_number as number, status, created as since from orders where user_id = $1 and ${statusIn(openStatuses)}`,
  },
  {
    kind: 'refund',
    sql: `select refund_sn as number, 1 as status, created as since from refund
      where user_id = $1 and state in (${runningStates.map((state) => `'${state}'`).join(', ')})`,
  },
  {
    kind: 'credit',
    sql: `select sum(amount)::text as number, 1 as status, min(created) as since from credit_entry
      where user_id = $1 having sum(amount) > 0`,
  },
]

/** Returns unfinished orders, open refunds and credit that is owed, oldest first. */
export async function blockersOf(db: Db, user: number): Promise<Blocker[]> {
  const found: (Blocker & { since: number })[] = []
  for (const { kind, sql } of blockerQueries)
    for (const row of await db.query<{ number: string; status: number; since: number }>(sql, [user]))
      found.push({ kind, ...row })
  return found
    .toSorted((one, other) => one.since - other.since)
    .map(({ kind, number, status }) => ({ kind, number, status }))
}

/**
 * Returns the assets that the buyer loses when the account closes, the number of orders that are kept, and the
 * blockers.
 */
export async function accountClosingSummary(context: Pick<CallContext, 'db' | 'now'>, user: number) {
  const { db } = context
  await closeUnpaid(context, { user, closeType: closeTypes.timeout })
  const blockers = await blockersOf(db, user)
  const { keptOrders, ...counts } = await queryOne<
    Record<'addresses' | 'collections' | 'cartLines' | 'messages' | 'keptOrders', number>
  >(
    db,
    `
    select (select count(*)::int from address where user_id = $1) as addresses,
      (select count(*)::int from collection where user_id = $1) + (select count(*)::int from shop_collection where user_id = $1) as collections,
      (select count(*)::int from basket where user_id = $1) as "cartLines",
      (select count(*)::int from chat_channel where user_id = $1) as messages,
      (select count(*)::int from orders where user_id = $1) as "keptOrders"`,
    [user],
  )
  const [points, coupons, balance, wallet] = await Promise.all([
    pointsHeld(context, user),
    couponCounts(context, user),
    totalOf(db, user, 'balance', context.now),
    walletIn(db, user),
  ])
  const lost = {
    ...counts,
    points,
    coupons: coupons.unused,
    balance: wireYuan(balance),
    commission: wireYuan(sum([wallet.settled, wallet.unsettled])),
  }
  return { blockers: blockers.slice(0, 10), blocked: blockers.length, lost, keptOrders }
}

/**
 * Removes all personal data. Call this in a transaction that holds the buyer's row, after `blockersOf` found nothing.
 */
export async function closeAccount(tx: Db, user: number, now: number): Promise<void> {
  const buyer = await queryOne<{ account: string | null; mobile: string }>(
    tx,
    'select account, mobile from buyer where user_id = $1',
    [user],
  )
  await tx.query(
    `
    update buyer set account = null, password = null, pay_password = null, mobile = null, mail = null, pic = null, sex = null,
      birth_date = null, company = null, credit_code = null, company_address = null, price_group_id = null, nick_name = $2::text::jsonb, closed = $3::bigint where user_id = $1`,
    [user, JSON.stringify(messageInBothLanguages('closedBuyer')), now],
  )
  // The payee of a payout is kept as long as the payout. Identity papers and unapproved applications are deleted.
  await tx.query('delete from distributor where user_id = $1 and card_no is null', [user])
  await tx.query(
    `update distributor set state = 2, mobile = '', identity_front = '', identity_back = '', licence = null where user_id = $1`,
    [user],
  )
  await closeSessions(tx, user)
  await closeOwnShop(tx, user)
  for (const table of tablesDeletedWithAccount) await tx.query(`delete from ${table} where user_id = $1`, [user])
  for (const table of anonymisedTables) await tx.query(`update ${table} set user_id = null where user_id = $1`, [user])
  // Payment vouchers and review photos belong to orders, proofs to complaints. The next sweep deletes all other files.
  await tx.query(
    "update upload set used = false, created = 0 where user_id = $1 and kind not in ('voucher', 'comment', 'proof')",
    [user],
  )
  await tx.query(
    `update inquiry set phone = '', contact = '', address = null, due = null,
      state = case when state = 'open' then 'closed' else state end where user_id = $1`,
    [user],
  )
  await forgetCodes(tx, buyer.mobile)
  await forgetTries(tx, [buyer.account, buyer.mobile])
  await unlockPayPassword(tx, user)
}

/** Erases the delivery address of a closed account's orders after three years, when the law no longer requires it. */
export async function forgetOldAddresses(db: Db, now: number): Promise<void> {
  const old = await db.query<{ number: string }>(
    `
    select o.order_number as number from orders o join buyer b using (user_id)
    where b.closed is not null and coalesce(o.finished_at, o.cancelled_at, o.created) < $1::bigint and o.address->>'mobile' <> ''
    order by o.order_number limit 1000`,
    [now - THREE_YEARS],
  )
  if (!old.length) return
  await db.query(
    `update orders set address = address || '{"receiver":"","mobile":"","addr":""}'::jsonb, remarks = '', po_number = ''
    where order_number = any($1::text::text[])`,
    [arrayText(old.map(({ number }) => number))],
  )
}
