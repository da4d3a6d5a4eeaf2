import { safeReturnPath } from '@millwright/domain/link/link'
import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
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

/** Loads `/register?back=…`. The saved values of the previous step decide the current step. */
export const load: Loader<RegisterData, typeof searchParams> = async (_api, context) => {
  const kept = context.steps?.flow === 'register' ? context.steps : undefined
  const step: RegisterStep = kept?.account ? 'done' : kept?.flag ? 'account' : 'phone'
  const back = safeReturnPath(context.query.back) ?? safeReturnPath(kept?.back)
  if (step !== 'done' && (await context.user)) redirect(back ?? path('home'))
  return {
    head: {
      title: { namespace: 'session', key: 'registerTitle' },
      canonical: path('register'),
      noindex: step !== 'phone' || context.url.search !== '',
    },
    step,
    back,
    mobile: kept?.mobile && masked(kept.mobile),
    account: kept?.account,
  }
}
