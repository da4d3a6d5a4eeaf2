import type { MouseEvent, PointerEvent } from 'react'
import { isMark } from './gridClipboard.ts'
import { EXPAND, SELECT } from './gridColumns.ts'
import { startEdit } from './gridEditing.ts'
import { selectCells, toggleAllRows, toggleOpen, toggleRow } from './gridSelect.ts'
import type { Grid } from './useGrid.ts'
import type { Spot } from './useGridCursor.ts'

/** The controls of cells that have their own press. */
const PRESSED = 'a, button, select, input:not([type="checkbox"], [type="radio"])'

/** Returns the cell under an event, or `undefined`. */
export function spotUnder<Row>({ placed }: Grid<Row>, target: EventTarget): Spot | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[aria-colindex]')
  const line = cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')
  if (!cell || !line) return undefined
  return { line: Number(line) - 2, column: placed.all[Number(cell.getAttribute('aria-colindex')) - 1]?.key ?? '' }
}

/** A press moves the focus to a cell, with Shift it selects cells. A finger scrolls instead. */
export function onPointerDown<Row>(grid: Grid<Row>, event: PointerEvent) {
  const { cursor, moveTo, placeOf } = grid
  const target = event.target as HTMLElement
  const spot = spotUnder(grid, target)
  if (!spot || event.button !== 0 || event.pointerType !== 'mouse' || target.closest(PRESSED)) return
  if (event.shiftKey && spot.line >= 0 && cursor.line >= 0 && spot.column !== SELECT)
    selectCells(grid, placeOf(cursor.anchor ?? cursor), placeOf(spot))
  else moveTo(spot)
}

/** Dragging selects cells. */
export function onPointerOver<Row>(grid: Grid<Row>, { target, buttons, pointerType }: PointerEvent) {
  const { cursor, placeOf } = grid
  if (buttons !== 1 || pointerType !== 'mouse' || cursor.line < 0 || cursor.edit || cursor.column === SELECT) return
  const spot = spotUnder(grid, target)
  if (!spot || spot.line < 0 || spot.column === SELECT) return
  if (spot.line !== cursor.line || spot.column !== cursor.column)
    selectCells(grid, placeOf(cursor.anchor ?? cursor), placeOf(spot))
}

/** A checkbox would take the focus from its cell. */
export function onMouseDown(event: MouseEvent) {
  if (event.target instanceof HTMLInputElement && isMark(event.target)) event.preventDefault()
}

/** A press selects a row, opens a group or a detail. A second tap with a finger edits. */
export function onClick<Row>(grid: Grid<Row>, { target, shiftKey, nativeEvent }: MouseEvent) {
  const { cursor, lines, moveTo } = grid
  const spot = spotUnder(grid, target)
  if (!spot || (target as HTMLElement).closest(PRESSED)) return
  const again = spot.line === cursor.line && spot.column === cursor.column
  if (spot.column === SELECT && spot.line < 0) toggleAllRows(grid)
  else if (spot.column === SELECT) toggleRow(grid, spot.line, shiftKey)
  else if (spot.column === EXPAND || lines.at(spot.line)?.kind === 'group') toggleOpen(grid, spot.line)
  else if (again && (nativeEvent as globalThis.PointerEvent).pointerType === 'touch' && startEdit(grid, spot, false))
    return
  if (!again && !shiftKey) moveTo(spot)
}
