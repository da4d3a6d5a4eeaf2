import type { CallContext } from '../call/call.ts'
import { countAttempt } from './rateLimit.ts'
import type { RateLimit } from './rateLimit.ts'

/**
 * Counts a request against the limit of its address. Returns the milliseconds to wait after too many requests, or 0.
 * Requests from this machine have no address and are not counted.
 */
export async function rateLimitByAddress(context: CallContext, limit: RateLimit): Promise<number> {
  return context.ip === undefined ? 0 : countAttempt(context, { ...limit, of: context.ip })
}
