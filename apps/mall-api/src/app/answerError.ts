import type { Locale } from '@millwright/domain/locale'
import { Overloaded } from '@millwright/edge/gate'
import type { Fields } from '@millwright/edge/log'
import type { Context } from 'hono'
import { Refusal } from '../core/call/call.ts'
import { say } from '../core/messages/messages.ts'

/** Sends a call's response. */
export type Answer = (c: Context, code: string, msg: string, data: unknown, status?: 200 | 404 | 413 | 503) => Response

type FailedCall = {
  name: string
  spec: { method: string; path: string }
  locale: Locale
  answer: Answer
  log: (message: string, error?: unknown, fields?: Fields) => void
}

/** Answers a call that failed: a refusal with its code, an overload with the time to wait, anything else as a fault. */
export function answerError(c: Context, error: unknown, { name, spec, locale, answer, log }: FailedCall): Response {
  if (error instanceof Refusal) {
    if (error.cause) log(`${requestIdOf(c) ?? '-'} ${spec.method} ${spec.path}`, error.cause)
    const { retryAfter } = (error.data ?? {}) as { retryAfter?: unknown }
    if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter))
    return answer(c, error.code, error.message, error.data)
  }
  if (error instanceof Overloaded) {
    c.header('Retry-After', '1')
    return answer(c, 'A00005', say(locale, 'serverBusy'), null, 503)
  }
  log('a call failed', error, { request: requestIdOf(c), call: name })
  return answer(c, 'A00005', say(locale, 'serverFault'), null)
}

/** Returns the caller's request id. Malformed ids are not logged. */
export function requestIdOf(c: Context): string | undefined {
  return /^[\w-]{8,64}$/.exec(c.req.header('x-request-id') ?? '')?.[0]
}
