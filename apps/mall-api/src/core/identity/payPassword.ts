import { PAY_LOCK_MINUTES, PAY_PASSWORD_TRIES } from '@millwright/domain/account/profile'
import type { Db } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import { closedUntil, forgetAttempts } from './rateLimit.ts'
import type { RateLimitCounter } from './rateLimit.ts'
import { verifyPassword } from './sessions.ts'
import { trySecret } from './trySecret.ts'

/** `slidingWindow`: each wrong password restarts the window. */
const byBuyer = (user: number): RateLimitCounter => ({
  name: 'pay password',
  maxAttempts: PAY_PASSWORD_TRIES,
  windowMs: PAY_LOCK_MINUTES * 60_000,
  slidingWindow: true,
  of: user,
})

/** `data` is sent with the refusal: the field at fault, and the seconds until the lock ends. */
export type PayRefusal = {
  code: 'A00001'
  key: MessageKey
  values?: MessageValues
  data: { field: 'payPassword'; retryAfter?: number }
}

/**
 * Checks a pay password, as sent in the request, and returns undefined if it is right. Every payment from the balance
 * calls this function. Five wrong passwords lock the pay password until 30 minutes after the last. Concurrent right
 * passwords all pass. Every call declares `A00001`.
 */
export async function checkPayPassword(
  context: Pick<CallContext, 'db' | 'now' | 'readPassword'>,
  user: number,
  sealed: string,
): Promise<PayRefusal | undefined> {
  const [buyer] = await context.db.query<{ kept: string | null }>(
    'select pay_password as kept from buyer where user_id = $1',
    [user],
  )
  if (!buyer?.kept) return { code: 'A00001', key: 'payPasswordUnset', data: { field: 'payPassword' } }
  const counter = byBuyer(user)
  const outcome = await trySecret(context, { own: counter }, () =>
    verifyPassword(context.readPassword(sealed), buyer.kept),
  )
  if ('wait' in outcome) return locked(outcome.wait)
  if (!outcome.right)
    return outcome.left
      ? { code: 'A00001', key: 'payPasswordWrong', values: { left: outcome.left }, data: { field: 'payPassword' } }
      : locked(counter.windowMs)
  await unlockPayPassword(context.db, user)
  return undefined
}

export function payLockedUntil(context: Pick<CallContext, 'db' | 'now'>, user: number): Promise<number | undefined> {
  return closedUntil(context, byBuyer(user))
}

/** Unlocks the pay password of a buyer who has proved their identity in another way. */
export function unlockPayPassword(db: Db, user: number): Promise<void> {
  return forgetAttempts(db, byBuyer(user))
}

function locked(ms: number): PayRefusal {
  return {
    code: 'A00001',
    key: 'payPasswordLocked',
    values: { minutes: Math.ceil(ms / 60_000) },
    data: { field: 'payPassword', retryAfter: Math.ceil(ms / 1000) },
  }
}
