import type { Client } from '@millwright/contract/contract'
import { newPasswordProblems } from '@millwright/domain/account/newAccount'
import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import { redirectToNextStep, redirect } from '../loader.ts'
import type { Action, LoaderContext, Head, Loader, TitleText } from '../loader.ts'
import { field, problemsAt } from '../forms.ts'
import { masked, phoneStep, refusedStep, stepProblem } from './phoneStep.ts'
import type { StepKey } from '../layout/stepResult.ts'

export type PasswordStep = 'phone' | 'password' | 'done'
export type PasswordStepsData = { head: Head; step: PasswordStep; mobile: string | undefined }

/** The differences between a forgotten password and a password change. Both verify a phone number. */
type Way = {
  route: PlainRouteId
  flow: string
  title: TitleText
  /** Returns the required phone number, as the mall masks it. */
  mine?: (context: LoaderContext) => Promise<string | undefined>
  /** Returns the full phone number if the mall gives it, so that the form does not ask for it. */
  own?: (api: Client) => Promise<string | undefined>
  /** Whether to sign in again after the old sessions have ended. */
  stays?: boolean
}

export function passwordLoader({ route, flow, title }: Way): Loader<PasswordStepsData> {
  return async (_api, context) => {
    const kept = context.steps?.flow === flow ? context.steps : undefined
    const step: PasswordStep = kept?.done ? 'done' : kept?.flag ? 'password' : 'phone'
    return { head: { title, noindex: true, canonical: path(route) }, step, mobile: kept?.mobile && masked(kept.mobile) }
  }
}

/** Handles the intents sendCode, verify, restart and save. */
export function passwordAction({ route, flow, mine, own, stays = false }: Way): Action<StepKey> {
  return async (api, context, form) => {
    const intent = field(form, 'intent')
    if (intent === 'restart') redirectToNextStep(path(route), { steps: null })
    if (intent !== 'save') {
      const done = await phoneStep(
        context,
        form,
        { send: api.sendUpdatePwdCode, check: api.checkUpdatePwdSms },
        { mine: await mine?.(context), own: form.has('mobile') ? undefined : await own?.(api) },
      )
      return 'flag' in done ? redirectToNextStep(path(route), { steps: { flow, ...done } }) : done
    }
    const kept = context.steps
    if (kept?.flow !== flow || !kept.flag || !kept.mobile) return redirect(path(route), 303)
    const password = String(form.get('password') ?? '')
    const problems = newPasswordProblems({ password, again: String(form.get('passwordAgain') ?? '') })
    if (Object.keys(problems).length) return stepProblem(form, problemsAt(problems))
    try {
      await api.updatePwd({ mobile: kept.mobile, password, checkRegisterSmsFlag: kept.flag, validateType: 1 })
    } catch (error) {
      return refusedStep(error, form, context.now)
    }
    // The password change has ended every session of the buyer, including this one.
    const token = stays
      ? await api.login({ userName: kept.mobile, passWord: password }).then(
          ({ accessToken }) => accessToken,
          () => undefined,
        )
      : undefined
    return redirectToNextStep(path(route), { steps: { flow, done: '1' }, token })
  }
}
