import type { Client } from '@millwright/contract/contract'
import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { ARTICLE_NUMBERS_AT_ONCE } from '@millwright/domain/article-number/limits'
import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { writeSkuQuantities } from '@millwright/domain/link/skuQuantities'
import {
  ORDER_LIST_LINE_NOTE_LENGTH,
  ORDER_LIST_NAME_LENGTH,
  ORDER_LIST_WRITTEN_LENGTH,
} from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_LINE_LIMIT, QUICK_ORDER_TEXT_LIMIT } from '@millwright/domain/quick-order/limits'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { failed, field, refused } from '../../forms.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { loginPath, redirect } from '../../loader.ts'
import type { Action, ActionResult, Problem } from '../../loader.ts'
import {
  candidateOf,
  CHOICE_LIMIT,
  completeSkus,
  isComplete,
  linesOfRead,
  pricesOf,
  quantityOf,
  withOffers,
} from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'
import { linesOfSkus, priceLines } from './QuickOrder.load.ts'
import { parseQuickLines, readQuickLines } from './readQuickLines.ts'

/** The list after a post, with its prices. `added` counts the lines that went into the cart. */
export type QuickOrderOutcome = {
  lines: readonly QuickLine[]
  priced?: PricedOrder | undefined
  text?: string
  added?: number
}
type Result = ActionResult<QuickOrderOutcome>
type Call = { api: Client; known: boolean }

export const action: Action<KeyOf<'errors'>, QuickOrderOutcome> = async (api, context, form) => {
  const call = { api, known: (await context.user) !== undefined }
  const [intent = '', at = ''] = field(form, 'intent').split('.')
  const lines = readQuickLines(form)
  switch (intent) {
    case 'read':
      return readTyped(call, lines, form)
    case 'bought':
      return addBought(call, lines)
    case 'price':
      return priced(call, lines)
    case 'remove':
      return priced(
        call,
        lines.filter((_, line) => line !== Number(at)),
      )
    case 'reread':
      return rereadLine(call, lines, { at: Number(at), raw: field(form, `raw.${at}`) })
    case 'plan':
      return applyPlan(call, lines, at)
    case 'restore':
      return priced(call, parseQuickLines(form.get('stored')))
    case 'clear':
      return { done: true, data: { lines: [] } }
    case 'save':
      return saveList(call, lines, form)
    case 'add':
      return addToCart(call, lines)
    default:
      return failed(form, { key: 'badArgument' })
  }
}

/** Reads the chosen file, if there is one, behind the typed text. */
async function readTyped(call: Call, lines: readonly QuickLine[], form: FormData): Promise<Result> {
  const text = textOf(form)
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) return readText(call, lines, text)
  try {
    const read = await call.api.readOrderFile({ file })
    return await readText(call, lines, [text, read.text].filter((part) => part.trim()).join('\n'))
  } catch (error) {
    const { problem } = refused(error, {})
    return { done: false, problem, fields: { file: problem }, data: { lines, text } }
  }
}

/** Returns the pasted text as it was typed: tabs and blank lines separate. */
function textOf(form: FormData): string {
  const value = form.get('text')
  return typeof value === 'string' ? value : ''
}

async function readText({ api, known }: Call, lines: readonly QuickLine[], text: string): Promise<Result> {
  const kept = { lines, text: text.slice(0, 2 * QUICK_ORDER_TEXT_LIMIT) }
  const wrong = (problem: Problem): Result => ({ done: false, problem, fields: { text: problem }, data: kept })
  if (!text.trim()) return wrong({ key: 'inquiryPaste' })
  if (text.length > QUICK_ORDER_TEXT_LIMIT) return wrong({ key: 'tooLong' })
  try {
    const read = await (known ? api.readOrderListOfBuyer({ text }) : api.readOrderList({ text }))
    if (!read.length) return wrong({ key: 'inquiryPaste' })
    const all = [...lines, ...linesOfRead(read)]
    if (all.length > QUICK_ORDER_LINE_LIMIT) return wrong({ key: 'tooLong' })
    return await priced({ api, known }, all)
  } catch (error) {
    return wrong(refused(error, {}).problem)
  }
}

