import type { ReactNode } from 'react'
import type { RootProps } from '../internal/open.ts'

export type GridSort = { by: string; direction: 'ascending' | 'descending' }

export type GridOption = { value: string; label: string }

/** The filter of a column: words that the text has, texts that it is one of, or the range of its number. */
export type GridFilter =
  | { text: string }
  | { values: readonly string[] }
  | { min?: number | undefined; max?: number | undefined }

export type GridEdit<Row> = {
  /** The values to choose from, or a function of the row. Without any the reader types. */
  options?: readonly GridOption[] | ((row: Row) => readonly GridOption[]) | undefined
  /** Whether other values than the options are accepted: a letter opens a text field, Enter the options. */
  others?: boolean | undefined
  /** The keyboard that phones show. */
  inputMode?: 'text' | 'decimal' | 'numeric' | undefined
  /**
   * Reads a typed or pasted text: returns the value that the cell takes, or why the text is refused. `¥1,200` becomes
   * `1200.00`. A value must be read as itself.
   */
  parse?: ((text: string, row: Row) => { value: string } | { error: string }) | undefined
  /** Returns the error of a value, or `undefined`. Runs after `parse` and before `onEdit`. */
  check?: ((text: string, row: Row) => string | undefined) | undefined
  /** Whether the cell of this row can be edited. */
  allowed?: ((row: Row) => boolean) | undefined
}

export type GridColumn<Row> = {
  key: string
  header: string
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** The plain text of the cell, for sorting, grouping, copying and editing. Defaults to the cell, if that is text. */
  text?: ((row: Row) => string) | undefined
  /** The alignment. Use `end` for numbers. */
  align?: 'start' | 'end' | 'center' | undefined
  /** The initial width in pixels. Defaults to 140. */
  width?: number | undefined
  /** The smallest width in pixels that the reader can set. Defaults to 56. */
  minWidth?: number | undefined
  /** Whether the column initially stays at the start while the grid scrolls sideways. */
  pin?: 'start' | undefined
  /** Whether the header sorts by this column, by its text with numbers as numbers, or by a function. */
  sort?: boolean | ((a: Row, b: Row) => number) | undefined
  /** Whether and how cells of this column are edited. Requires `onEdit`. */
  edit?: boolean | GridEdit<Row> | undefined
  /**
   * How the reader filters the rows by this column: by words, by choices, or by the number in the text. With `loadRows`
   * the server filters.
   */
  filter?: 'text' | 'choice' | 'range' | undefined
  /** The choices of the filter. Defaults to the options of the editor, else to the texts of the rows. */
  filterOptions?: readonly GridOption[] | undefined
  /**
   * The cell of the totals row, which stays at the bottom: a text, or a function of the rows that pass the filters. With
   * `loadRows` the grid does not know all rows, so give a text.
   */
  footer?: string | ((rows: readonly Row[]) => ReactNode) | undefined
  /** Whether the cell is the row header. */
  rowHeader?: boolean | undefined
}

/** The parts of the grid that the reader can change. A member that is given is controlled, all others are the grid's own. */
export type GridState = {
  /** The column that the rows are sorted by. */
  sort?: GridSort | undefined
  /** The filters, by the key of their column. */
  filters?: Readonly<Record<string, GridFilter>> | undefined
  /** The keys of the columns in their order. Columns that are missing follow. */
  order?: readonly string[] | undefined
  /** The keys of hidden columns. */
  hidden?: readonly string[] | undefined
  /** The keys of the columns that stay at the start. */
  pinned?: readonly string[] | undefined
  /** Widths that the reader set, in pixels, by the key of the column. */
  widths?: Readonly<Record<string, number>> | undefined
  /** The key of the column that the rows are grouped by. */
  grouped?: string | undefined
  /** The texts of the groups that are closed. */
  collapsed?: readonly string[] | undefined
  /** The keys of the rows whose detail is open. */
  expanded?: readonly string[] | undefined
  /** The keys of the selected rows. */
  selected?: readonly string[] | undefined
}

export type GridChange<Row> = {
  rowKey: string
  row: Row
  /** The key of the column. */
  column: string
  from: string
  to: string
}

/** An edit that the host refuses. The cell keeps the text and shows the error. */
export type GridRefusal = { rowKey: string; column: string; error: string }

export type GridRange = {
  /** The index of the first row. */
  start: number
  /** The index after the last row. */
  end: number
  /** The order of the rows. */
  sort?: GridSort | undefined
  /** The filters. `onStateChange` tells them too: their rows have another `rowCount`. */
  filters?: GridState['filters']
}

export type DataGridProps<Row> = RootProps<HTMLDivElement> & {
  /** The accessible name of the grid. */
  label: string
  /** The columns, from start to end. */
  columns: readonly GridColumn<Row>[]
  /** The rows. With `loadRows`: the first rows, which the server knew. */
  rows: readonly Row[]
  /** Returns a stable key for a row. */
  rowKey: (row: Row) => string
  /** Returns the name of a row for screen readers. Defaults to its key. */
  labelOf?: ((row: Row) => string) | undefined
  /** The total number of rows, with `loadRows`. */
  rowCount?: number | undefined
  /**
   * Loads a range of rows when it becomes visible. The server sorts, and the reader cannot group. Rows of a promise that
   * rejects say so and can be retried.
   */
  loadRows?: ((range: GridRange) => Promise<readonly Row[]>) | undefined
  /** Whether the rows are here, on their way, or could not be loaded. */
  status?: 'ready' | 'loading' | 'failed' | undefined
  /** Called when the reader retries after `failed`. */
  onRetry?: (() => void) | undefined
  /** The content shown when there are no rows. */
  empty?: ReactNode | undefined
  /** The greatest height in pixels. Further rows scroll inside the grid. */
  height?: number | undefined
  /** Whether to use lower rows. */
  dense?: boolean | undefined
  /**
   * The number of rows in the table that is shown before scripts load.
   * @default 20
   */
  first?: number | undefined
  /** Whether the reader selects no rows, one row, or many. */
  selection?: 'none' | 'one' | 'many' | undefined
  /** The controlled members of the state. Give those that the host keeps, with `onStateChange`. */
  state?: GridState | undefined
  /** The initial state (uncontrolled). */
  defaultState?: GridState | undefined
  /** Called with the whole state when the reader changes a part of it. */
  onStateChange?: ((change: { state: GridState }) => void) | undefined
  /** Renders the detail of a row, which the reader opens and closes. */
  detail?: ((row: Row) => ReactNode) | undefined
  /**
   * Called with all changes of an edit, a paste, a deletion, an undo or a redo at once. The host changes `rows`, and
   * returns the cells that it refuses. If the promise rejects, all are refused.
   */
  onEdit?:
    | ((edit: {
        changes: readonly GridChange<Row>[]
      }) => void | readonly GridRefusal[] | Promise<void | readonly GridRefusal[]>)
    | undefined
}
