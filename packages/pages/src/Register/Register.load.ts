import { wayBack } from '@millwright/domain/link'
import { goTo } from '../at.ts'
import type { Head, Load, Reads } from '../at.ts'
import { masked } from '../internal/phoneStep.ts'
import { anything } from '../internal/reads.ts'

export type RegisterStep = 'phone' | 'account' | 'done'
export type RegisterData = { head: Head; step: RegisterStep; mobile: string | undefined; account: string | undefined; back: string | undefined }

export const reads: Reads = { back: anything }

/** `/register?back=…`: each step is known by what the one before left. */
export const load: Load<RegisterData> = async (_api, at) => {
  const kept = at.steps?.flow === 'register' ? at.steps : undefined
  const step: RegisterStep = kept?.account ? 'done' : kept?.flag ? 'account' : 'phone'
  const back = wayBack(at.url.searchParams.get('back')) ?? wayBack(kept?.back)
  if (step !== 'done' && await at.user) goTo(back ?? '/')
  return {
    head: { title: { area: 'session', key: 'registerTitle' }, canonical: '/register', noindex: step !== 'phone' || at.url.search !== '' },
    step, back, mobile: kept?.mobile && masked(kept.mobile), account: kept?.account,
  }
}
