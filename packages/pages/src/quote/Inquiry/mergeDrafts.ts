import type { Draft, DraftLine } from './draft.ts'
import { isFilledIn, appendLines } from './matchedLines.ts'

const words = ['userPhone', 'companyName', 'contact', 'deadline', 'addrId', 'remark', 'paste'] as const

/** Whether an earlier draft has lines, a remark or a pasted list that `draft` lacks. */
export function hasContentBeyond(earlier: Draft, draft: Draft): boolean {
  const isIn = (line: DraftLine) =>
    draft.lines.some(
      ({ skuId, name, quantity, targetPrice, needBy }) =>
        skuId === line.skuId &&
        name === line.name &&
        quantity === line.quantity &&
        targetPrice === line.targetPrice &&
        needBy === line.needBy,
    )
  return (
    earlier.lines.some((line) => isFilledIn(line) && !isIn(line)) ||
    (['remark', 'paste'] as const).some((name) => earlier[name].trim() !== '' && earlier[name] !== draft[name])
  )
}

/** Merges an earlier draft with a later draft. If both fill in a field, the later value is used. */
export function mergeDrafts(earlier: Draft, since: Draft): Draft {
  return {
    ...since,
    ...Object.fromEntries(words.map((name) => [name, since[name].trim() ? since[name] : earlier[name]])),
    needInvoice: since.needInvoice || earlier.needInvoice,
    lines: appendLines(earlier.lines, since.lines.filter(isFilledIn)),
  }
}
