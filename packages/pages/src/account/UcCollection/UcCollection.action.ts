import { failed, field, ids } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** Removes the selected products or shops. Already removed ones are ignored. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  const chosen = ids(form, 'id')
  if (intent !== 'letGo' && intent !== 'letShopsGo') return failed(form, { key: 'badArgument' })
  if (!chosen.length) return failed(form, { key: 'nothingChosen' })
  if (intent === 'letGo') await api.cancelCollections(chosen)
  else await api.cancelShopCollections(chosen)
  return { done: true, toast: { namespace: 'kept', key: 'letGoDone', values: { count: chosen.length } } }
}
