import { lineStates, orderCandidate } from '@millwright/contract/quick-order/entities'
import { isId } from '@millwright/domain/id'
import { QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import * as z from 'zod'
import { CHOICE_LIMIT } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

const text = (most: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, most))

const line = z.object({
  raw: text(300),
  model: text(300),
  quantity: text(12),
  unit: text(20),
  note: text(300),
  articleNumber: text(100),
  state: z.enum(lineStates).catch('none'),
  skuId: text(19),
  candidates: z.array(orderCandidate).max(CHOICE_LIMIT).catch([]),
})

const stored = z
  .array(line)
  .catch([])
  .transform((lines) => lines.slice(0, QUICK_ORDER_LINE_LIMIT))

/**
 * Reads the lines of a posted form: `list` holds them as JSON, `q.0` and `sku.0` the quantity and the part that the
 * buyer has typed and chosen since. Invalid parts are omitted.
 */
export function readQuickLines(form: FormData): QuickLine[] {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 19) : undefined
  }
  return parseQuickLines(form.get('list')).map((one, at) => {
    const [quantity = one.quantity, skuId = one.skuId] = [typed(`q.${at}`), typed(`sku.${at}`)]
    return { ...one, quantity, skuId: one.candidates.some((choice) => choice.skuId === skuId) ? skuId : '' }
  })
}

export function parseQuickLines(json: unknown): QuickLine[] {
  if (typeof json !== 'string' || !json) return []
  try {
    return stored.parse(JSON.parse(json))
  } catch {
    return []
  }
}

/** The parameter `q` of the address names SKUs and quantities: `1001-20.2003-5`. Malformed parts are omitted. */
export function readSkuParam(text: string | undefined): { skuId: string; quantity: number }[] {
  return (text ?? '').split('.').flatMap((part) => {
    const [, skuId, quantity] = /^(\d{1,19})-(\d{1,7})$/.exec(part) ?? []
    return isId(skuId) && Number(quantity) > 0 ? [{ skuId, quantity: Number(quantity) }] : []
  })
}

/** The longest parameter, so that the address stays short enough for servers. */
const PARAM_LIMIT = 6000

export function writeSkuParam(lines: readonly { skuId: string; quantity: number }[]): string {
  return lines
    .map(({ skuId, quantity }) => `${skuId}-${quantity}`)
    .join('.')
    .slice(0, PARAM_LIMIT)
    .replace(/\.[^.]*$/, (rest) => (/^\.\d+-\d+$/.test(rest) ? rest : ''))
}
