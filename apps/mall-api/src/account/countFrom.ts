import type { CallContext } from '../server/call.ts'
import { countAttempt } from './attempts.ts'
import type { Limit } from './attempts.ts'

/**
 * Counts what comes from one address; where there was too much, answers how many milliseconds to wait. Requests of this
 * machine's own have no address, and are not counted.
 */
export async function countFrom(context: CallContext, limit: Limit): Promise<number> {
  return context.ip === undefined ? 0 : countAttempt(context, { ...limit, of: context.ip })
}
