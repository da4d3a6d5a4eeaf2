import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLanguage } from '../internal/Language.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { CommonMessages } from '../messages.ts'
import type { DataGridProps, GridChange, GridColumn, GridState } from './dataGridProps.ts'
import { footerOf, placeColumns } from './gridColumns.ts'
import { filterRows } from './gridFilters.ts'
import type { PlacedColumn, PlacedColumns } from './gridColumns.ts'
import { inKeptOrder, linesOf, pagedLines, placesOf, sortRows } from './gridLines.ts'
import type { KeptOrder, Lines } from './gridLines.ts'
import { gridMessages } from './gridMessages.ts'
import type { GridMessages } from './gridMessages.ts'
import { useColumnWindow } from './useColumnWindow.ts'
import { useGridCursor } from './useGridCursor.ts'
import type { GridCursor } from './useGridCursor.ts'
import { useGridEdits } from './useGridEdits.ts'
import type { Drafts } from './gridDrafts.ts'
import { useGridState } from './useGridState.ts'
import { usePagedRows } from './usePagedRows.ts'
import type { PagedRows } from './usePagedRows.ts'

/** The props of the grid itself, without those of its frame. */
export type GridOptions<Row> = Pick<
  DataGridProps<Row>,
  | 'label'
  | 'columns'
  | 'rows'
  | 'rowKey'
  | 'labelOf'
  | 'rowCount'
  | 'loadRows'
  | 'onRetry'
  | 'empty'
  | 'state'
  | 'defaultState'
  | 'onStateChange'
  | 'detail'
  | 'onEdit'
> & { status: NonNullable<DataGridProps<Row>['status']>; selection: NonNullable<DataGridProps<Row>['selection']> }

export type GridSay = (
  key: keyof GridMessages | keyof CommonMessages,
  values?: Record<string, string | number>,
) => string

/** A grid at one render: what it shows, and what its keys, its pointer and its clipboard change. */
export type Grid<Row> = GridOptions<Row> &
  GridCursor & {
    say: GridSay
    number: Intl.NumberFormat
    /** The last message to screen readers, which the foot shows too. */
    said: string
    announce: (words: string) => void
    now: Required<Pick<GridState, 'collapsed' | 'expanded' | 'selected'>> & GridState
    setState: (change: GridState) => void
    lines: Lines<Row>
    /** The number of all rows. */
    count: number
    /** Whether there are rows to show. */
    shows: boolean
    paged: PagedRows<Row>
    /** The rows that pass the filters. */
    passing: readonly Row[]
    group: GridColumn<Row> | undefined
    placed: PlacedColumns<Row>
    /** The columns to render. */
    shown: readonly PlacedColumn<Row>[]
    setResizing: (widths: Record<string, number> | undefined) => void
    selectedKeys: ReadonlySet<string>
    drafts: Drafts
    send: (changes: readonly GridChange<Row>[], kind: 'edit', skipped?: number) => void
    step: (back: boolean) => GridChange<Row> | undefined
    drop: (rowKey: string, column: string) => void
    scroller: RefObject<HTMLDivElement | null>
    head: RefObject<HTMLDivElement | null>
    headHeight: number
    /** The line of the row that was selected or deselected last. */
    lastToggled: RefObject<number | undefined>
    /** The cells of the totals row by the keys of their columns, or `undefined` if no column has one. */
    totals: ReadonlyMap<string, ReactNode> | undefined
    totalsRow: RefObject<HTMLDivElement | null>
    /** The height of the totals row, in pixels. */
    totalsHeight: number
    /** The column whose filter is open. */
    filtering: string | undefined
    setFiltering: (key: string | undefined) => void
    /** The column whose menu is open. */
    menu: string | undefined
    setMenu: (key: string | undefined) => void
  }

const NO_KEYS: readonly string[] = []

export function useGrid<Row>(options: GridOptions<Row>): Grid<Row> {
  const { columns, loadRows, status, onEdit } = options
  const say = useMessages(gridMessages)
  const language = useLanguage()
  const number = useMemo(() => new Intl.NumberFormat(language), [language])
  const [said, announce] = useState('')
  const [menu, setMenu] = useState<string>()
  const [filtering, setFiltering] = useState<string>()
  const [state, setState] = useGridState<Row>(options)
  const now = { ...state, ...withKeys(state) }
  const { lines, count, paged, group, passing } = useLines(options, {
    state: now,
    language,
    onFailed: () => announce(say('gridFailed')),
  })
  const totals = useTotals(columns, passing)

  const { placed, setResizing } = usePlaced(options, state)
  const selectedKeys = useMemo(() => new Set(now.selected), [now.selected])

  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const totalsRow = useRef<HTMLDivElement>(null)
  const shows = status === 'ready' && lines.length > 0
  const hasTotals = totals !== undefined
  const { headHeight, totalsHeight } = useHeights({ head, totalsRow }, shows && hasTotals)
  const reach = shows ? lines.length + (hasTotals ? 1 : 0) : 1
  const cursor = useGridCursor({ lines: reach, placed, scroller, headHeight, totalsHeight })
  const shown = useColumnWindow(placed, { scroller, focused: cursor.cursor.column })
  const edits = useGridEdits<Row>({
    columns,
    onEdit,
    say,
    announce,
    onAccepted: (changes) => {
      if (!loadRows) return
      // The server has the new rows.
      for (const { rowKey } of changes) {
        const line = lines.at(lines.find(rowKey))
        if (line?.kind === 'row') paged.reload(line.index)
      }
    },
  })
  const lastToggled = useRef<number>(undefined)
  const shape = {
    lines,
    count,
    passing,
    shows,
    paged,
    group,
    placed,
    shown,
    selectedKeys,
    headHeight,
    totals,
    totalsHeight,
  }
  const refs = { scroller, head, totalsRow, lastToggled }
  const words = { say, number, said, announce }
  const opened = { menu, setMenu, filtering, setFiltering }
  return { ...options, ...cursor, ...edits, ...shape, ...refs, ...words, ...opened, now, setState, setResizing }
}