/** Adds the parts that the buyer bought most behind the lines. Parts that the list has already are left out. */
async function addBought({ api, known }: Call, lines: readonly QuickLine[]): Promise<Result> {
  const left = (problem: Problem): Result => ({ done: false, problem, data: { lines } })
  if (!known) redirect(loginPath(path('quick-order')), 303)
  try {
    const has = new Set(lines.map(({ skuId }) => skuId))
    const parts = await api.mostBoughtParts({})
    if (!parts.length) return left({ key: 'nothingBought' })
    const asked = parts.filter(({ skuId }) => !has.has(skuId))
    if (lines.length + asked.length > QUICK_ORDER_LINE_LIMIT) return left({ key: 'tooLong' })
    return await priced({ api, known }, [...lines, ...(await linesOfSkus(api, known, asked)).lines])
  } catch (error) {
    return left(refused(error, {}).problem)
  }
}

/** Reads one line again as the buyer has written it now. A quantity that it does not say stays. */
async function rereadLine(
  { api, known }: Call,
  lines: readonly QuickLine[],
  { at, raw }: { at: number; raw: string },
): Promise<Result> {
  const wrong = (problem: Problem): Result => ({
    done: false,
    problem,
    fields: { [`raw.${at}`]: problem },
    data: { lines },
  })
  const former = lines[at]
  if (!former || !raw) return wrong({ key: 'inquiryPaste' })
  try {
    const read = linesOfRead(await (known ? api.readOrderListOfBuyer({ text: raw }) : api.readOrderList({ text: raw })))
    const fresh = read.map((line) => (line.quantity === '' ? { ...line, quantity: former.quantity } : line))
    if (!fresh.length) return wrong({ key: 'inquiryPaste' })
    return await priced({ api, known }, lines.toSpliced(at, 1, ...fresh).slice(0, QUICK_ORDER_LINE_LIMIT))
  } catch (error) {
    return wrong(refused(error, {}).problem)
  }
}

/** Prices the list. If that fails, the list stays without prices. */
async function priced({ api, known }: Call, lines: readonly QuickLine[]): Promise<Result> {
  try {
    const prices = await priceLines(api, known, { lines, plans: 1 })
    return { done: true, data: prices ? { lines: withOffers(lines, prices), priced: prices } : { lines } }
  } catch (error) {
    return { done: false, problem: refused(error, {}).problem, data: { lines } }
  }
}

/** Chooses the SKUs of a plan, and prices the list with them. */
async function applyPlan(call: Call, lines: readonly QuickLine[], kind: string): Promise<Result> {
  const before = await priced(call, lines)
  const { lines: offered = lines, priced: prices } = before.data ?? {}
  const plan = prices?.plans.find((one) => one.kind === kind)
  if (!plan || !prices) return before
  const complete = offered.filter(isComplete)
  const chosen = new Map(plan.lines.map(({ index, skuId }) => [complete[index], skuId]))
  const offers = pricesOf(offered, prices)
  return priced(
    call,
    offered.map((line) => {
      const skuId = chosen.get(line) ?? line.skuId
      if (line.candidates.some((one) => one.skuId === skuId)) return { ...line, skuId }
      const offer = offers.get(line)?.others.find((one) => one.skuId === skuId)
      return offer
        ? { ...line, skuId, candidates: [candidateOf(offer), ...line.candidates.slice(0, CHOICE_LIMIT - 1)] }
        : line
    }),
  )
}

