import { isId } from '@millwright/domain/id'
import { isMobile } from '@millwright/domain/account/validation'
import { payPasswordProblems } from '@millwright/domain/account/profile'
import { phoneProblems } from '@millwright/domain/account/newAccount'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { Client } from '@millwright/contract/contract'
import { field, problemsAt, typedFields } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirect, redirectToNextStep, requireBuyer } from '../../loader.ts'
import type { Action, LoaderContext, Problem } from '../../loader.ts'
import { refusedStep, stepProblem } from '../phoneStep.ts'
import type { SentCode } from '../sentCode.ts'
import type { StepKey, StepResult } from '../../layout/stepResult.ts'
import { flows, savedStepsOf, stepPath } from './accountSteps.ts'
import { profileOf, profileProblems } from './profileProblems.ts'

type Act = (api: Client, context: LoaderContext, form: FormData) => Promise<StepResult>

/**
 * Handles the account's forms. Intents without a step: profile, picture, removePicture, endSession, endOthers. Intents
 * of a step: sendCode, verify, and save for the pay password. The verification flag is sealed in `steps`. The mall
 * accepts each flag once.
 */
export const action: Action<StepKey> = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  const steps: Readonly<Record<string, Act>> = { mobile: changeMobile, pay: setPayPassword, close: closeAccount }
  const { step } = context.query
  const act = (typeof step === 'string' && steps[step]) || overview
  try {
    return await act(api, context, form)
  } catch (error) {
    const refused = refusedStep(error, form, context.now)
    return { ...refused, form: { ...withoutSecrets(form), ...refused.form, intent } }
  }
}

const overview: Act = async (api, context, form) => {
  switch (field(form, 'intent')) {
    case 'profile': {
      const profile = profileOf(form)
      const day = new Date(context.now + 8 * 3_600_000).toISOString().slice(0, 10)
      const problems = profileProblems(profile, day)
      if (Object.keys(problems).length)
        return {
          ...stepProblem(form, problemsAt(problems)),
          form: withoutSecrets(form),
        }
      const { sex, ...said } = profile
      await api.setUserInfo({ ...said, ...(sex !== undefined && { sex: sex === 'M' || sex === 'F' ? sex : '' }) })
      return done('profileSaved')
    }
    case 'picture': {
      const { paths, problem } = await uploadedPaths(api, form, 'avatarUrl', 'avatar')
      const avatarUrl = paths.at(-1)
      if (problem || !avatarUrl) {
        const said: Problem<StepKey> = problem ?? { key: 'pictureMissing' }
        return { done: false, problem: said, fields: { avatarUrl: said }, form: withoutSecrets(form) }
      }
      await api.setUserInfo({ avatarUrl })
      return done('pictureSaved')
    }
    case 'removePicture':
      await api.setUserInfo({ avatarUrl: '' })
      return done('pictureRemoved')
    case 'endSession':
      if (!isId(field(form, 'sessionId'))) return { done: false, problem: { key: 'badArgument' } }
      await api.endBuyerSession({ sessionId: field(form, 'sessionId') })
      return done('sessionEnded')
    case 'endOthers':
      await api.endOtherSessions()
      return done('othersEnded')
    default:
      return { done: false, problem: { key: 'badArgument' } }
  }
}

/**
 * Returns a success with a toast. With `data`, a plain post renders the page with the message and does not redirect.
 */
function done(key: KeyOf<'ownAccount'>): StepResult {
  return { done: true, data: {}, toast: { namespace: 'ownAccount', key } }
}

const changeMobile: Act = async (api, context, form) => {
  const kept = savedStepsOf('mobile', context.steps)
  const unbound = !(await context.user)?.userMobile
  if (!kept?.flag && !unbound) return ownCode('mobile', api, context, form)
  const mobile = field(form, 'mobile')
  const sending = field(form, 'intent') === 'sendCode'
  const validCode = field(form, 'validCode')
  const problems = sending
    ? isMobile(mobile)
      ? {}
      : { mobile: 'mobileInvalid' as const }
    : phoneProblems({ mobile, validCode })
  if (Object.keys(problems).length) return stepProblem(form, problemsAt(problems))
  if (sending) {
    await (kept?.flag ? api.sendNewMobileCode({ mobile, flag: kept.flag }) : api.sendLoginCode({ mobile }))
    return codeSent(context, { mobile })
  }
  const steps = { flow: flows.mobile, done: '1' }
  if (!kept?.flag) {
    const { accessToken: token } = await api.registerOrBindUser({ mobile, validCode })
    return redirectToNextStep(stepPath('mobile'), { steps, token })
  }
  await api.updateMobile({ mobile, validCode, flag: kept.flag })
  return redirectToNextStep(stepPath('mobile'), { steps })
}

const setPayPassword: Act = async (api, context, form) => {
  if (field(form, 'intent') !== 'save') return ownCode('pay', api, context, form)
  const flag = savedStepsOf('pay', context.steps)?.flag
  const oldPassword = String(form.get('oldPayPassword') ?? '')
  const password = String(form.get('payPassword') ?? '')
  const problems = {
    ...(flag === undefined && !oldPassword && { oldPayPassword: 'oldPayPasswordEmpty' as const }),
    ...payPasswordProblems({ password, again: String(form.get('payPasswordAgain') ?? '') }),
  }
  if (Object.keys(problems).length) return stepProblem(form, problemsAt(problems))
  await api.updatePayPassword({ password, ...(flag === undefined ? { oldPassword } : { flag }) })
  return redirectToNextStep(stepPath('pay'), { steps: { flow: flows.pay, done: '1' } })
}

const closeAccount: Act = async (api, context, form) => {
  if (field(form, 'intent') === 'sendCode') return ownCode('close', api, context, form)
  const validCode = field(form, 'validCode')
  const fields = {
    ...(!validCode && { validCode: { key: 'codeEmpty' as const } }),
    ...(!form.has('agreed') && { agreed: { key: 'closingAgreed' as const } }),
  }
  if (Object.keys(fields).length) return stepProblem(form, fields)
  // Blockers are checked before the code is used up.
  const { blocked } = await api.closing()
  if (blocked) redirect(stepPath('close'), 303)
  const flag = await api.checkOwnCode({ purpose: 'close', validCode })
  await api.destroyUser({ flag })
  return redirectToNextStep(path('account-closed'), { steps: null })
}

/** Sends a code to the account's number; or checks the typed code, stores the verification flag and redirects. */
async function ownCode(
  purpose: 'mobile' | 'pay' | 'close',
  api: Client,
  context: LoaderContext,
  form: FormData,
): Promise<StepResult> {
  if (field(form, 'intent') === 'sendCode') {
    await api.sendOwnCode({ purpose })
    return codeSent(context, form.has('agreed') ? { agreed: '1' } : {})
  }
  const validCode = field(form, 'validCode')
  if (!validCode) return stepProblem(form, { validCode: { key: 'codeEmpty' } })
  const flag = await api.checkOwnCode({ purpose, validCode })
  return redirectToNextStep(stepPath(purpose), { steps: { flow: flows[purpose], flag } })
}

function codeSent({ now }: LoaderContext, form: Record<string, string>): StepResult {
  return { done: true, data: { sent: String(now) } satisfies SentCode, form }
}

function withoutSecrets(form: FormData): Record<string, string> {
  return Object.fromEntries(Object.entries(typedFields(form)).filter(([name]) => !/pass|^validCode$/i.test(name)))
}