/** Returns the columns in their places, with the widths that the reader is setting now. */
function usePlaced<Row>(
  { columns, selection, detail }: Pick<GridOptions<Row>, 'columns' | 'selection' | 'detail'>,
  { order, hidden, pinned, widths }: GridState,
) {
  const [resizing, setResizing] = useState<Record<string, number>>()
  const select = selection !== 'none'
  const expand = Boolean(detail)
  const placed = useMemo(
    () => placeColumns(columns, { order, hidden, pinned, widths: { ...widths, ...resizing } }, { select, expand }),
    [columns, order, hidden, pinned, widths, resizing, select, expand],
  )
  return { placed, setResizing }
}

function withKeys({ collapsed = NO_KEYS, expanded = NO_KEYS, selected = NO_KEYS }: GridState) {
  return { collapsed, expanded, selected }
}

/**
 * Returns the rows in their order. The order stays until the reader sorts again or rows come and go: an edited row that
 * moved at once would take the next keys to another row.
 */
function useSorted<Row>(
  sort: GridState['sort'],
  { rows, columns, rowKey, language }: Pick<GridOptions<Row>, 'rows' | 'columns' | 'rowKey'> & { language: string },
): readonly Row[] {
  const [kept, setKept] = useState<KeptOrder>()
  const { by, direction } = sort ?? {}
  const { rows: sorted, order } = useMemo(() => {
    const wanted = by === undefined || direction === undefined ? undefined : { by, direction }
    if (!wanted) return { rows, order: undefined }
    const isSame = kept?.by === by && kept?.direction === direction && kept?.language === language
    const placed = kept && isSame ? inKeptOrder(rows, rowKey, kept.places) : undefined
    if (placed) return { rows: placed, order: kept }
    const fresh = sortRows(rows, columns, { sort: wanted, language })
    const places = placesOf(fresh, rowKey)
    return { rows: fresh, order: places && { ...wanted, language, places } }
  }, [rows, columns, rowKey, language, by, direction, kept])
  if (order !== kept) setKept(order)
  return sorted
}

/**
 * Returns the rows that pass the filters. A row that is edited stays until the filters change or rows come and go: the
 * next keys would go to another row.
 */
function useFiltered<Row>(
  filters: GridState['filters'],
  { rows, columns, rowKey }: Pick<GridOptions<Row>, 'rows' | 'columns' | 'rowKey'>,
): readonly Row[] {
  const [kept, setKept] = useState<{ filters: GridState['filters']; count: number; keys: ReadonlySet<string> }>()
  const { filtered, found } = useMemo(() => {
    if (!filters) return { filtered: rows, found: undefined }
    if (kept && kept.filters === filters && kept.count === rows.length)
      return { filtered: rows.filter((row) => kept.keys.has(rowKey(row))), found: kept }
    const passed = filterRows(rows, columns, filters)
    return { filtered: passed, found: { filters, count: rows.length, keys: new Set(passed.map(rowKey)) } }
  }, [filters, rows, columns, rowKey, kept])
  if (found !== kept) setKept(found)
  return filtered
}

/** Measures the header and the totals row, which cover rows. */
function useHeights({ head, totalsRow }: Pick<Grid<unknown>, 'head' | 'totalsRow'>, hasTotals: boolean) {
  const [heights, setHeights] = useState({ headHeight: 36, totalsHeight: 0 })
  useLayoutEffect(
    () =>
      setHeights({
        headHeight: head.current?.offsetHeight ?? 36,
        totalsHeight: hasTotals ? (totalsRow.current?.offsetHeight ?? 0) : 0,
      }),
    [head, totalsRow, hasTotals],
  )
  return heights
}

/** Returns the cells of the totals row, or `undefined` if no column has one. */
function useTotals<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]) {
  return useMemo(() => {
    const own = columns.filter(({ footer }) => footer !== undefined)
    return own.length ? new Map(own.map((column) => [column.key, footerOf(column, rows)])) : undefined
  }, [columns, rows])
}

/** Returns the lines of the rows that are here, or of those that arrive by pages. */
function useLines<Row>(
  { rows, columns, rowKey, rowCount, loadRows, detail }: GridOptions<Row>,
  {
    state: { sort, filters, grouped, collapsed, expanded },
    language,
    onFailed,
  }: { state: Grid<Row>['now']; language: string; onFailed: () => void },
) {
  const paged = usePagedRows<Row>({ rows, rowCount, loadRows, sort, filters, onFailed })
  const isPaged = loadRows !== undefined
  const passing = useFiltered(isPaged ? undefined : filters, { rows, columns, rowKey })
  const sorted = useSorted(isPaged ? undefined : sort, { rows: passing, columns, rowKey, language })
  const group = isPaged ? undefined : columns.find(({ key }) => key === grouped)
  const open = detail ? expanded : NO_KEYS
  const count = isPaged ? (rowCount ?? rows.length) : passing.length
  const lines = useMemo(
    () =>
      isPaged
        ? pagedLines(count, { rows: paged.rows, rowKey, expanded: open })
        : linesOf(sorted, { rowKey, group, collapsed, expanded: open }),
    [isPaged, count, paged.rows, sorted, rowKey, group, collapsed, open],
  )
  return { lines, count, paged, group, passing }
}
