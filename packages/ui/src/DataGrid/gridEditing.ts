import { flushSync } from 'react-dom'
import { changeOf, editOf, pasteCells } from './gridEdits.ts'
import type { Leave } from './GridEditor.tsx'
import type { Grid } from './useGrid.ts'
import type { Spot } from './useGridCursor.ts'

/** Opens the field of a cell. Returns whether the cell can be edited. */
export function startEdit<Row>(grid: Grid<Row>, spot: Spot, replace: boolean): boolean {
  if (!canEdit(grid, spot)) return false
  // The field has the focus before the key types into it.
  flushSync(() => grid.setCursor({ line: spot.line, column: spot.column, edit: { replace } }))
  grid.cellAt(spot)?.querySelector<HTMLElement>('input, select')?.focus()
  return true
}

function canEdit<Row>({ lines, placed, indexOf, onEdit }: Grid<Row>, { line, column }: Spot): boolean {
  return onEdit !== undefined && editOf(lines.at(line), placed.all[indexOf(column)]?.data) !== undefined
}

/** Ends editing with a text, and moves on. */
export function commitEdit<Row>(grid: Grid<Row>, text: string, leave: Leave) {
  const { cursor, lines, placed, indexOf, drafts, drop, send, setCursor, moveTo, reveal } = grid
  const spot: Spot = { line: cursor.line, column: cursor.column }
  const change = changeOf(lines.at(spot.line), placed.all[indexOf(spot.column)]?.data, text)
  const draft = change && drafts.get(change.rowKey)?.[change.column]
  if (change && change.from === change.to) {
    if (draft) drop(change.rowKey, change.column)
  } else if (change && draft?.text !== change.to) send([change], 'edit')
  if (leave === 'blur') return setCursor(spot)
  const next =
    leave === 'next' || leave === 'previous' ? nextEditable(grid, spot, leave === 'next' ? 1 : -1) : undefined
  if (next) {
    reveal(next)
    return moveTo({ ...next, edit: { replace: false } })
  }
  const by = leave === 'down' ? 1 : leave === 'up' ? -1 : 0
  return moveTo({ column: spot.column, line: Math.max(0, Math.min(lines.length - 1, spot.line + by)) })
}

/** The lines that Tab looks through for the next editable cell. */
const FAR = 50

/** Returns the next editable cell in reading order. */
function nextEditable<Row>(grid: Grid<Row>, from: Spot, step: number): Spot | undefined {
  const { placed, placeOf, spotOf, lines } = grid
  let { line, column } = placeOf(from)
  for (let tries = 0; tries < placed.all.length * FAR; tries++) {
    column += step
    if (column < 0 || column >= placed.all.length) {
      line += step
      column = step > 0 ? 0 : placed.all.length - 1
    }
    if (line < 0 || line >= lines.length) return undefined
    const spot = spotOf({ line, column })
    if (canEdit(grid, spot)) return spot
  }
  return undefined
}

/** Empties the selected cells. */
export function clearCells<Row>({ lines, placed, box, send }: Grid<Row>) {
  const { changes, skipped } = pasteCells({ lines, columns: placed.all }, box, [['']])
  send(changes, 'edit', skipped)
}

/** Undoes or redoes an edit, and goes to the first of its cells. */
export function stepThroughEdits<Row>({ step, lines, moveTo }: Grid<Row>, back: boolean) {
  const change = step(back)
  const line = change ? lines.find(change.rowKey) : -1
  if (change && line >= 0) moveTo({ line, column: change.column })
}
