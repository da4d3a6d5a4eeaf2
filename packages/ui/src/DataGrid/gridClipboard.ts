import type { ClipboardEvent } from 'react'
import { clearCells } from './gridEditing.ts'
import { copyCells, pasteCells } from './gridEdits.ts'
import { fromTsv, toTsv } from './tsv.ts'
import type { Grid } from './useGrid.ts'

/** Copies or cuts the selected cells, as a spreadsheet reads them. */
export function onCopy<Row>(grid: Grid<Row>, event: ClipboardEvent) {
  const { cursor, lines, placed, box, announce, say, onEdit } = grid
  if (cursor.line < 0 || isField(event.target)) return
  const cells =
    event.type === 'copy' && copiesRows(grid) ? selectedCells(grid) : copyCells({ lines, columns: placed.all }, box)
  if (!cells.length) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', toTsv(cells))
  announce(say('gridCopied', { count: cells.reduce((sum, { length }) => sum + length, 0) }))
  if (event.type === 'cut' && onEdit) clearCells(grid)
}

/** Whether selected rows are copied: the focus is in one of them, and no cells are selected. */
function copiesRows<Row>({ cursor, lines, hasBox, selectedKeys }: Grid<Row>): boolean {
  const line = lines.at(cursor.line)
  return !hasBox && line?.kind === 'row' && selectedKeys.has(line.key)
}

/** Returns the texts of the selected rows in their order. */
function selectedCells<Row>({ lines, placed, selectedKeys }: Grid<Row>): string[][] {
  const cells: string[][] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines.at(at)
    if (line?.kind === 'row' && selectedKeys.has(line.key))
      cells.push(
        ...copyCells({ lines, columns: placed.all }, { top: at, bottom: at, first: 0, last: placed.all.length - 1 }),
      )
  }
  return cells
}

/** Pastes cells from the first selected one on, and selects what they cover. */
export function onPaste<Row>(grid: Grid<Row>, event: ClipboardEvent) {
  const { cursor, lines, placed, box, send, moveTo, spotOf, onEdit } = grid
  if (cursor.line < 0 || isField(event.target) || !onEdit) return
  event.preventDefault()
  const cells = fromTsv(event.clipboardData.getData('text/plain'))
  const { changes, skipped } = pasteCells({ lines, columns: placed.all }, box, cells)
  send(changes, 'edit', skipped)
  const wide = Math.max(...cells.map(({ length }) => length))
  if (cells.length === 1 && wide === 1) return
  const line = Math.min(lines.length - 1, box.top + cells.length - 1)
  const column = Math.min(placed.all.length - 1, box.first + wide - 1)
  moveTo({ ...spotOf({ line: box.top, column: box.first }), anchor: spotOf({ line, column }) })
}

/** Whether a target has its own text, which is copied and pasted instead of cells. */
function isField(target: EventTarget): boolean {
  return (target instanceof HTMLInputElement && !isMark(target)) || target instanceof HTMLSelectElement
}

export function isMark({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}
