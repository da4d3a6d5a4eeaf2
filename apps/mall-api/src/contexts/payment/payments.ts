import { randomBytes } from 'node:crypto'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { lockProducts } from '../../db/locks.ts'
import { emit } from '../../core/events/events.ts'
import { lockOpenTeams } from '../../core/order/lockOpenTeams.ts'
import { waitsForMoney } from '../../core/status/statusSql.ts'
import type { Payment } from '../../core/payment/purpose.ts'

/** How long a payment service accepts a payment, in milliseconds. */
const TAKEN_FOR = 2 * 60 * 60_000
/** The payment ends at the service before the order expires, so that the mall has time to query the payment. */
const BEFORE_ORDER = 60_000
const AT_LEAST = 90_000
/** A payment that would end sooner is not offered again. */
const LEFT_FOR_BUYER = 30_000

/** A payment that was opened for a service. `scanCode` is the code that the service issued earlier, if any. */
export type OpenedPayment = Payment & { code: string; expires: number; scanCode: string | null }

/** Returns the payment of orders, with their sorted numbers as its subject. */
export function paymentOfOrders(
  user: number,
  orders: readonly { orderNumber: string; actualTotal: string }[],
  payType: number,
): Payment {
  const numbers = orders.map(({ orderNumber }) => orderNumber).toSorted()
  return { user, purpose: 'order', subject: numbers.join(','), amount: totalOf(orders), payType }
}

/**
 * Opens a payment, or returns the open payment of the same subject, type and amount. `waitsUntil` is the payment
 * deadline of the subject, if it has one.
 */
export async function openPayment(
  db: Db,
  payment: Payment,
  { now, waitsUntil = Infinity }: { now: number; waitsUntil?: number | undefined },
): Promise<OpenedPayment> {
  const { user, purpose, subject, amount, payType } = payment
  const [open] = await db.query<Pick<OpenedPayment, 'code' | 'expires' | 'scanCode'>>(
    `select code, expires, scan_code as "scanCode" from payment where user_id = $1 and purpose = $2 and subject = $3 and pay_type = $4
      and amount = $5::text::numeric and paid_at is null and expires > $6::bigint order by created desc limit 1`,
    [user, purpose, subject, payType, amount, now + LEFT_FOR_BUYER],
  )
  if (open) return { ...payment, ...open }
  const code = randomBytes(12).toString('hex')
  const expires = Math.min(now + TAKEN_FOR, Math.max(now + AT_LEAST, waitsUntil - BEFORE_ORDER))
  await db.query(
    `insert into payment (code, user_id, purpose, subject, amount, pay_type, created, expires, query_at)
    values ($1, $2, $3, $4, $5::text::numeric, $6, $7, $8, $9)`,
    [code, user, purpose, subject, amount, payType, now, expires, nextQuery({ created: now, expires }, now)],
  )
  return { ...payment, code, expires, scanCode: null }
}

/** Returns when to query an unpaid payment next: at growing intervals, and at the payment's end. */
export function nextQuery({ created, expires }: { created: number; expires: number }, now: number): number {
  return Math.min(expires, now + Math.max(60_000, now - created))
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
 * Marks orders as paid. Marks none of them if any order no longer waits for payment. A paid group order then waits for
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
  await emit(db, 'ordersPaid', { teams, orderNumbers, payType, now })
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
