import { wayBack } from '@millwright/domain/link/link'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import { goTo } from '../../loader.ts'
import type { Head, Load } from '../../loader.ts'
import { oneOf, text } from '../../searchParams.ts'

export type LoginData = { head: Head; tab: LoginTab; back: string | undefined }

export const searchParams = { back: text, tab: oneOf(['mobile']) }

/** `/login?back=…&tab=mobile`; a buyer who is already in goes straight on. */
export const load: Load<LoginData, typeof searchParams> = async (_api, at) => {
  const back = wayBack(at.query.back)
  if (await at.user) goTo(back ?? '/')
  return {
    head: { title: { area: 'account', key: 'title' }, noindex: true },
    tab: at.query.tab ?? 'account',
    back,
  }
}
