import { safeReturnPath } from '@millwright/domain/link/link'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, text } from '../../searchParams.ts'

export type LoginData = { head: Head; tab: LoginTab; back: string | undefined }

export const searchParams = { back: text, tab: oneOf(['mobile']) }

/** Loads `/login?back=…&tab=mobile`. A signed-in buyer is redirected to `back`. */
export const load: Loader<LoginData, typeof searchParams> = async (_api, context) => {
  const back = safeReturnPath(context.query.back)
  if (await context.user) redirect(back ?? path('home'))
  return {
    head: { title: { namespace: 'account', key: 'title' }, noindex: true },
    tab: context.query.tab ?? 'account',
    back,
  }
}
