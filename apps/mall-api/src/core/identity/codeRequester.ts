import type { CallContext } from '../call/call.ts'
import { knownDevice } from './devices.ts'

/**
 * `own`: whether the request comes from a session of the number's account or from a device that has signed in to it.
 */
export type CodeRequester = { key: string; own: boolean }
export type CodeRequestContext = Pick<CallContext, 'db' | 'now' | 'ip'> & { user?: number | undefined }

/**
 * Identifies the requester who asks for a code for a mobile number, or types a code. Requests and guesses are counted
 * separately for each requester.
 */
export async function identifyCodeRequester(
  context: CodeRequestContext,
  mobile: string,
  deviceToken: string | undefined,
): Promise<CodeRequester> {
  const [buyer] = await context.db.query<{ user: number }>('select user_id as user from buyer where mobile = $1', [
    mobile,
  ])
  const device = await knownDevice(context, buyer?.user, deviceToken)
  if (buyer && buyer.user === context.user) return { key: `user ${buyer.user}`, own: true }
  if (device) return { key: `device ${device}`, own: true }
  return { key: `from ${context.ip ?? 'here'}`, own: false }
}
