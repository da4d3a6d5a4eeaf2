import type { CallContext } from '../call/call.ts'
import { countAttempt, counterKey, countAttemptAndRemaining, waitOf } from './rateLimit.ts'
import type { RateLimitCounter } from './rateLimit.ts'
import { withConcurrencyLimit } from './withConcurrencyLimit.ts'

/** The maximum number of concurrent checks for one IP address, because hashing takes processor time. */
const NEAR_AT_ONCE = 8

type Counters = {
  own: RateLimitCounter
  address?: RateLimitCounter | undefined
  together?: RateLimitCounter | undefined
}
/** `wait`: milliseconds to wait after too many wrong tries. `left`: how many tries remain. */
type Outcome = { wait: number } | { right: true } | { right: false; left: number }

/**
 * Checks a secret with `fits` and counts only wrong secrets, so any number of concurrent right secrets pass. Tries of
 * the same counter run one after another: beyond the limit a secret is refused without a check, even the right secret.
 */
export async function trySecret(
  context: Pick<CallContext, 'db' | 'now'>,
  { own, address, together }: Counters,
  fits: () => Promise<boolean>,
): Promise<Outcome> {
  const counters = [address, own, together].filter((counter) => counter !== undefined)
  const judge = async (): Promise<Outcome> => {
    const closed = await waitOf(context, counters)
    if (closed) return { wait: closed }
    const right = await fits()
    // Another server of the mall may have counted the last wrong try in the meantime.
    const late = right ? await waitOf(context, counters) : 0
    if (late) return { wait: late }
    return right ? { right } : countWrong()
  }
  const countWrong = async (): Promise<Outcome> => {
    const near = address ? await countAttempt(context, address) : 0
    if (near) return { wait: near }
    const { wait, left } = await countAttemptAndRemaining(context, own)
    const all = wait || !together ? wait : await countAttempt(context, together)
    return all ? { wait: all } : { right: false, left }
  }
  const ownTurn = () => withConcurrencyLimit(counterKey(own), 1, judge)
  return address ? withConcurrencyLimit(counterKey(address), NEAR_AT_ONCE, ownTurn) : ownTurn()
}
