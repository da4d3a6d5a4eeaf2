import type { GridColumn } from './dataGridProps.ts'
import { MIN_WIDTH, moveColumn } from './gridColumns.ts'
import type { Grid } from './useGrid.ts'

/** Sorts by a column: ascending, or the other way if it is sorted so already. */
export function sortBy<Row>(
  { now: { sort }, setState, announce, say }: Grid<Row>,
  { key, header, sort: sorts }: GridColumn<Row>,
  direction?: 'ascending' | 'descending',
) {
  if (!sorts) return
  const next = direction ?? (sort?.by === key && sort.direction === 'ascending' ? 'descending' : 'ascending')
  setState({ sort: { by: key, direction: next } })
  announce(say(next === 'ascending' ? 'gridSortedUp' : 'gridSortedDown', { header }))
}

/** Sets the width of a column. While a pointer drags its edge, the state does not change yet. */
export function resizeColumn<Row>(
  { columns, now, setState, setResizing, announce, say }: Grid<Row>,
  key: string,
  { width, done = true }: { width: number; done?: boolean },
) {
  setResizing(done ? undefined : { [key]: width })
  const column = columns.find((other) => other.key === key)
  if (!done || !column) return
  const set = Math.max(column.minWidth ?? MIN_WIDTH, width)
  setState({ widths: { ...now.widths, [key]: set } })
  announce(say('gridWidth', { header: column.header, width: set }))
}

/** Moves a column to the place of another, and keeps the focus on it. */
export function moveColumnTo<Row>(grid: Grid<Row>, key: string, target: string | undefined) {
  const { columns, placed, now, setState, announce, say, moveTo } = grid
  const order = target === undefined ? undefined : moveColumn(columns, placed, { key, target, order: now.order })
  if (!order) return
  setState({ order })
  const shown = order.filter((other) => !now.hidden?.includes(other))
  const header = columns.find((column) => column.key === key)?.header ?? ''
  announce(say('gridPlace', { header, index: shown.indexOf(key) + 1, count: shown.length }))
  moveTo({ line: -1, column: key })
}

/** Returns the key of the column beside another. */
export function besideColumn<Row>({ placed, indexOf }: Grid<Row>, key: string, by: number): string | undefined {
  return placed.all[indexOf(key) + by]?.key
}

/** Opens the menu of a column. */
export function openMenu<Row>({ setCursor, setMenu }: Grid<Row>, key: string) {
  setCursor({ line: -1, column: key })
  setMenu(key)
}
