import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'

/** Loads the page shown after an account is closed. Signed-in buyers are redirected to their account. */
export const load: Loader<{ head: Head }> = async (_api, context) => {
  if (await context.user) redirect(path('uc-account'))
  return {
    head: { title: { namespace: 'ownAccount', key: 'closedTitle' }, noindex: true, canonical: path('account-closed') },
  }
}
