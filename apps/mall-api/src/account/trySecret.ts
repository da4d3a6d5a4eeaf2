import type { CallContext } from '../server/call.ts'
import { countAttempt, keyOf, tryOne, waitOf } from './attempts.ts'
import type { Counter } from './attempts.ts'
import { inTurn } from './inTurn.ts'

/** How many secrets that one address types are held against what is kept at once: it takes a processor's time. */
const NEAR_AT_ONCE = 8

type Counters = { own: Counter; address?: Counter | undefined; together?: Counter | undefined }
/** `wait` milliseconds because of too many wrong ones before; or wrong, with so many tries left. */
type Outcome = { wait: number } | { right: true } | { right: false; left: number }

/**
 * Holds a secret against what is kept (`fits`) and counts it only if it was wrong: any number of right ones at once are
 * right. Of wrong ones at once no more than the limit are called wrong, and after them a right one is refused as well,
 * just as if they had come one after the other. Tries of one counter wait for each other, so that beyond the limit none
 * is held against anything.
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
    // Another server of the mall may have counted the last wrong one meanwhile.
    const late = right ? await waitOf(context, counters) : 0
    if (late) return { wait: late }
    return right ? { right } : countWrong()
  }
  const countWrong = async (): Promise<Outcome> => {
    const near = address ? await countAttempt(context, address) : 0
    if (near) return { wait: near }
    const { wait, left } = await tryOne(context, own)
    const all = wait || !together ? wait : await countAttempt(context, together)
    return all ? { wait: all } : { right: false, left }
  }
  const ownTurn = () => inTurn(keyOf(own), 1, judge)
  return address ? inTurn(keyOf(address), NEAR_AT_ONCE, ownTurn) : ownTurn()
}
