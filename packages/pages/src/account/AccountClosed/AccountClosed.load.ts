import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'

/** Where closing an account leads: whoever is logged in has one. */
export const load: Loader<{ head: Head }> = async (_api, context) => {
  if (await context.user) redirect(path('uc-account'))
  return {
    head: { title: { namespace: 'ownAccount', key: 'closedTitle' }, noindex: true, canonical: path('account-closed') },
  }
}