/** Keeps all lines as an order list, those without a part as text, and opens it. */
async function saveList({ api }: Call, lines: readonly QuickLine[], form: FormData): Promise<Result> {
  const name = field(form, 'listName')
  const wrong = (problem: Problem): Result => ({
    done: false,
    problem,
    fields: { listName: problem },
    form: { listName: name },
    data: { lines },
  })
  if (!name || name.length > ORDER_LIST_NAME_LENGTH) return wrong({ key: 'orderListName' })
  try {
    const { listId } = await api.createOrderList({
      name,
      lines: lines.map((line) => ({
        ...(line.skuId && { skuId: line.skuId }),
        written: line.raw.slice(0, ORDER_LIST_WRITTEN_LENGTH),
        quantity: quantityOf(line) ?? 1,
        note: line.note.slice(0, ORDER_LIST_LINE_NOTE_LENGTH),
      })),
    })
    return redirect(path('uc-order-list-detail', { listId, done: 'created' }), 303)
  } catch (error) {
    return wrong(refused(error, {}).problem)
  }
}

/** Adds every complete line to the cart, in whole packs. Lines fail independently, and those that failed stay. */
async function addToCart({ api, known }: Call, lines: readonly QuickLine[]): Promise<Result> {
  const complete = lines.filter(isComplete)
  if (!complete.length) return { done: false, problem: { key: 'nothingTyped' }, data: { lines } }
  if (!known) {
    const q = writeSkuQuantities(completeSkus(lines))
    redirect(loginPath(path('quick-order', { q })), 303)
  }
  const prices = await priceLines(api, known, { lines, plans: 0 })
  const offers = pricesOf(lines, prices)
  const items = complete.flatMap((line) => {
    const offer = offers.get(line)
    return offer
      ? [{ line, prodId: offer.prodId, skuId: offer.skuId, shopId: offer.shopId, count: offer.orderQuantity }]
      : []
  })
  await rememberNumbers(api, complete)
  const refusals = new Map<QuickLine, Problem>()
  for (const line of complete) if (!offers.has(line)) refusals.set(line, { key: 'productGone' })
  for (let from = 0; from < items.length; from += CART_LINE_LIMIT) {
    const part = items.slice(from, from + CART_LINE_LIMIT)
    const answers = await api.addItems(part.map(({ line: _, ...item }) => item))
    for (const [at, { added, message }] of answers.entries())
      if (!added) refusals.set(part[at]!.line, message === undefined ? { key: 'error' } : { message })
  }
  return afterAdding({ api, known }, lines, refusals)
}

/** Remembers the buyer's own article numbers that now have a part. If that fails, the order goes on. */
async function rememberNumbers(api: Client, lines: readonly QuickLine[]): Promise<void> {
  const found = lines.filter(({ articleNumber, skuId, candidates }) => {
    const signs = candidates.find((one) => one.skuId === skuId)?.signs ?? []
    return articleNumber !== '' && !signs.some(({ kind }) => kind === 'ownNumber')
  })
  if (!found.length) return
  await orUndefined(
    api.saveArticleNumbers(
      found
        .slice(0, ARTICLE_NUMBERS_AT_ONCE)
        .map(({ articleNumber, skuId, unit }) => ({ number: articleNumber, skuId, unit })),
    ),
  )
}

async function afterAdding(
  call: Call,
  lines: readonly QuickLine[],
  refusals: ReadonlyMap<QuickLine, Problem>,
): Promise<Result> {
  const added = lines.filter((line) => isComplete(line) && !refusals.has(line)).length
  const left = lines.filter((line) => !isComplete(line) || refusals.has(line))
  const { data = { lines: left } } = await priced(call, left)
  if (!refusals.size)
    return {
      done: true,
      data: { ...data, added },
      toast: { namespace: 'quickOrder', key: 'added', values: { count: added } },
      next: { href: path('cart'), label: { namespace: 'cart', key: 'view' } },
    }
  const fields = Object.fromEntries(
    left.flatMap((line, at) => (refusals.has(line) ? [[`q.${at}`, refusals.get(line)!]] : [])),
  )
  return {
    done: false,
    problem: { key: 'someNotAdded', values: { added, failed: refusals.size } },
    fields,
    data: { ...data, added },
  }
}
