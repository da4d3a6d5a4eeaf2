import type { InputOf } from '@millwright/contract/contract'
import type { OrderListLine } from '@millwright/contract/order-list/entities'

export type SavedLine = InputOf<'saveOrderListLines'>['lines'][number]
/** The typed values of one line. */
export type LineEdit = { quantity: number; note: string; level: number }
/** The command of a line's button. */
export type LineCommand = { kind: 'remove' | 'up' | 'down' | 'replace'; lineId: string; skuId?: string }

/** Returns the lines of a list to save: with the typed values by line, and after a button's command. */
export function editedLines(
  items: readonly OrderListLine[],
  edits: ReadonlyMap<string, LineEdit>,
  command?: LineCommand,
): SavedLine[] {
  const lines = items.map((item): SavedLine => {
    const { lineId, skuId, level, quantity, note = '', substitutes = [] } = item
    const isOwn = command?.kind === 'replace' && command.lineId === lineId
    const substitute = isOwn ? substitutes.find((one) => one.skuId === command.skuId) : undefined
    return {
      lineId,
      ...((substitute || skuId !== undefined) && { skuId: substitute?.skuId ?? skuId }),
      ...(substitute && { written: substitute.partyCode }),
      level,
      quantity,
      note,
      ...edits.get(lineId),
    }
  })
  const at = lines.findIndex(({ lineId }) => lineId === command?.lineId)
  if (at < 0) return lines
  if (command?.kind === 'remove') return lines.filter((_, index) => index !== at)
  const to = command?.kind === 'up' ? at - 1 : command?.kind === 'down' ? at + 1 : at
  return to < 0 || to >= lines.length ? lines : swapped(lines, at, to)
}

function swapped<T>(lines: readonly T[], one: number, other: number): T[] {
  const copy = [...lines]
  copy[one] = lines[other]!
  copy[other] = lines[one]!
  return copy
}
