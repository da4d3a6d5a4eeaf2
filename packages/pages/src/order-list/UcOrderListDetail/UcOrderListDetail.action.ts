import type { Client } from '@millwright/contract/contract'
import { isId } from '@millwright/domain/id'
import { readQuantity } from '@millwright/domain/account/validation'
import {
  ASSEMBLIES_LIMIT,
  ORDER_LIST_LEVELS,
  ORDER_LIST_LINE_NOTE_LENGTH,
  ORDER_LIST_NAME_LENGTH,
  ORDER_LIST_NOTE_LENGTH,
  REPEAT_WEEKS_LIMIT,
} from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { failed, field, messageKey, readForm, refused } from '../../forms.ts'
import { missing, redirect, requireBuyer } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import { putIntoCart } from '../CartResult/putIntoCart.ts'
import type { CartResultData } from '../CartResult/putIntoCart.ts'
import { editedLines } from './editedLines.ts'
import type { LineCommand, LineEdit } from './editedLines.ts'
import type { doneWords } from './UcOrderListDetail.load.ts'

type Result = ActionResult<CartResultData>
/** The result of the last post, if there was one. */
export type DetailOutcome = Result | undefined
type Call = { api: Client; form: FormData; listId: string; n: number | undefined }

const nameField = z
  .string()
  .trim()
  .min(1, messageKey('orderListName'))
  .max(ORDER_LIST_NAME_LENGTH, messageKey('orderListName'))
const nameAndNote = z.object({
  name: nameField,
  note: z.string().trim().max(ORDER_LIST_NOTE_LENGTH, messageKey('orderListNote')),
})
const weeks = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, messageKey('orderListWeeks'))
  .transform(Number)
  .refine((count) => count >= 1 && count <= REPEAT_WEEKS_LIMIT, messageKey('orderListWeeks'))
const repeat = z.object({
  weeks,
  nextDay: z
    .string()
    .trim()
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, messageKey('orderListDay')),
})
const more = z.object({
  text: z
    .string()
    .max(QUICK_ORDER_TEXT_LIMIT, messageKey('tooLong'))
    .refine((text) => text.trim() !== '', messageKey('orderListText')),
})

export const action: Action<KeyOf<'errors'>, CartResultData> = async (api, context, form) => {
  requireBuyer(context)
  const { listId } = context.params
  if (!isId(listId)) missing({ unnamed: 'orderList' })
  const n = Number(field(form, 'n'))
  const call = { api, form, listId, n: Number.isInteger(n) && n > 1 && n <= ASSEMBLIES_LIMIT ? n : undefined }
  const [intent = '', lineId = '', skuId = ''] = field(form, 'intent').split('.')
  switch (intent) {
    case 'cart':
      return putIntoCart(api, { listId, assemblies: call.n })
    case 'name':
      return withForm(call, nameAndNote, 'saved', (values) => api.saveOrderList({ listId, ...values }))
    case 'add':
      return withForm(call, more, 'saved', ({ text }) => api.addOrderListLines({ listId, text }))
    case 'repeat':
      return withForm(call, repeat, 'repeatSaved', ({ weeks: every, nextDay }) =>
        api.repeatOrderList({ listId, weeks: every, ...(nextDay && { nextDay }) }),
      )
    case 'stop':
      return attempt(call, () => api.repeatOrderList({ listId, weeks: 0 }), 'repeatStopped')
    case 'skip':
      return attempt(call, () => api.skipOrderList({ listId }), 'skipped')
    case 'copy':
      return copy(call)
    case 'delete':
      return attempt(call, async () => {
        await api.deleteOrderLists([listId])
        redirect(path('uc-order-lists', { done: 'deleted' }), 303)
      })
    case 'lines':
      return saveLines(call)
    case 'up':
    case 'down':
    case 'remove':
    case 'replace':
      return saveLines(call, { kind: intent, lineId, skuId })
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** Reads a form, makes the call, and shows the list. A refusal of the mall stands above the form. */
async function withForm<Shape extends z.ZodObject>(
  call: Call,
  schema: Shape,
  done: (typeof doneWords)[number],
  work: (values: z.output<Shape>) => Promise<unknown>,
): Promise<Result> {
  const read = readForm(call.form, schema)
  if ('refused' in read) return read.refused
  return attempt(call, () => work(read.values), done)
}

async function attempt(
  { form, listId, n }: Call,
  work: () => Promise<unknown>,
  done: (typeof doneWords)[number] = 'saved',
): Promise<Result> {
  try {
    await work()
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return redirect(path('uc-order-list-detail', { listId, n, done }), 303)
}

async function copy(call: Call): Promise<Result> {
  const { api, form, listId } = call
  const read = readForm(form, z.object({ name: nameField }))
  if ('refused' in read) return read.refused
  return attempt(call, async () => {
    const copied = await api.duplicateOrderList({ listId, name: read.values.name })
    redirect(path('uc-order-list-detail', { listId: copied.listId, done: 'copied' }), 303)
  })
}

/** Saves the typed values of the shown lines, after the command of a button. The other lines stay as they are. */
async function saveLines(call: Call, command?: LineCommand): Promise<Result> {
  const { api, form, listId } = call
  const { edits, fields } = readEdits(form, command)
  const [problem] = Object.values(fields)
  if (problem) return failed(form, problem, fields)
  const page = field(form, 'page')
  try {
    const { items } = await api.orderListInfo({ listId })
    const version = Number(field(form, 'version'))
    await api.saveOrderListLines({ listId, version, lines: editedLines(items, edits, command) })
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  const stays = command && command.kind !== 'replace'
  return redirect(
    path('uc-order-list-detail', {
      listId,
      n: call.n,
      ...(stays ? { edit: 'lines', page: Number(page) > 1 ? page : undefined } : { done: 'saved' }),
    }),
    303,
  )
}

/** Reads the fields `q.7`, `level.7` and `note.7` of the line with the id 7. A removed line may have wrong values. */
function readEdits(form: FormData, command: LineCommand | undefined) {
  const edits = new Map<string, LineEdit>()
  const fields: Record<string, Problem> = {}
  for (const name of form.keys()) {
    const lineId = /^q\.(\d{1,19})$/.exec(name)?.[1]
    if (!lineId || (command?.kind === 'remove' && command.lineId === lineId)) continue
    const read = readQuantity(field(form, name))
    const note = field(form, `note.${lineId}`)
    const level = Number(field(form, `level.${lineId}`))
    if ('problem' in read) fields[name] = { key: read.problem, values: { bound: read.bound } }
    else if (note.length > ORDER_LIST_LINE_NOTE_LENGTH) fields[`note.${lineId}`] = { key: 'orderListLineNote' }
    else
      edits.set(lineId, {
        quantity: read.quantity,
        note,
        level: Number.isInteger(level) ? Math.min(Math.max(1, level), ORDER_LIST_LEVELS) : 1,
      })
  }
  return { edits, fields }
}
