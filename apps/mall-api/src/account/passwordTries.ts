import type { CallContext } from '../server/call.ts'
import { forgetAttempts } from './attempts.ts'
import type { Counter, Limit } from './attempts.ts'
import { knownDevice } from './devices.ts'
import { trySecret } from './trySecret.ts'

const PAUSE = 10 * 60_000
const byName: Limit = { name: 'login', most: 5, within: PAUSE }
const byAddress: Limit = { name: 'login from', most: 50, within: PAUSE }
const byDevice: Limit = { name: 'login on', most: 5, within: PAUSE }
const byAllDevices: Limit = { name: 'login on all', most: 20, within: PAUSE }
const byDevicesNear: Limit = { name: 'login near', most: 50, within: PAUSE }

/** `user` is missing where no account has the name: it is counted all the same, so that no answer tells whether one has. */
type Try = { name: string; user: number | undefined; device: string | undefined }

/**
 * Tries a password: by the name as it was typed, since a count by account would tell which mobile belongs to which name.
 * A browser that the account was logged in from has counts of its own, which strangers' tries do not touch (ADR 29).
 */
export async function tryPassword(
  context: Pick<CallContext, 'db' | 'now' | 'ip'>,
  { name, user, device }: Try,
  fits: () => Promise<boolean>,
): Promise<{ wait: number } | { right: boolean }> {
  const known = await knownDevice(context, user, device)
  const own: Counter = known ? { ...byDevice, of: `${known} ${user}` } : { ...byName, of: `as ${name}` }
  const address: Counter | undefined =
    context.ip === undefined ? undefined : { ...(known ? byDevicesNear : byAddress), of: context.ip }
  const outcome = await trySecret(
    context,
    { own, address, together: known ? { ...byAllDevices, of: user! } : undefined },
    fits,
  )
  if ('right' in outcome && outcome.right) await forgetAttempts(context.db, own)
  return outcome
}

/** For who has a new password: by both names. */
export async function forgetTries(db: CallContext['db'], names: readonly (string | null)[]): Promise<void> {
  for (const name of names) if (name !== null) await forgetAttempts(db, { ...byName, of: `as ${name.toLowerCase()}` })
}
