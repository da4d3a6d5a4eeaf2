import { safeReturnPath } from '@millwright/domain/link/link'
import { isMobile, loginProblem } from '@millwright/domain/account/validation'
import type { LoginTrouble } from '@millwright/commerce/LoginPanel'
import { path } from '@millwright/domain/paths/path'
import { refusalOf } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import { partsOf } from '../../partsOf.ts'
import type { SentCode } from '../sentCode.ts'

/**
 * The result that the storefront reads: a token to store before the redirect to `back`, or the request to delete the
 * token.
 */
export type LoginResult = { token: string; back: string } | { logout: true } | { codeSent: string }

export type LoginOutcome = ActionResult<unknown, LoginTrouble>

/**
 * Handles the intents login, smsLogin, sendCode and logout. A problem's key is a `LoginTrouble`. Typed values return,
 * except the password and the code.
 */
export const action: Action<LoginTrouble> = async (api, context, form) => {
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
      // The token is deleted even if the server does not respond. `/logOut` is not among the buyers' authenticated
      // paths: it receives no token and ends no session.
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
