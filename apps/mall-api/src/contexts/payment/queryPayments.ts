import { isScanKind, payKindOf } from '@millwright/domain/payment/payKinds'
import type { Db } from '../../db/db.ts'
import { ServiceRefusal } from '../../core/outside/paymentPort.ts'
import type { PaymentPort, PaymentPorts } from '../../core/outside/paymentPort.ts'
import { nextQuery } from './payments.ts'
import { receivePayment } from './receivePayment.ts'

/** The maximum number of payments queried at once. Later runs query the rest. */
const MOST = 50
/** Milliseconds until another server may query the same payment. */
const LEASE = 60_000

type Asking = { db: Db; payments: PaymentPorts; now: number }
type Due = { code: string; payType: number; created: number; expires: number; waits: boolean }

/**
 * Queries unpaid payments at their services, so that no payment is lost with its callback: soon after the payment was
 * opened, then at growing intervals, and at its end, before its order is closed. Payments that ended, and those whose
 * orders no longer wait for payment, are closed at the service.
 */
export async function queryPayments({ db, payments, now }: Asking): Promise<void> {
  const failed: unknown[] = []
  const silent = new Set<number>()
  for (const due of await takeDue(db, now)) {
    const kind = payKindOf(due.payType)
    const service = isScanKind(kind) ? payments[kind] : undefined
    // A service that did not answer is not called again in this run.
    if (!service || silent.has(due.payType)) continue
    try {
      await askAbout({ db, now }, service, due)
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) silent.add(due.payType)
      failed.push(error)
      await askAgain(db, due, now)
    }
  }
  if (failed.length) throw new AggregateError(failed, 'some payments could not be asked about')
}

function takeDue(db: Db, now: number): Promise<Due[]> {
  const waits = `(purpose <> 'order' or exists (select 1 from orders o
    where o.status = 1 and o.order_number = any(string_to_array(subject, ','))))`
  return db.query<Due>(
    `update payment set query_at = $1::bigint + $2::bigint where code = any(array(
      select code from payment where query_at is not null and (query_at <= $1::bigint or (query_at <= expires and not ${waits}))
      order by query_at limit ${MOST} for update skip locked))
    returning code, pay_type as "payType", created, expires, ${waits} as waits`,
    [now, LEASE],
  )
}

async function askAbout({ db, now }: Pick<Asking, 'db' | 'now'>, service: PaymentPort, due: Due): Promise<void> {
  const { code, payType, expires, waits } = due
  const found = await service.query(code, now)
  if (found.state === 'paid') {
    const received = await receivePayment(db, { ...found, payType }, now)
    if (received === 'otherAmount') throw new Error(`${found.amount} is not the amount of the payment ${code}`)
    return
  }
  if (found.state === 'waiting' && waits && now < expires) return askAt(db, due, nextQuery(due, now))
  // If the buyer pays at this moment, the service refuses to close the payment, and the next run finds the money.
  if (found.state === 'waiting') await service.close(code, now)
  await db.query(
    'update payment set query_at = null, expires = least(expires, $2::bigint) where code = $1 and paid_at is null',
    [code, now],
  )
}

async function askAt(db: Db, { code }: Due, time: number): Promise<void> {
  await db.query('update payment set query_at = $2::bigint where code = $1 and query_at is not null', [code, time])
}

/**
 * Schedules the next query after a failure, at growing intervals. A payment whose order no longer waits for payment
 * ends now.
 */
async function askAgain(db: Db, { code, created, waits }: Due, now: number): Promise<void> {
  await db.query(
    `update payment set query_at = $2::bigint, expires = case when $4::boolean then expires else least(expires, $3::bigint) end
    where code = $1 and query_at is not null`,
    [code, now + Math.max(LEASE, Math.round((now - created) / 4)), now, waits],
  )
}
