import { randomBytes } from 'node:crypto'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { lockProducts } from '../db/locks.ts'
import { fillTeams, openTeams } from '../promotion/teams.ts'
import type { CallContext } from '../server/call.ts'
import type { PurposeName } from './purposeNames.ts'

/** Alipay on a computer, and WeChat's code. */
export const scanTypes: readonly number[] = [2, 3]

type Asked = {
  user: number
  orders: readonly { orderNumber: string; actualTotal: string }[]
  payType: number
  now: number
}
/** What is paid for: `subject` are the numbers, sorted, of what `purpose` names. */
export type Payment = { user: number; purpose: PurposeName; subject: string; amount: Money; payType: number }

/** A payment for orders. */
export function startPayment(db: Db, { user, orders, payType, now }: Asked) {
  const subject = orders
    .map(({ orderNumber }) => orderNumber)
    .sort()
    .join(',')
  return openPayment(db, { user, purpose: 'order', subject, amount: totalOf(orders), payType }, now)
}

/** The code, and what the buyer's telephone reads of it; asked again for the same at the same amount it is the same. */
export async function openPayment(db: Db, { user, purpose, subject, amount, payType }: Payment, now: number) {
  const [open] = await db.query<{ code: string }>(
    `select code from payment where user_id = $1 and purpose = $2 and subject = $3 and pay_type = $4 and amount = $5::text::numeric
      and paid_at is null`,
    [user, purpose, subject, payType, amount],
  )
  const code = open?.code ?? randomBytes(12).toString('hex')
  if (!open) {
    await db.query(
      'insert into payment (code, user_id, purpose, subject, amount, pay_type, created) values ($1, $2, $3, $4, $5::text::numeric, $6, $7)',
      [code, user, purpose, subject, amount, payType, now],
    )
  }
  return { code, scanned: payType === 2 ? `https://qr.alipay.com/${code}` : `weixin://wxpay/bizpayurl?pr=${code}` }
}

export function totalOf(orders: readonly { actualTotal: string }[]): Money {
  return sum(orders.map(({ actualTotal }) => actualTotal))
}

/**
 * Marks orders as paid, all or none: none when one of them is no longer waiting for its money. One of a group then
 * waits for its team (R6.06).
 */
export async function markPaid(
  db: Db,
  orderNumbers: readonly string[],
  payType: number,
  now: number,
): Promise<boolean> {
  const numbers = arrayText(orderNumbers)
  const waiting = await db.query(
    'select 1 from orders where order_number = any($1::text::text[]) and status = 1 and expires > $2::bigint order by order_number for no key update',
    [numbers, now],
  )
  if (waiting.length !== new Set(orderNumbers).size) return false
  const teams = await openTeams(db, orderNumbers, now)
  if (!teams) return false
  await db.query(
    `update orders set status = case when group_team_id is null then 2 else 7 end, paid_at = $2::bigint, pay_type = $3
    where order_number = any($1::text::text[])`,
    [numbers, now, payType],
  )
  await fillTeams(db, teams)
  const sold = await db.query<{ prodId: number; n: number }>(
    'select prod_id as "prodId", sum(quantity)::int as n from order_item where order_number = any($1::text::text[]) group by prod_id',
    [numbers],
  )
  await lockProducts(
    db,
    sold.map(({ prodId }) => prodId),
  )
  await db.query(
    'update product p set sold_num = p.sold_num + s.n from jsonb_to_recordset($1::text::jsonb) as s ("prodId" bigint, n int) where p.prod_id = s."prodId"',
    [JSON.stringify(sold)],
  )
  return true
}

/** Where a phone goes to pay: the bench as a buyer's browser reaches it. */
export function benchCode({ locale, benchUrl }: Pick<CallContext, 'locale' | 'benchUrl'>, code: string): string {
  return new URL(`/pay/${code}?lang=${locale}`, benchUrl).href
}
