import type { QuickRow } from './QuickOrderTable.tsx'

/** Changed fields of the form by name: `q.0` is a quantity, `sku.0` a part. */
export type GridEdits = Readonly<Record<string, string>>

/**
 * Returns the edits that a post did not carry yet. The others are in the lines that it returned, or were replaced there,
 * as a plan replaces a part.
 */
export function unsentEdits(edits: GridEdits, sent: GridEdits): GridEdits {
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => sent[name] !== value))
}

/** The rows as edited, by the row that came from the server. */
const editedRows = new WeakMap<QuickRow, QuickRow>()

/**
 * Returns a row with its edits. Its price is that of the former quantity and part, so it has none. The same edits
 * return the same row, so that an edit renders one row of a grid and not all that were edited before.
 */
export function rowWithEdits(row: QuickRow, edits: GridEdits): QuickRow {
  const { at, line } = row
  const [quantity = line.quantity, skuId = line.skuId] = [edits[`q.${at}`], edits[`sku.${at}`]]
  if (quantity === line.quantity && skuId === line.skuId) return row
  const before = editedRows.get(row)
  if (before?.line.quantity === quantity && before.line.skuId === skuId) return before
  const edited = { at, line: { ...line, quantity, skuId }, offer: undefined }
  editedRows.set(row, edited)
  return edited
}
