import type { LoginPanelProps } from '@millwright/commerce/LoginPanel'
import type { LoginOutcome } from './Login.action.ts'
import { readSentCode } from '../sentCode.ts'

/** Returns the props of the sign-in panel for a form result. */
export function readLoginOutcome(
  outcome: LoginOutcome | undefined,
): Pick<LoginPanelProps, 'problem' | 'message' | 'typed' | 'codeSent' | 'codeWait'> {
  if (!outcome) return {}
  if (outcome.done) {
    const { data } = outcome
    return {
      codeSent: data?.codeSent,
      typed: data?.codeSent ? { userName: data.userName, agreed: data.agreed === '1' } : undefined,
    }
  }
  const own = outcome.fields?.passWord
  const { sent, wait } = readSentCode(outcome.data)
  return {
    problem: 'key' in outcome.problem ? outcome.problem.key : undefined,
    message: own && 'message' in own ? own.message : 'message' in outcome.problem ? outcome.problem.message : undefined,
    codeSent: sent,
    codeWait: wait,
    typed: { userName: outcome.form?.userName, agreed: outcome.form?.agreed === '1' },
  }
}
