import type { GridChange } from './dataGridProps.ts'

/** The text of a cell that the host has not accepted: on its way, or refused with an error. */
export type Draft = { text: string; error?: string | undefined }
/** The drafts of a row by the key of the column. */
export type RowDrafts = Readonly<Record<string, Draft>>
/** The drafts by the key of the row. */
export type Drafts = ReadonlyMap<string, RowDrafts>

/** Returns the drafts after those of some cells were set, or removed where `draftOf` returns `undefined`. */
export function putDrafts<Cell extends Pick<GridChange<unknown>, 'rowKey' | 'column'>>(
  drafts: Drafts,
  cells: readonly Cell[],
  draftOf: (cell: Cell, old: Draft | undefined) => Draft | undefined,
): Drafts {
  const next = new Map(drafts)
  for (const cell of cells) {
    const { [cell.column]: old, ...others } = next.get(cell.rowKey) ?? {}
    const draft = draftOf(cell, old)
    if (draft) next.set(cell.rowKey, { ...others, [cell.column]: draft })
    else if (Object.keys(others).length) next.set(cell.rowKey, others)
    else next.delete(cell.rowKey)
  }
  return next
}
