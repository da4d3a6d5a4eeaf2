import type { CallContext } from '../server/call.ts'
import { countAttempts, forgetAttempt, forgetAttempts } from './attempts.ts'
import type { Counter, Limit } from './attempts.ts'
import { knownDevice } from './devices.ts'

const PAUSE = 10 * 60_000
const byName: Limit = { name: 'login', most: 5, within: PAUSE }
const byAddress: Limit = { name: 'login from', most: 50, within: PAUSE }
const byDevice: Limit = { name: 'login on', most: 5, within: PAUSE }
const byAllDevices: Limit = { name: 'login on all', most: 20, within: PAUSE }
const byDevicesNear: Limit = { name: 'login near', most: 50, within: PAUSE }

/** `user` is nobody where the name is none's: it is counted all the same, so that no answer tells whether it is. */
type Try = { name: string; user: number | undefined; device: string | undefined }

/**
 * Counts a try at a password before it is looked at: by the name as it was typed, since a count by account would tell
 * which mobile belongs to which name. A browser that the account was logged in from has counts of its own, which
 * strangers' tries do not touch (ADR 29). Answers how long to wait, or what to do once the password was right.
 */
export async function tryPassword(
  context: Pick<CallContext, 'db' | 'now' | 'ip'>,
  { name, user, device }: Try,
): Promise<{ wait: number } | { right: () => Promise<void> }> {
  const known = await knownDevice(context, user, device)
  const own: Counter = known ? { ...byDevice, of: `${known} ${user}` } : { ...byName, of: `as ${name}` }
  const address: Counter[] =
    context.ip === undefined ? [] : [{ ...(known ? byDevicesNear : byAddress), of: context.ip }]
  const all: Counter[] = known ? [{ ...byAllDevices, of: user! }] : []
  const wait = await countAttempts(context, [...address, own, ...all])
  if (wait) return { wait }
  return {
    right: async () => {
      await forgetAttempts(context.db, own)
      // Not all of them: one's own account would wipe out the tries at those of others.
      for (const counter of [...address, ...all]) await forgetAttempt(context.db, counter)
    },
  }
}

/** For who has a new password: by both names. */
export async function forgetTries(db: CallContext['db'], names: readonly (string | null)[]): Promise<void> {
  for (const name of names) if (name !== null) await forgetAttempts(db, { ...byName, of: `as ${name.toLowerCase()}` })
}
