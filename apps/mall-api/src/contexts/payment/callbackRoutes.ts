import { observe } from '@millwright/edge/observations'
import type { Fields } from '@millwright/edge/log'
import { sparingLog } from '@millwright/edge/sparingLog'
import { payTypes, scanKinds } from '@millwright/domain/payment/payKinds'
import type { ScanKind } from '@millwright/domain/payment/payKinds'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../db/db.ts'
import type { PaymentPort, PaymentPorts } from '../../core/outside/paymentPort.ts'
import { receivePayment } from './receivePayment.ts'

const CALLBACK_BYTES = 64 * 1024

type Served = {
  db: Db
  payments: PaymentPorts
  clock: () => number
  log: (message: string, error?: unknown, fields?: Fields) => void
}

/** Returns the path at which a payment service reports payments. */
export const callbackPath = (kind: ScanKind): string => `/pay/callback/${kind}`

/**
 * The addresses at which payment services report payments. Requests and responses have the services' formats, not the
 * API's envelope.
 */
export function callbackRoutes(served: Served): Hono {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: CALLBACK_BYTES, onError: (c) => c.body(null, 413) })
  for (const kind of scanKinds) {
    const callbacks = served.payments[kind]?.callbacks
    if (!callbacks) continue
    // Limits these log lines, because anybody can send callbacks that are refused.
    const log = sparingLog(served.log)
    app.post(callbackPath(kind), limit, (c) => hear({ ...served, log }, kind, callbacks, c))
  }
  return app
}

async function hear(
  { db, clock, log }: Served,
  kind: ScanKind,
  { read, answer }: NonNullable<PaymentPort['callbacks']>,
  c: Context,
): Promise<Response> {
  const reply = (outcome: 'accepted' | 'refused' | 'failed') => {
    observe('callback', { service: kind, outcome })
    const { status, type, body } = answer(outcome)
    return c.body(body, status, { 'content-type': type, 'cache-control': 'no-store' })
  }
  const refuse = (why: string) => {
    log(`${callbackPath(kind)}: refused a callback: ${why}`)
    return reply('refused')
  }
  // The signature covers the body as it was sent.
  const body = Buffer.from(await c.req.arrayBuffer()).toString()
  try {
    const now = clock()
    const reading = read({ header: (name) => c.req.header(name), body, now })
    if ('refused' in reading) return refuse(reading.refused)
    if ('ignored' in reading) return reply('accepted')
    const received = await receivePayment(db, { ...reading.paid, payType: payTypes[kind] }, now)
    if (received === 'unknown') return refuse(`no payment ${reading.paid.number}`)
    if (received === 'otherAmount') return refuse(`${reading.paid.amount} is not the amount of ${reading.paid.number}`)
    return reply('accepted')
  } catch (error) {
    log(`${callbackPath(kind)}: a callback failed`, error)
    return reply('failed')
  }
}
