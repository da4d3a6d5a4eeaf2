import { toggleSelection } from '../Table/toggleSelection.ts'
import { boxOf } from './gridEdits.ts'
import type { Place } from './nextPlace.ts'
import type { Grid } from './useGrid.ts'

/** Selects rows, and announces their number. */
function selectRows<Row>(grid: Grid<Row>, selected: readonly string[]) {
  grid.setState({ selected })
  grid.announce(selectedWords(grid, selected.length))
}

/** Says how many rows are selected of all, with those that the filters hide. */
export function selectedWords<Row>({ say, number, count, rows, loadRows }: Grid<Row>, selected: number): string {
  return say('gridSelected', {
    count: number.format(selected),
    total: number.format(loadRows ? count : rows.length),
  })
}

/** Selects or deselects the row of a line. With `range` it selects the rows since the last one. */
export function toggleRow<Row>(grid: Grid<Row>, at: number, range: boolean) {
  const { lines, selection, selectedKeys, lastToggled, now } = grid
  const [key] = rowKeys(lines, at, at)
  if (key === undefined || selection === 'none') return
  const on = !selectedKeys.has(key)
  const last = lastToggled.current
  lastToggled.current = at
  if (selection === 'one') selectRows(grid, on ? [key] : [])
  else if (range && last !== undefined)
    selectRows(grid, [...new Set([...now.selected, ...rowKeys(lines, Math.min(at, last), Math.max(at, last))])])
  else selectRows(grid, toggleSelection(now.selected, [key], on))
}

function rowKeys<Row>(lines: Grid<Row>['lines'], from: number, to: number): string[] {
  const keys: string[] = []
  for (let at = from; at <= to; at++) {
    const line = lines.at(at)
    if (line?.kind === 'row' && line.row !== undefined) keys.push(line.key)
  }
  return keys
}

/** Returns how many of the rows that pass the filters are selected, or `undefined` if the reader cannot select all. */
export function markedRows<Row>({ selection, loadRows, now, passing, rowKey, selectedKeys }: Grid<Row>) {
  if (selection !== 'many' || loadRows) return undefined
  if (now.selected.length === 0) return 'none'
  // Each render needs the answer, so the rows are looked through only if all of them may be selected.
  if (selectedKeys.size < passing.length) return 'some'
  return passing.every((row) => selectedKeys.has(rowKey(row))) ? 'all' : 'some'
}

/**
 * Selects all rows that pass the filters, or none of them if all are selected. Rows that the filters hide stay as they
 * are. Returns whether the reader may.
 */
export function toggleAllRows<Row>(grid: Grid<Row>): boolean {
  const marked = markedRows(grid)
  if (marked === undefined) return false
  const { now, passing, rowKey } = grid
  selectRows(grid, toggleSelection(now.selected, passing.map(rowKey), marked !== 'all'))
  return true
}

/** Selects the cells between two, and announces their number. */
export function selectCells<Row>({ moveTo, spotOf, announce, say, number }: Grid<Row>, anchor: Place, to: Place) {
  moveTo({ ...spotOf(to), anchor: spotOf(anchor) })
  const { top, bottom, first, last } = boxOf(anchor, to)
  announce(say('gridCells', { rows: number.format(bottom - top + 1), columns: last - first + 1 }))
}

/** Opens or closes the group of a line, or the detail of its row. Returns whether it has either. */
export function toggleOpen<Row>({ lines, now, setState, detail }: Grid<Row>, at: number): boolean {
  const line = lines.at(at)
  if (line?.kind === 'group') setState({ collapsed: toggleSelection(now.collapsed, [line.key], line.open) })
  else if (line?.kind === 'row' && line.row !== undefined && detail)
    setState({ expanded: toggleSelection(now.expanded, [line.key], !now.expanded.includes(line.key)) })
  else return false
  return true
}
