import { wayBack } from '@millwright/domain/link'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import { goTo } from '../at.ts'
import type { Head, Load, Reads } from '../at.ts'
import { anything } from '../internal/reads.ts'

export type LoginData = { head: Head; tab: LoginTab; back: string | undefined }

export const reads: Reads = { back: anything, tab: /^mobile$/ }

/** `/login?back=…&tab=mobile`; a buyer who is already in goes straight on. */
export const load: Load<LoginData> = async (_api, at) => {
  const back = wayBack(at.url.searchParams.get('back'))
  if (await at.user) goTo(back ?? '/')
  return {
    head: { title: { area: 'account', key: 'title' }, noindex: true },
    tab: at.url.searchParams.get('tab') === 'mobile' ? 'mobile' : 'account',
    back,
  }
}
