import { Overloaded } from '@millwright/edge/gate'
import { FairQueue } from './FairQueue.ts'
import { givingWay } from './traffic.ts'

/** Shorter lists take some milliseconds and do not wait for long ones. */
const SHORT = 50

/**
 * Reads or prices one long list at a time. A list of 1,000 lines takes up to a second, and a shop's form waits eight
 * seconds, so that a longer queue would answer nobody.
 */
const listQueue = new FairQueue({ atOnce: 1, mostWaiting: 6 })

/**
 * Runs the work on a list of so many lines in its turn, and lets calls of others go first. Throws `Overloaded`, which
 * callers get as status 503 with the time to wait, if too many lists wait. `ip` is the address of a caller who is not
 * signed in.
 */
export async function inListTurn<T>(
  { user, ip }: { user?: number | undefined; ip?: string | undefined },
  lines: number,
  work: () => Promise<T>,
): Promise<T> {
  if (lines <= SHORT) return work()
  const person = user === undefined ? `address ${ip ?? ''}` : `user ${user}`
  const done = await givingWay(() => listQueue.run(person, async () => ({ result: await work() })))
  if (!done) throw new Overloaded()
  return done.result
}

/** Returns the number of lines of a pasted text. */
export const linesIn = (text: string): number => text.split('\n').length
