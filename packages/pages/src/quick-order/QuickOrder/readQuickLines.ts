import { lineStates, orderCandidate } from '@millwright/contract/quick-order/entities'
import { QUICK_ORDER_LINE_LENGTH, QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import * as z from 'zod'
import { CHOICE_LIMIT } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

const text = (most: number) =>
  z
    .string()
    .catch('')
    .transform((value) => value.slice(0, most))

const line = z.object({
  raw: text(QUICK_ORDER_LINE_LENGTH),
  model: text(QUICK_ORDER_LINE_LENGTH),
  quantity: text(12),
  unit: text(20),
  note: text(QUICK_ORDER_LINE_LENGTH),
  articleNumber: text(100),
  state: z.enum(lineStates).catch('none'),
  skuId: text(19),
  candidates: z.array(orderCandidate).max(CHOICE_LIMIT).catch([]),
})

const stored = z.array(line).catch([])

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
    const lines: unknown = JSON.parse(json)
    // Only so many lines are looked at, whatever was posted.
    return stored.parse(Array.isArray(lines) ? lines.slice(0, QUICK_ORDER_LINE_LIMIT) : [])
  } catch {
    return []
  }
}
