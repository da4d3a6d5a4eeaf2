import { wayBack } from '@millwright/domain/link/link'
import { goTo } from '../../loader.ts'
import type { Head, Load } from '../../loader.ts'
import { masked } from '../phoneStep.ts'
import { text } from '../../searchParams.ts'

export type RegisterStep = 'phone' | 'account' | 'done'
export type RegisterData = {
  head: Head
  step: RegisterStep
  mobile: string | undefined
  account: string | undefined
  back: string | undefined
}

export const searchParams = { back: text }

/** `/register?back=…`: each step is known by what the one before left. */
export const load: Load<RegisterData, typeof searchParams> = async (_api, at) => {
  const kept = at.steps?.flow === 'register' ? at.steps : undefined
  const step: RegisterStep = kept?.account ? 'done' : kept?.flag ? 'account' : 'phone'
  const back = wayBack(at.query.back) ?? wayBack(kept?.back)
  if (step !== 'done' && (await at.user)) goTo(back ?? '/')
  return {
    head: {
      title: { area: 'session', key: 'registerTitle' },
      canonical: '/register',
      noindex: step !== 'phone' || at.url.search !== '',
    },
    step,
    back,
    mobile: kept?.mobile && masked(kept.mobile),
    account: kept?.account,
  }
}
