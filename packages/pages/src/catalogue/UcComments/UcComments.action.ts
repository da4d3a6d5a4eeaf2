import { isId } from '@millwright/domain/id'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'

/** Deletes a comment. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const prodCommId = field(form, 'prodCommId')
  if (field(form, 'intent') !== 'remove' || !isId(prodCommId)) return failed(form, { key: 'badArgument' })
  try {
    await api.deleteComment({ prodCommId })
    return { done: true, toast: { namespace: 'ucComments', key: 'removed' } }
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
}
