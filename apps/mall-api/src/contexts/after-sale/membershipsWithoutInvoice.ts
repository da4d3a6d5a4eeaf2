import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import type { Locale } from '@millwright/domain/locale'

/** The maximum number of memberships shown, newest first. */
const MOST = 50

/** SQL: whether the payment `m` bought a membership. Fees that went to the balance bought none. */
const boughtSql = `m.kind = 'level' and m.paid_at is not null and not m.to_balance`
/** SQL: whether the payment `m` bought a membership for which no invoice is requested. */
export const openMembershipSql = `${boughtSql} and not exists (select 1 from order_invoice_payment ip where ip.pay_number = m.pay_number)`

/**
 * SQL: the shop that invoices memberships: the mall's own. A mall without an own shop issues no invoices for memberships.
 */
const mallShopSql = '(select s.shop_id from shop s where s.shop_type = 1 order by s.shop_id limit 1)'

export type Membership = { payNumber: string; created: number; title: string; amount: string }

/** Returns the shop that invoices memberships. */
export async function mallShop(db: ReadDb, locale: Locale): Promise<{ shopId: number; shopName: string } | undefined> {
  const [shop] = await db.query<{ shopId: number; shopName: string }>(
    `select shop_id as "shopId", name->>$1 as "shopName" from shop where shop_id = ${mallShopSql}`,
    [locale],
  )
  return shop
}

/** Returns the buyer's memberships without an invoice, newest first, or those of them with these numbers. */
export function membershipsWithoutInvoice(
  { db, locale }: { db: ReadDb; locale: Locale },
  user: number,
  payNumbers?: readonly string[],
): Promise<Membership[]> {
  return db.query<Membership>(
    `select m.pay_number as "payNumber", m.created, m.title->>$2 as title, m.amount from member_payment m
    where m.user_id = $1 and ${openMembershipSql} ${payNumbers ? 'and m.pay_number = any($3::text::text[])' : ''}
    order by m.created desc, m.pay_number limit ${MOST}`,
    [user, locale, ...(payNumbers ? [arrayText(payNumbers)] : [])],
  )
}

/** Returns whether the buyer bought a membership with this payment. */
export async function boughtMembership(db: ReadDb, user: number, payNumber: string): Promise<boolean> {
  const sql = `select 1 from member_payment m where m.user_id = $1 and m.pay_number = $2 and ${boughtSql}`
  return (await db.query(sql, [user, payNumber])).length === 1
}
