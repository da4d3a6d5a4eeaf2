import type { At } from '../call.ts'
import { countAttempt, forgetAttempt, forgetAttempts } from './attempts.ts'
import type { Counter, Limit } from './attempts.ts'
import { knownDevice } from './devices.ts'

const PAUSE = 10 * 60_000
const byAccount: Limit = { name: 'login', most: 5, within: PAUSE }
const byAddress: Limit = { name: 'login from', most: 50, within: PAUSE }
const byDevice: Limit = { name: 'login on', most: 5, within: PAUSE }

/** `user` is nobody where the name is none's: it is counted all the same, so that no answer tells whether it is. */
type Try = { name: string; user: number | undefined; device: string | undefined }

/**
 * Counts a try at a password before it is looked at. A browser that the account was logged in from has a count of its
 * own, which strangers' tries do not touch (ADR 29). Answers how long to wait, or what to do once the password was right.
 */
export async function tryPassword(at: Pick<At, 'db' | 'now' | 'ip'>, { name, user, device }: Try): Promise<{ wait: number } | { right: () => Promise<void> }> {
  const known = await knownDevice(at.db, user, device)
  const own: Counter = known ? { ...byDevice, of: `${known} ${user}` } : { ...byAccount, of: user ?? `as ${name}` }
  const shared: Counter | undefined = known || at.ip === undefined ? undefined : { ...byAddress, of: at.ip }
  const wait = (shared && await countAttempt(at, shared)) || await countAttempt(at, own)
  if (wait) return { wait }
  return {
    right: async () => {
      await forgetAttempts(at.db, own)
      // Not all of them: one's own account would wipe out the tries at those of others.
      if (shared) await forgetAttempt(at.db, shared)
    },
  }
}

/** For who has a new password. */
export function forgetTries(db: At['db'], user: number): Promise<void> {
  return forgetAttempts(db, { ...byAccount, of: user })
}
