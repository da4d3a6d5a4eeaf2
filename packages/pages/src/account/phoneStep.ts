import { safeReturnPath } from '@millwright/domain/link/link'
import { phoneProblems } from '@millwright/domain/account/newAccount'
import type { StepProblems } from '@millwright/domain/account/newAccount'
import { isMobile } from '@millwright/domain/account/validation'
import { partsOf } from '@millwright/domain/partsOf'
import { refusalOf } from '../loader.ts'
import type { LoaderContext, Problem } from '../loader.ts'
import type { StepKey, StepResult } from '../layout/stepResult.ts'
import { field, problemsAt } from '../forms.ts'
import type { SentCode } from './sentCode.ts'

type StepFields = Record<string, Problem<StepKey>>

type Mobile = { mobile: string }
type Calls = {
  send: (input: Mobile) => Promise<unknown>
  check: (input: Mobile & { validCode: string }) => Promise<string>
}

/** The field and text of the mall's error codes. */
const places: Readonly<Record<string, { field: string; key: StepKey } | undefined>> = {
  A00006: { field: 'validCode', key: 'codeWrong' },
  A04003: { field: 'mobile', key: 'notRegistered' },
  A04001: { field: 'mobile', key: 'accountUnbound' },
}

/**
 * Handles the first step of registration and of a new password: the intent `sendCode` sends a code, any other intent
 * checks the typed code. Returns the phone number and verification flag of a correct code.
 */
export async function phoneStep(
  context: LoaderContext,
  form: FormData,
  { send, check }: Calls,
  { terms = false, mine, own }: { terms?: boolean; mine?: string; own?: string } = {},
): Promise<StepResult | { mobile: string; flag: string }> {
  const mobile = own ?? field(form, 'mobile')
  const validCode = field(form, 'validCode')
  const sending = field(form, 'intent') === 'sendCode'
  const problems: StepProblems = sending
    ? isMobile(mobile)
      ? {}
      : { mobile: 'mobileInvalid' }
    : phoneProblems({ mobile, validCode, agreed: !terms || form.has('agreed') })
  const fields: StepFields = problemsAt(problems)
  if (mine !== undefined && isMobile(mobile) && masked(mobile) !== mine) fields.mobile = { key: 'notYourNumber' }
  if (Object.keys(fields).length) return stepProblem(form, fields)
  try {
    if (!sending) return { mobile, flag: await check({ mobile, validCode }) }
    await send({ mobile })
    return { done: true, data: { sent: String(context.now) } satisfies SentCode, form: typedBut(form) }
  } catch (error) {
    return refusedStep(error, form, context.now)
  }
}

/** Returns the mall's refusal of a step, at its field if it names one. */
export function refusedStep(error: unknown, form: FormData, now: number): StepResult {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const { field: named, retryAfter } = partsOf(refusal.data)
  const place = places[refusal.code]
  const problem: Problem<StepKey> = place
    ? { key: place.key }
    : refusal.message
      ? { message: refusal.message }
      : { key: 'incomplete' }
  const at =
    place?.field ??
    (typeof named === 'string' && form.has(named) ? named : typeof retryAfter === 'number' ? 'validCode' : undefined)
  const data: SentCode | undefined =
    typeof retryAfter === 'number' ? { sent: String(now), wait: retryAfter } : undefined
  return at === undefined
    ? { done: false, problem, form: typedBut(form), data }
    : stepProblem(form, { [at]: problem }, data)
}

export function stepProblem(form: FormData, fields: Readonly<StepFields>, data?: SentCode): StepResult {
  return { done: false, problem: Object.values(fields)[0]!, fields, form: typedBut(form), data }
}

/** Masks a phone number as the mall does for its owner. */
export function masked(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}/, '$1****')
}

/** Returns the typed values without passwords and codes. */
function typedBut(form: FormData): Record<string, string> {
  const back = safeReturnPath(form.get('back'))
  return {
    ...Object.fromEntries(
      ['mobile', 'userName', 'agreed'].flatMap((name) =>
        form.has(name) ? [[name, field(form, name).slice(0, 100)]] : [],
      ),
    ),
    ...(back && { back }),
  }
}
