import { ARTICLE_NUMBER_LENGTH } from '@millwright/domain/article-number/limits'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { failed, field, messageKey, readForm } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import type { Client } from '@millwright/contract/contract'

const single = z.object({
  number: z
    .string()
    .trim()
    .min(1, messageKey('articleNumberMissing'))
    .max(ARTICLE_NUMBER_LENGTH, messageKey('articleNumberLong')),
  partyCode: z.string().trim().min(1, messageKey('partNumberMissing')).max(100, messageKey('partNumberMissing')),
  unit: z.string().trim().max(20, messageKey('unitLong')),
})
const pasted = z.object({
  list: z.string().trim().min(1, messageKey('articleListMissing')).max(100_000, messageKey('articleListLong')),
})

/** The pasted rows that were not saved, with the reasons, and the number of saved ones. */
export type PasteResult = { saved: number; refused: { number: string; message: string }[] }

/** Saves one article number or a pasted list, or deletes a number. */
export const action: Action<KeyOf<'errors'>, PasteResult> = async (api, context, form) => {
  requireBuyer(context)
  const articleNumberId = field(form, 'articleNumberId')
  switch (field(form, 'intent')) {
    case 'save':
      return save(api, form, articleNumberId)
    case 'paste':
      return paste(api, form)
    case 'delete':
      if (!isId(articleNumberId)) return failed(form, { key: 'badArgument' })
      await api.deleteArticleNumbers([articleNumberId])
      return redirect(path('uc-article-numbers', { done: 'deleted' }), 303)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

async function save(api: Client, form: FormData, articleNumberId: string): Promise<ActionResult<PasteResult>> {
  const read = readForm(form, single)
  if ('refused' in read) return read.refused
  const [answer] = await api.saveArticleNumbers([
    { ...read.values, ...(isId(articleNumberId) && { articleNumberId }), ...skuOf(form, read.values.partyCode) },
  ])
  if (answer?.saved) redirect(path('uc-article-numbers', { done: 'saved' }), 303)
  const problem = { message: answer?.message ?? '' }
  return failed(form, problem, { partyCode: problem })
}

/** An edited number keeps its SKU unless the part number is changed: several shops may sell the part number. */
function skuOf(form: FormData, partyCode: string): { skuId?: string } {
  const skuId = field(form, 'skuId')
  return isId(skuId) && field(form, 'formerCode') === partyCode ? { skuId } : {}
}

async function paste(api: Client, form: FormData): Promise<ActionResult<PasteResult>> {
  const read = readForm(form, pasted)
  if ('refused' in read) return read.refused
  const answers = await api.importArticleNumbers({ text: read.values.list })
  const refused = answers.filter(({ saved }) => !saved)
  const data = {
    saved: answers.length - refused.length,
    refused: refused.map(({ number, message = '' }) => ({ number, message })),
  }
  if (!answers.length) return failed(form, { key: 'articleListMissing' }, { list: { key: 'articleListMissing' } })
  if (!refused.length) redirect(path('uc-article-numbers', { done: 'saved' }), 303)
  // Only the rows to mend stay in the field.
  return { done: true, data, form: { list: refused.map(({ line }) => line).join('\n') } }
}
