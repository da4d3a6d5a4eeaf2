import type { Client } from '@millwright/contract/contract'
import type { LineOffer, PricedOrder } from '@millwright/contract/quick-order/entities'
import { readSkuQuantities } from '@millwright/domain/link/skuQuantities'
import { ASSEMBLIES_LIMIT } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { loginPath, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, page, text } from '../../searchParams.ts'
import { candidateOf, completeSkus, linesOfRead } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

export type QuickOrderData = {
  head: Head
  known: boolean
  lines: readonly QuickLine[]
  priced?: PricedOrder | undefined
}

export const searchParams = { q: text, list: id, n: page }

/** Loads `/quick-order`: empty, with the SKUs and quantities that the address names, or with the lines of an order list. */
export const load: Loader<QuickOrderData, typeof searchParams> = async (api, context) => {
  const known = (await context.user) !== undefined
  const head = { title: { namespace: 'quickOrder', key: 'title' }, canonical: path('quick-order') } as const
  const { list, n = 1 } = context.query
  if (list && !known) redirect(loginPath(path('quick-order', { list, n: n > 1 ? n : undefined })))
  if (list) {
    const lines = await linesOfList(api, list, n)
    return { head, known, lines, priced: await orUndefined(priceLines(api, known, { lines, plans: 1 })) }
  }
  const asked = readSkuQuantities(context.query.q, QUICK_ORDER_LINE_LIMIT).filter(({ quantity }) => quantity > 0)
  const { lines, priced } = (await orUndefined(linesOfSkus(api, known, asked, 1))) ?? { lines: [] }
  return { head, known, lines, priced }
}

/** Returns SKUs and quantities as sure lines with their prices. SKUs that are not sold any more are left out. */
export async function linesOfSkus(
  api: Client,
  known: boolean,
  asked: { skuId: string; quantity: number }[],
  plans: 0 | 1 = 0,
): Promise<{ lines: QuickLine[]; priced?: PricedOrder }> {
  if (!asked.length) return { lines: [] }
  const priced = await priceOf(api, known, { lines: asked.map(({ skuId, quantity }) => ({ skuId, quantity })), plans })
  const lines = priced.lines.map(({ index, ...offer }): QuickLine => ({
    ...lineOfOffer(offer, String(asked[index]?.quantity ?? '')),
    candidates: [offer, ...offer.others].map(candidateOf),
  }))
  return { lines, priced: { ...priced, lines: priced.lines.map((line, index) => ({ ...line, index })) } }
}

/**
 * Returns the lines of an order list in the quantities for all assemblies. Lines without a part that is sold are read
 * again, so that the buyer can choose one, and keep the quantities of the list, also those beyond the limit of a line.
 */
async function linesOfList(api: Client, listId: string, assemblies: number): Promise<QuickLine[]> {
  const { items } = await orNotFound(
    api.orderListInfo({ listId, assemblies: Math.min(assemblies, ASSEMBLIES_LIMIT) }),
    'orderList',
    'A03000',
  )
  const open = items.filter(({ state }) => state === 'gone' || state === 'unmatched' || state === 'tooMany')
  const text = open.map(({ partyCode }) => partyCode).join('\n')
  const read = text ? await orUndefined(api.readOrderListOfBuyer({ text })) : undefined
  const byText = new Map(linesOfRead(read ?? []).map((line) => [line.raw, line]))
  return [
    ...items.flatMap(({ offer, pieces, note = '' }): QuickLine[] =>
      offer ? [{ ...lineOfOffer(offer, String(pieces)), note }] : [],
    ),
    ...open.map(({ partyCode, pieces, note = '' }): QuickLine => ({
      ...(byText.get(partyCode) ?? unreadLine(partyCode)),
      quantity: String(pieces),
      note,
    })),
  ]
}

/** Returns a line that nothing was found for. */
function unreadLine(raw: string): QuickLine {
  const none = { unit: '', note: '', articleNumber: '', skuId: '', candidates: [] }
  return { raw, model: raw, quantity: '', state: 'none', ...none }
}

/** Returns a sure line for a SKU on sale. */
function lineOfOffer(offer: LineOffer, quantity: string): QuickLine {
  return {
    raw: offer.partyCode,
    model: offer.partyCode,
    quantity,
    unit: offer.unit ?? '',
    note: '',
    articleNumber: '',
    state: 'sure',
    skuId: offer.skuId,
    candidates: [candidateOf(offer)],
  }
}

/** Prices lines for the buyer, or at public prices for a visitor. */
function priceOf(
  api: Client,
  known: boolean,
  input: { lines: { skuId: string; quantity: number }[]; plans: 0 | 1 },
): Promise<PricedOrder> {
  return known ? api.priceOrderLinesOfBuyer(input) : api.priceOrderLines(input)
}

/** Prices the complete lines of a list, with plans if they are shown. Undefined if no line is complete. */
export async function priceLines(
  api: Client,
  known: boolean,
  { lines, plans }: { lines: readonly QuickLine[]; plans: 0 | 1 },
): Promise<PricedOrder | undefined> {
  const complete = completeSkus(lines)
  return complete.length ? priceOf(api, known, { lines: complete, plans }) : undefined
}
