import type { AnswerOf, Client, InputOf } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { readSkuQuantities } from '@millwright/domain/link/skuQuantities'
import {
  ORDER_LIST_LINE_LIMIT,
  ORDER_LIST_NAME_LENGTH,
  ORDER_LIST_NOTE_LENGTH,
} from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { failed, field, messageKey, readForm, refused } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult } from '../../loader.ts'
import { putIntoCart } from '../CartResult/putIntoCart.ts'
import type { CartResultData } from '../CartResult/putIntoCart.ts'

/** The result of a post: the lines that went into the cart, or an import with rows that were refused. */
export type ListsOutcome = { cart?: CartResultData; imported?: AnswerOf<'importOrderList'> }
type Result = ActionResult<ListsOutcome>

const name = z
  .string()
  .trim()
  .min(1, messageKey('orderListName'))
  .max(ORDER_LIST_NAME_LENGTH, messageKey('orderListName'))
const note = z.string().trim().max(ORDER_LIST_NOTE_LENGTH, messageKey('orderListNote'))
/** The text keeps its tabs and lines, which separate. */
const text = z.string().max(QUICK_ORDER_TEXT_LIMIT, messageKey('tooLong'))
const named = z.object({ name, note, text })
const added = z.object({ text })

export const action: Action<KeyOf<'errors'>, ListsOutcome> = async (api, context, form) => {
  requireBuyer(context)
  const listId = field(form, 'listId')
  switch (field(form, 'intent')) {
    case 'create':
      return create(api, form)
    case 'import':
      return importFile(api, form)
    case 'cart': {
      if (!isId(listId)) return failed(form, { key: 'badArgument' })
      const { data, ...result } = await putIntoCart(api, { listId })
      return { ...result, ...(data && { data: { cart: data } }) } as Result
    }
    case 'skip':
      if (!isId(listId)) return failed(form, { key: 'badArgument' })
      return attempt(form, async () => {
        await api.skipOrderList({ listId })
        redirect(path('uc-order-lists', { done: 'skipped' }), 303)
      })
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** Saves goods as a new list, or to the end of a chosen one, and opens it. */
async function create(api: Client, form: FormData): Promise<Result> {
  const target = field(form, 'target')
  const read = isId(target) ? readForm(form, added) : readForm(form, named)
  if ('refused' in read) return read.refused
  const source = sourceOf(form, read.values.text)
  return attempt(form, async () => {
    if (isId(target)) {
      await api.addOrderListLines({ listId: target, ...source })
      redirect(path('uc-order-list-detail', { listId: target, done: 'saved' }), 303)
    }
    const { name: called, note: about } = read.values as z.output<typeof named>
    const { listId } = await api.createOrderList({ name: called, note: about, ...source })
    redirect(path('uc-order-list-detail', { listId, done: 'created' }), 303)
  })
}

function sourceOf(form: FormData, typed: string): Omit<InputOf<'createOrderList'>, 'name'> {
  const orderNumber = field(form, 'orderNumber')
  if (field(form, 'from') === 'cart') return { cart: 1 }
  if (field(form, 'from') === 'bought') return { bought: 1 }
  if (orderNumber) return { orderNumber }
  const skus = readSkuQuantities(field(form, 'q'), ORDER_LIST_LINE_LIMIT).filter(({ quantity }) => quantity > 0)
  if (skus.length) return { lines: skus }
  return typed.trim() ? { text: typed } : {}
}

/** Imports a file as a list, and opens it if every row was saved with its part. */
async function importFile(api: Client, form: FormData): Promise<Result> {
  const read = readForm(form, z.object({ name }))
  if ('refused' in read) return read.refused
  const file = form.get('file')
  if (!(file instanceof File) || !file.name) return failed(form, { key: 'noFile' }, { file: { key: 'noFile' } })
  return attempt(form, async () => {
    const imported = await api.importOrderList({ file, name: read.values.name })
    if (imported.listId && !imported.failList.length && !imported.unmatched)
      redirect(path('uc-order-list-detail', { listId: imported.listId, done: 'created' }), 303)
    return { done: true, data: { imported } }
  })
}

async function attempt(form: FormData, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
}
