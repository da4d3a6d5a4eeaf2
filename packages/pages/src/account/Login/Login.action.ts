import { wayBack } from '@millwright/domain/link/link'
import { isMobile, loginProblem } from '@millwright/domain/account/validation'
import type { LoginTrouble } from '@millwright/commerce/LoginPanel'
import { path } from '@millwright/domain/paths/path'
import type { Action, ActionResult } from '../../loader.ts'
import type { CodeNews } from '../phoneStep.ts'

/** What the storefront reads of it: a token to keep (then it goes to `back`), or the wish to forget the token. */
export type LoginResult = { token: string; back: string } | { logout: true } | { codeSent: string }

export type LoginOutcome = ActionResult<unknown, LoginTrouble>

/**
 * Intents: login, smsLogin, sendCode, logout. A problem's key is a `LoginTrouble`; typed values but the secret come
 * back.
 */
export const action: Action<LoginTrouble> = async (api, context, form) => {
  const say = (name: string) => String(form.get(name) ?? '').trim()
  const typed = {
    tab: say('tab') || 'account',
    userName: say('userName'),
    agreed: form.has('agreed') ? '1' : '',
    back: wayBack(form.get('back')) ?? '',
  }
  const trouble = (key: LoginTrouble): LoginOutcome => ({ done: false, problem: { key }, form: typed })
  const refused = (error: unknown, key: LoginTrouble): LoginOutcome => {
    // Only what the server says to the person is the person's fault; the rest is the storefront's to show.
    const { kind, message, code, data } = error as { kind?: string; message?: string; code?: string; data?: unknown }
    if (kind !== 'refused') throw error
    const { retryAfter } = (data ?? {}) as { retryAfter?: unknown }
    const news: CodeNews | undefined =
      typeof retryAfter === 'number' ? { sent: String(context.now), wait: retryAfter } : undefined
    return code === 'A00006'
      ? trouble('codeWrong')
      : ({ ...trouble(key), fields: { passWord: message ? { message } : { key } }, data: news } as LoginOutcome)
  }

  switch (say('intent')) {
    case 'logout': {
      // The token goes whether or not the server hears of it. `/logOut` is no path of buyers: no token goes there, and
      // no session ends.
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
