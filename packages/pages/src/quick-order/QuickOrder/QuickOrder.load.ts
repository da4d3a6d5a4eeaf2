import type { Client } from '@millwright/contract/contract'
import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { readSkuQuantities } from '@millwright/domain/link/skuQuantities'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { orUndefined } from '../../loading/orUndefined.ts'
import type { Head, Loader } from '../../loader.ts'
import { text } from '../../searchParams.ts'
import { candidateOf, completeSkus } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

export type QuickOrderData = {
  head: Head
  known: boolean
  lines: readonly QuickLine[]
  priced?: PricedOrder | undefined
}

export const searchParams = { q: text }

/** Loads `/quick-order`: empty, or with the SKUs and quantities that the address names. */
export const load: Loader<QuickOrderData, typeof searchParams> = async (api, context) => {
  const known = (await context.user) !== undefined
  const head = { title: { namespace: 'quickOrder', key: 'title' }, canonical: path('quick-order') } as const
  const asked = readSkuQuantities(context.query.q, QUICK_ORDER_LINE_LIMIT).filter(({ quantity }) => quantity > 0)
  const priced = asked.length ? await orUndefined(priceOf(api, known, { lines: asked, plans: 1 })) : undefined
  if (!priced) return { head, known, lines: [] }
  const lines = priced.lines.map(({ index, ...offer }): QuickLine => ({
    raw: offer.partyCode,
    model: offer.partyCode,
    quantity: String(asked[index]?.quantity ?? ''),
    unit: offer.unit ?? '',
    note: '',
    articleNumber: '',
    state: 'sure',
    skuId: offer.skuId,
    candidates: [offer, ...offer.others].map(candidateOf),
  }))
  return { head, known, lines, priced: { ...priced, lines: priced.lines.map((line, index) => ({ ...line, index })) } }
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
