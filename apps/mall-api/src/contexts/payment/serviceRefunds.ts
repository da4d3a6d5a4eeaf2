import { isScanKind, payKindOf, payTypes, scanKinds } from '@millwright/domain/payment/payKinds'
import { money } from '@millwright/domain/money/money'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { MallEvents } from '../../core/events/events.ts'
import type { PaymentPorts } from '../../core/outside/paymentPort.ts'

const MOST = 20
const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60 * MINUTE

/**
 * Queues a refund of an order for its payment service, in the transaction that recorded the money as returned. The
 * refund number is derived from the cause, so a repeated call changes nothing. Does nothing for other payment types.
 */
export async function orderRefund(
  db: Db,
  { orderNumber, refundSn, amount, payType, now }: MallEvents['moneyReturned'],
): Promise<void> {
  const kind = payType === null ? undefined : payKindOf(payType)
  if (!isScanKind(kind) || Number(amount) <= 0) return
  await db.query(
    `insert into service_refund (refund_number, payment, amount, created, next_try)
    select $2, payment_code, $3::text::numeric, $4::bigint, $4::bigint from orders where order_number = $1 and payment_code is not null
    on conflict do nothing`,
    [orderNumber, refundSn ?? `W${orderNumber}`, amount, now],
  )
}

/** Queues the refund of surplus money for its payment service. */
export async function orderOwedRefund(db: Db, owedId: number, now: number): Promise<void> {
  await db.query(
    `insert into service_refund (refund_number, payment, amount, created, next_try)
    select 'OWED' || owed_id, p.code, o.amount, $2::bigint, $2::bigint from owed_money o join payment p on p.code = o.payment
    where owed_id = $1 and o.pay_type = any($3::text::int[]) on conflict do nothing`,
    [owedId, now, arrayText(scanKinds.map((kind) => payTypes[kind]))],
  )
}

type Due = { number: string; payment: string; total: string; amount: string; payType: number; tries: number }

/**
 * Sends queued refunds to the payment services, and asks again about refunds in progress. A failed refund is sent again
 * after a growing pause, always with its own number: a service returns the money once per number.
 */
export async function sendRefunds({
  db,
  payments,
  now,
}: {
  db: Db
  payments: PaymentPorts
  now: number
}): Promise<void> {
  const due = await db.query<Due>(
    `update service_refund r set tries = tries + 1, next_try = $1::bigint + ${MINUTE} from payment p
    where p.code = r.payment and refund_number = any(array(select refund_number from service_refund
      where next_try <= $1::bigint order by next_try limit ${MOST} for update skip locked))
    returning refund_number as number, r.payment, p.amount as total, r.amount, p.pay_type as "payType", tries`,
    [now],
  )
  const failed: unknown[] = []
  for (const { number, payment, total, amount, payType, tries } of due) {
    const kind = payKindOf(payType)
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(tries - 1, 10))
    try {
      const service = isScanKind(kind) ? payments[kind] : undefined
      if (!service) throw new Error(`no payment service is set up for ${kind ?? payType}`)
      const state = await service.refund({ number, payment, total: money(total), amount: money(amount), now })
      await keepOutcome(db, number, state === 'done' ? { done: now } : { next: now + pause })
    } catch (error) {
      failed.push(error)
      await keepOutcome(db, number, { next: now + pause, problem: (error as Error).message.slice(0, 300) })
    }
  }
  if (failed.length) throw new AggregateError(failed, 'some refunds were not sent')
}

type Outcome = { done?: number; next?: number; problem?: string }

async function keepOutcome(db: Db, number: string, { done, next, problem }: Outcome): Promise<void> {
  await db.query(
    'update service_refund set done_at = $2::bigint, next_try = $3::bigint, problem = $4 where refund_number = $1',
    [number, done ?? null, next ?? null, problem ?? null],
  )
}
