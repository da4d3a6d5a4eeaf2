import type { CallContext } from '../call/call.ts'
import { forgetAttempts } from './rateLimit.ts'
import type { RateLimitCounter, RateLimit } from './rateLimit.ts'
import { knownDevice } from './devices.ts'
import { trySecret } from './trySecret.ts'

const PAUSE = 10 * 60_000
const byName: RateLimit = { name: 'login', maxAttempts: 5, windowMs: PAUSE }
const byAddress: RateLimit = { name: 'login from', maxAttempts: 50, windowMs: PAUSE }
const byDevice: RateLimit = { name: 'login on', maxAttempts: 5, windowMs: PAUSE }
const byAllDevices: RateLimit = { name: 'login on all', maxAttempts: 20, windowMs: PAUSE }
const byDevicesNear: RateLimit = { name: 'login near', maxAttempts: 50, windowMs: PAUSE }

/**
 * `user` is undefined if no account has the name. The try still counts, so that no response reveals whether the account
 * exists.
 */
type Try = { name: string; user: number | undefined; device: string | undefined }

/**
 * Tries a password. Counts by the name as typed, because a count per account would reveal which mobile number belongs
 * to which name. A device that has signed in to the account has its own counts, which strangers cannot raise (ADR 29).
 */
export async function tryPassword(
  context: Pick<CallContext, 'db' | 'now' | 'ip'>,
  { name, user, device }: Try,
  fits: () => Promise<boolean>,
): Promise<{ wait: number } | { right: boolean }> {
  const known = await knownDevice(context, user, device)
  const own: RateLimitCounter = known ? { ...byDevice, of: `${known} ${user}` } : { ...byName, of: `as ${name}` }
  const address: RateLimitCounter | undefined =
    context.ip === undefined ? undefined : { ...(known ? byDevicesNear : byAddress), of: context.ip }
  const outcome = await trySecret(
    context,
    { own, address, together: known ? { ...byAllDevices, of: user! } : undefined },
    fits,
  )
  if ('right' in outcome && outcome.right) await forgetAttempts(context.db, own)
  return outcome
}

/** Clears the failed tries of a buyer with a new password, for both the account name and the mobile number. */
export async function forgetTries(db: CallContext['db'], names: readonly (string | null)[]): Promise<void> {
  for (const name of names) if (name !== null) await forgetAttempts(db, { ...byName, of: `as ${name.toLowerCase()}` })
}
