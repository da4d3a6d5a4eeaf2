import { randomBytes } from 'node:crypto'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { isScanKind, payKindOf, payTypes, scanKinds } from '@millwright/domain/payment/payKinds'
import type { ScanKind } from '@millwright/domain/payment/payKinds'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockProducts } from '../../db/locks.ts'
import { emit } from '../../core/events/events.ts'
import { lockOpenTeams } from '../../core/order/lockOpenTeams.ts'
import type { CallContext } from '../../core/call/call.ts'
import { waitsForMoney } from '../../core/status/statusSql.ts'
import type { Payment } from '../../core/payment/purpose.ts'

/** The payment kinds that use a QR code: Alipay on a computer and WeChat. */
export const scanTypes: readonly number[] = scanKinds.map((kind) => payTypes[kind])

/** The text of the QR code that a phone reads. */
const scannedAs: Readonly<Record<ScanKind, (code: string) => string>> = {
  weixin: (code) => `weixin://wxpay/bizpayurl?pr=${code}`,
  alipay: (code) => `https://qr.alipay.com/${code}`,
}

type Asked = {
  user: number
  orders: readonly { orderNumber: string; actualTotal: string }[]
  payType: number
  now: number
}

export function startPayment(db: Db, { user, orders, payType, now }: Asked) {
  const subject = orders
    .map(({ orderNumber }) => orderNumber)
    .sort()
    .join(',')
  return openPayment(db, { user, purpose: 'order', subject, amount: totalOf(orders), payType }, now)
}

/** Returns the code and the text that a phone scans. The same subject and amount get the same code. */
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
  const kind = payKindOf(payType)
  return { code, scanned: scannedAs[isScanKind(kind) ? kind : 'weixin'](code) }
}

export function totalOf(orders: readonly { actualTotal: string }[]): Money {
  return sum(orders.map(({ actualTotal }) => actualTotal))
}

type LockedOrder = { orderNumber: string; actualTotal: string; payable: boolean; team: number | null }

/** Locks orders and their teams. An order is `payable` while it waits for payment and its team accepts members. */
export async function lockOrders(db: Db, orderNumbers: readonly string[], now: number): Promise<LockedOrder[]> {
  const orders = await db.query<LockedOrder>(
    `select order_number as "orderNumber", actual_total as "actualTotal", group_team_id as team,
      ${waitsForMoney('$2')} as payable
    from orders where order_number = any($1::text::text[]) order by order_number for no key update`,
    [arrayText(orderNumbers), now],
  )
  const teams = await lockOpenTeams(db, orderNumbers, now)
  return orders.map((order) => ({
    ...order,
    payable: order.payable && (order.team === null || teams.includes(order.team)),
  }))
}

/**
 * Marks orders as paid, all or none: none if any of them no longer waits for payment. A paid group order then waits for
 * its team (R6.06).
 */
export async function markPaid(
  db: Db,
  orderNumbers: readonly string[],
  payType: number,
  now: number,
): Promise<boolean> {
  const numbers = arrayText(orderNumbers)
  const waiting = (await lockOrders(db, orderNumbers, now)).filter(({ payable }) => payable)
  if (waiting.length !== new Set(orderNumbers).size) return false
  const teams = [...new Set(waiting.flatMap(({ team }) => team ?? []))].toSorted((one, other) => one - other)
  await emit(db, 'ordersPaying', { teams, now })
  await db.query(
    `update orders set status = case when group_team_id is null then 2 else 7 end, paid_at = $2::bigint, pay_type = $3
    where order_number = any($1::text::text[])`,
    [numbers, now, payType],
  )
  await emit(db, 'ordersPaid', { teams })
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

/** Returns the URL that a phone opens to pay, as the buyer's browser reaches it. */
export function phonePaymentUrl(
  { locale, consoleUrl }: Pick<CallContext, 'locale' | 'consoleUrl'>,
  code: string,
): string {
  return new URL(`/pay/${code}?lang=${locale}`, consoleUrl).href
}
