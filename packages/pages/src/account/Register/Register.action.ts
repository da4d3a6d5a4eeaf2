import { safeReturnPath } from '@millwright/domain/link/link'
import { accountProblems, newPasswordProblems } from '@millwright/domain/account/newAccount'
import { path } from '@millwright/domain/paths/path'
import { redirectToNextStep, redirect } from '../../loader.ts'
import type { Action, Steps } from '../../loader.ts'
import { field, problemsAt } from '../../forms.ts'
import { phoneStep, refusedStep, stepProblem } from '../phoneStep.ts'
import type { StepKey } from '../../layout/stepResult.ts'

const flow = 'register'

/** Handles the intents sendCode, verify, restart and register. */
export const action: Action<StepKey> = async (api, context, form) => {
  const intent = field(form, 'intent')
  if (intent === 'restart') redirectToNextStep(path('register'), { steps: null })
  if (intent !== 'register') {
    const done = await phoneStep(
      context,
      form,
      { send: api.sendRegisterCode, check: api.checkRegisterSms },
      { terms: true },
    )
    return 'flag' in done
      ? redirectToNextStep(path('register'), { steps: { flow, ...done, ...withBack(field(form, 'back')) } })
      : done
  }
  const kept = context.steps
  if (kept?.flow !== flow || !kept.flag || !kept.mobile) return redirect(path('register'), 303)
  const userName = field(form, 'userName')
  const password = String(form.get('password') ?? '')
  const problems = {
    ...accountProblems(userName),
    ...newPasswordProblems({ password, again: String(form.get('passwordAgain') ?? '') }),
  }
  if (Object.keys(problems).length) return stepProblem(form, problemsAt(problems))
  try {
    const { accessToken } = await api.register({
      userName,
      password,
      mobile: kept.mobile,
      checkRegisterSmsFlag: kept.flag,
    })
    return redirectToNextStep(path('register'), {
      token: accessToken,
      steps: { flow, account: userName, done: '1', ...withBack(kept.back) },
    })
  } catch (error) {
    return refusedStep(error, form, context.now)
  }
}

function withBack(raw: string | undefined): Steps {
  const back = safeReturnPath(raw)
  return back ? { back } : {}
}
