import { safeReturnPath } from '@millwright/domain/link/link'
import { isMobile, loginProblem } from '@millwright/domain/account/validation'
import type { LoginTrouble } from '@millwright/commerce/LoginPanel'
import { partsOf } from '@millwright/domain/partsOf'
import { path } from '@millwright/domain/paths/path'
import { refusalOf } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import type { SentCode } from '../sentCode.ts'

/**
 * The data of a sign-in form's result. The storefront stores `token` before it redirects to `back`, and deletes the
 * token on `logout`. The sign-in panel shows that a code was sent, and the typed values.
 */
type LoginResult = Partial<
  SentCode & Record<'token' | 'codeSent' | 'tab' | 'userName' | 'agreed' | 'back', string> & { logout: true }
>

export type LoginOutcome = ActionResult<LoginResult, LoginTrouble>

/**
 * Handles the intents login, smsLogin, sendCode and logout. A problem's key is a `LoginTrouble`. The result contains
 * the typed values, except the password and the code.
 */
export const action: Action<LoginTrouble, LoginResult> = async (api, context, form) => {
  const say = (name: string) => String(form.get(name) ?? '').trim()
  const typed = {
    tab: say('tab') || 'account',
    userName: say('userName'),
    agreed: form.has('agreed') ? '1' : '',
    back: safeReturnPath(form.get('back')) ?? '',
  }
  const trouble = (key: LoginTrouble): LoginOutcome & { done: false } => ({
    done: false,
    problem: { key },
    form: typed,
  })
  const refused = (error: unknown, key: LoginTrouble): LoginOutcome => {
    // Only refusals are about the visitor's input. The storefront shows all other errors.
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { code, message } = refusal
    const { retryAfter } = partsOf(refusal.data)
    const news: SentCode | undefined =
      typeof retryAfter === 'number' ? { sent: String(context.now), wait: retryAfter } : undefined
    return code === 'A00006'
      ? trouble('codeWrong')
      : { ...trouble(key), fields: { passWord: message ? { message } : { key } }, data: news }
  }

  switch (say('intent')) {
    case 'logout': {
      // The token is deleted even if the server does not respond. `endSession` ends the session: `/logOut` is a public
      // path and receives no token.
      await Promise.allSettled([api.endSession(), api.logOut()])
      return done({ logout: true })
    }
    case 'sendCode': {
      if (!isMobile(typed.userName)) return trouble('mobile')
      try {
        await api.sendLoginCode({ mobile: typed.userName })
      } catch (error) {
        return refused(error, 'mobile')
      }
      return { done: true, data: { codeSent: String(context.now), ...typed } }
    }
    default: {
      const byMobile = say('intent') === 'smsLogin'
      const passWord = byMobile ? say('passWord') : String(form.get('passWord') ?? '')
      const problem = loginProblem({
        tab: byMobile ? 'mobile' : 'account',
        userName: typed.userName,
        passWord,
        agreed: form.has('agreed'),
      })
      if (problem) return trouble(problem)
      try {
        const { accessToken } = await (byMobile ? api.smsLogin : api.login)({ userName: typed.userName, passWord })
        return done({ token: accessToken, back: typed.back || path('home') })
      } catch (error) {
        return refused(error, byMobile ? 'codeWrong' : 'refused')
      }
    }
  }
}

function done(data: LoginResult): LoginOutcome {
  return { done: true, data }
}
