import type { Client } from '@millwright/contract/contract'
import { isTypedAmount } from '@millwright/domain/money/typedAmount'
import * as z from 'zod'
import { amountMessageKey, failed, field, ids, messageKey, plainAmounts, readForm, refused } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, LoaderContext } from '../../loader.ts'

const watched = z.object({
  prodId: z.string().regex(/^\d{1,19}$/, messageKey('badArgument')),
  price: z
    .string()
    .trim()
    .refine((typed) => isTypedAmount(typed) && Number(typed) > 0, amountMessageKey('transferAmount')),
})

/**
 * Removes the selected products or shops; already removed ones are ignored. Sets the price at which the buyer wants a
 * notice of a product, or withdraws it.
 */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const intent = field(form, 'intent')
  if (intent === 'watch') return watch(api, context, form)
  const chosen = ids(form, 'id')
  if (intent === 'unwatch') {
    const [prodId] = chosen
    if (!prodId) return failed(form, { key: 'badArgument' })
    await api.watchPrice({ prodId })
    return { done: true, toast: { namespace: 'kept', key: 'watchOff' } }
  }
  if (intent !== 'letGo' && intent !== 'letShopsGo') return failed(form, { key: 'badArgument' })
  if (!chosen.length) return failed(form, { key: 'nothingChosen' })
  if (intent === 'letGo') await api.cancelCollections(chosen)
  else await api.cancelShopCollections(chosen)
  return { done: true, toast: { namespace: 'kept', key: 'letGoDone', values: { count: chosen.length } } }
}

async function watch(api: Client, context: LoaderContext, form: FormData): Promise<ActionResult> {
  const read = readForm(plainAmounts(form, ['price'], context), watched)
  if ('refused' in read) return read.refused
  try {
    await api.watchPrice(read.values)
  } catch (error) {
    const { problem } = refused(error, {})
    return failed(form, problem, { price: problem })
  }
  return { done: true, toast: { namespace: 'kept', key: 'watchDone' } }
}
