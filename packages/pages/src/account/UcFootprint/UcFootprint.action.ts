import { path } from '@millwright/domain/paths/path'
import { failed, field } from '../../forms.ts'
import { isId } from '@millwright/domain/id'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** Removes one product, one day or all of the browsing history. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const [prodId, day] = [field(form, 'prodId'), field(form, 'day')]
  switch (field(form, 'intent')) {
    case 'forget':
      if (!isId(prodId)) return failed(form, { key: 'badArgument' })
      await api.forgetSeen([prodId])
      return { done: true, toast: { namespace: 'kept', key: 'forgotten' } }
    case 'forgetDay':
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return failed(form, { key: 'badArgument' })
      await api.forgetAllSeen({ day })
      return { done: true, toast: { namespace: 'kept', key: 'forgotten' } }
    case 'forgetAll':
      await api.forgetAllSeen({})
      return redirect(path('uc-footprint'), 303)
    default:
      return failed(form, { key: 'badArgument' })
  }
}
