import type { CallContext } from '../server/call.ts'
import { knownDevice } from './devices.ts'

/** `own`: a session of the number's account, or a browser that it logged in from. Everybody else is a stranger. */
export type Asker = { key: string; own: boolean }
export type AskerContext = Pick<CallContext, 'db' | 'now' | 'ip'> & { user?: number | undefined }

/** Who asks for a code of a number, or types one: what they send and guess is counted by this, apart from all others. */
export async function askerOf(context: AskerContext, mobile: string, deviceToken: string | undefined): Promise<Asker> {
  const [buyer] = await context.db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [
    mobile,
  ])
  const device = await knownDevice(context, buyer?.user, deviceToken)
  if (buyer && buyer.user === context.user) return { key: `user ${buyer.user}`, own: true }
  if (device) return { key: `device ${device}`, own: true }
  return { key: `from ${context.ip ?? 'here'}`, own: false }
}
