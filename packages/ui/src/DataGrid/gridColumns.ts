import type { CSSProperties, ReactNode } from 'react'
import type { GridColumn, GridState } from './dataGridProps.ts'

export const SELECT = '\u0000select'
export const EXPAND = '\u0000expand'

/** A visible column with its place. `data` is undefined for the columns of checkboxes and of details. */
export type PlacedColumn<Row> = {
  key: string
  data: GridColumn<Row> | undefined
  width: number
  /** The distance from the start of the row, in pixels. */
  offset: number
  pinned: boolean
  /** Whether it is the last pinned column. */
  edge: boolean
  index: number
  /** The place as a style, the same object for all rows. */
  style: CSSProperties
}

export type PlacedColumns<Row> = {
  all: readonly PlacedColumn<Row>[]
  /** The width of all columns and of those at the start, in pixels. */
  width: number
  pinnedWidth: number
}

const WIDTH = 140
export const MIN_WIDTH = 56
const MARK_WIDTH = 44

/** Returns the visible columns in their order: pinned ones first. */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  state: Pick<GridState, 'order' | 'hidden' | 'pinned' | 'widths'>,
  { select, expand }: { select: boolean; expand: boolean },
): PlacedColumns<Row> {
  const pins = pinnedKeys(columns, state)
  const shown = orderOf(columns, state)
    .filter((key) => !state.hidden?.includes(key))
    .map((key) => columns.find((column) => column.key === key)!)
  const all: PlacedColumn<Row>[] = []
  let offset = 0
  const put = (key: string, width: number, pinned: boolean, data?: GridColumn<Row>) => {
    const style = { insetInlineStart: offset, inlineSize: width }
    all.push({ key, data, width, offset, pinned, edge: false, index: all.length, style })
    offset += width
  }
  if (select) put(SELECT, MARK_WIDTH, true)
  if (expand) put(EXPAND, MARK_WIDTH, true)
  for (const pinned of [true, false])
    for (const column of shown)
      if (pins.includes(column.key) === pinned) put(column.key, widthOf(column, state), pinned, column)
  const lastPinned = all.findLast(({ pinned }) => pinned)
  if (lastPinned) lastPinned.edge = true
  const pinnedWidth = all.reduce((sum, { pinned, width }) => sum + (pinned ? width : 0), 0)
  return { all, width: offset, pinnedWidth }
}

/** Returns the keys of all columns in their order. */
function orderOf<Row>(columns: readonly GridColumn<Row>[], { order = [] }: Pick<GridState, 'order'>): string[] {
  const keys = columns.map(({ key }) => key)
  return [...order.filter((key) => keys.includes(key)), ...keys.filter((key) => !order.includes(key))]
}

/** Returns the keys of the pinned columns. */
export function pinnedKeys<Row>(columns: readonly GridColumn<Row>[], { pinned }: Pick<GridState, 'pinned'>) {
  return pinned ?? columns.filter(({ pin }) => pin === 'start').map(({ key }) => key)
}

function widthOf<Row>({ key, width = WIDTH, minWidth = MIN_WIDTH }: GridColumn<Row>, { widths }: GridState): number {
  return Math.max(minWidth, widths?.[key] ?? width)
}

/** Returns the order after a column moved to the place of another, or `undefined` if only one of them is pinned. */
export function moveColumn<Row>(
  columns: readonly GridColumn<Row>[],
  { all }: PlacedColumns<Row>,
  { key, target, order }: { key: string; target: string; order: GridState['order'] },
): string[] | undefined {
  const own = all.find((column) => column.key === key)
  const other = all.find((column) => column.key === target)
  if (!own?.data || !other?.data || own === other || own.pinned !== other.pinned) return undefined
  const others = orderOf(columns, { order }).filter((one) => one !== key)
  others.splice(others.indexOf(target) + (other.index > own.index ? 1 : 0), 0, key)
  return others
}

/** Returns the columns that overlap the viewport, those that are pinned, and the one with the focus. */
export function columnsBetween<Row>(
  { all }: PlacedColumns<Row>,
  { from, to, focused }: { from: number; to: number; focused: string | undefined },
): readonly PlacedColumn<Row>[] {
  return all.filter(
    ({ key, pinned, offset, width }) => pinned || key === focused || (offset + width > from && offset < to),
  )
}

/** Returns the cell of a column in the totals row. */
export function footerOf<Row>({ footer }: GridColumn<Row>, rows: readonly Row[]): ReactNode {
  return typeof footer === 'function' ? footer(rows) : footer
}
