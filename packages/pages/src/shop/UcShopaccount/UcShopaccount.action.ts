import { storePasswordProblems } from '@millwright/domain/shop/storePassword'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { field, problemsAt } from '../../forms.ts'
import { refusalOf, requireBuyer } from '../../loader.ts'
import type { Action, Problem } from '../../loader.ts'

export type AccountKey = KeyOf<'ucShopaccount'> | KeyOf<'errors'>

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Sets the store password, or changes it by the one that it was. Passwords are never shown again. */
export const action: Action<AccountKey> = async (api, context, form) => {
  requireBuyer(context)
  if (field(form, 'intent') !== 'password') return { done: false, problem: { key: 'badArgument' } }
  const [password, again, oldPassword] = ['password', 'passwordAgain', 'oldPassword'].map((name) =>
    text(form, name),
  ) as [string, string, string]
  const isChange = form.has('oldPassword')
  const wrong = {
    ...(isChange && !oldPassword && { oldPassword: 'oldPasswordEmpty' as const }),
    ...storePasswordProblems({ password, again, ...(isChange && { former: oldPassword }) }),
  }
  const fields: Record<string, Problem<AccountKey>> = problemsAt(wrong)
  const [first] = Object.values(fields)
  if (first) return { done: false, problem: first, fields }
  try {
    await api.setStorePassword({ password, ...(isChange && { oldPassword }) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const problem: Problem<AccountKey> = refusal.message ? { message: refusal.message } : { key: 'error' }
    const { field: at } = (refusal.data ?? {}) as { field?: string }
    return { done: false, problem, ...(at && { fields: { [at]: problem } }) }
  }
  return { done: true, data: {}, toast: { namespace: 'ucShopaccount', key: 'done' } }
}
