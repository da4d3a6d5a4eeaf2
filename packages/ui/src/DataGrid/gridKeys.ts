import type { KeyboardEvent } from 'react'
import { besideColumn, moveColumnTo, openMenu, resizeColumn, sortBy } from './gridArrange.ts'
import { EXPAND, SELECT } from './gridColumns.ts'
import { clearCells, startEdit, stepThroughEdits } from './gridEditing.ts'
import { selectCells, toggleAllRows, toggleOpen, toggleRow } from './gridSelect.ts'
import { nextPlace } from './nextPlace.ts'
import type { Grid } from './useGrid.ts'

/** The step of a resize by keys, in pixels. */
const RESIZE = 16

/** The controls inside cells, which Tab skips: the grid is one tab stop. */
export const INNER = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Handles the keys of the grid. */
export function onKeyDown<Row>(grid: Grid<Row>, event: KeyboardEvent) {
  const target = event.target as HTMLElement
  const cell = target.closest<HTMLElement>('[aria-colindex]')
  if (!cell || event.defaultPrevented) return
  const { cursor, shows } = grid
  const taken =
    target !== cell
      ? onInnerKey(event, cell)
      : cursor.line < 0
        ? onHeadKey(grid, event) || onMoveKey(grid, event)
        : shows
          ? onEditKey(grid, event) || onCellKey(grid, event) || onMoveKey(grid, event)
          : onInsideKey(event, cell) || onMoveKey(grid, event)
  if (taken) event.preventDefault()
}

/** The keys of a control inside a cell: Escape and F2 return to the cell, Tab moves to the next control. */
function onInnerKey({ key, shiftKey, target }: KeyboardEvent, cell: HTMLElement): boolean {
  if (key === 'Tab') {
    const inner = [...cell.querySelectorAll<HTMLElement>(INNER)]
    const next = inner[inner.indexOf(target as HTMLElement) + (shiftKey ? -1 : 1)]
    ;(next ?? cell).focus()
  } else if (key === 'Escape' || key === 'F2') cell.focus()
  else return false
  return true
}

/** Enter moves into the controls of a cell. */
function onInsideKey({ key }: KeyboardEvent, cell: HTMLElement): boolean {
  if (key !== 'Enter' && key !== 'F2') return false
  cell.querySelector<HTMLElement>(INNER)?.focus()
  return true
}

function onHeadKey<Row>(grid: Grid<Row>, event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey } = event
  const column = grid.placed.all[grid.indexOf(grid.cursor.column)]
  if (column?.key === SELECT && key === ' ') return toggleAllRows(grid)
  if (!column?.data) return false
  if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const by = (key === 'ArrowRight') === grid.isRightToLeft() ? -1 : 1
    if (isCtrl(event)) moveColumnTo(grid, column.key, besideColumn(grid, column.key, by))
    else resizeColumn(grid, column.key, { width: column.width + by * RESIZE })
  } else if ((altKey && key === 'ArrowDown') || (shiftKey && key === 'F10') || key === 'ContextMenu')
    openMenu(grid, column.key)
  else if (key === 'Enter' || key === ' ') sortBy(grid, column.data)
  else return false
  return true
}

/** The keys that change cells. */
function onEditKey<Row>(grid: Grid<Row>, event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey } = event
  const { cursor, onEdit } = grid
  if (!onEdit) return false
  const letter = key.toLowerCase()
  if (isCtrl(event) && (letter === 'z' || letter === 'y')) stepThroughEdits(grid, letter === 'z' && !shiftKey)
  else if (key === 'Delete' || key === 'Backspace') clearCells(grid)
  else if (key === 'Enter' || key === 'F2') return startEdit(grid, cursor, false)
  else if (!isCtrl(event) && !altKey && (key === 'Process' || (key.length === 1 && key !== ' '))) {
    // Not prevented: the field, which has the focus now, receives the letter or what an input method composes.
    startEdit(grid, cursor, true)
    return false
  } else return false
  return true
}

/** The other keys of a cell that do not move. */
function onCellKey<Row>(grid: Grid<Row>, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  const { cursor, lines, placeOf, drop, paged, setCursor } = grid
  const line = lines.at(cursor.line)
  const opens = line?.kind === 'group' || (line?.kind === 'row' && cursor.column === EXPAND)
  if (isCtrl(event) && key.toLowerCase() === 'a') {
    if (toggleAllRows(grid)) return true
    selectCells(grid, { line: lines.length - 1, column: grid.placed.all.length - 1 }, { line: 0, column: 0 })
  } else if (isCtrl(event) && key === ' ') {
    const { column } = placeOf(cursor)
    selectCells(grid, { line: lines.length - 1, column }, { line: 0, column })
  } else if (opens && (key === ' ' || key === 'Enter')) toggleOpen(grid, cursor.line)
  else if (key === ' ' || (key === 'Enter' && cursor.column === SELECT)) toggleRow(grid, cursor.line, shiftKey)
  else if (key === 'Enter' && line?.kind === 'row' && line.row === undefined) paged.reload(line.index)
  else if (key === 'Escape') {
    if (line) drop(line.key, cursor.column)
    setCursor({ line: cursor.line, column: cursor.column })
  } else return onInsideKey(event, event.target as HTMLElement)
  return true
}

/** The keys that move the focus, and with Shift select cells. */
function onMoveKey<Row>(grid: Grid<Row>, event: KeyboardEvent): boolean {
  const { cursor, placeOf, spotOf, placed, lines, shows, scroller, headHeight, totals, totalsHeight, moveTo } = grid
  const tall = (event.target as HTMLElement).closest<HTMLElement>('[role="row"]')?.offsetHeight
  const view = scroller.current
  const page = view && tall ? Math.max(1, Math.floor((view.clientHeight - headHeight - totalsHeight) / tall) - 1) : 1
  const { key } = event
  // Only the arrow in the last row reaches the totals. The other keys move among the rows.
  const reachesTotals =
    totals && shows && !isCtrl(event) && (cursor.line === lines.length || (key === 'ArrowDown' && !event.shiftKey))
  const size = { lines: shows ? lines.length + (reachesTotals ? 1 : 0) : 1, columns: placed.all.length, page }
  const next = nextPlace(placeOf(cursor), size, { key, ctrl: isCtrl(event), rightToLeft: grid.isRightToLeft() })
  if (!next) return false
  if (event.shiftKey && cursor.line >= 0 && next.line >= 0) selectCells(grid, placeOf(cursor.anchor ?? cursor), next)
  else moveTo(spotOf(next))
  return true
}

function isCtrl({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey
}
