import { useCallback, useEffect, useRef, useState } from 'react'
import type { DataGridProps, GridSort, GridState } from './dataGridProps.ts'

/** The rows of one request. */
const PAGE = 100
/** Scrolling past a page for less than this time, in milliseconds, requests nothing. */
const PAUSE = 80

export type PagedRows<Row> = {
  rows: ReadonlyMap<number, Row>
  /** Whether the page of this row failed to load. */
  failed: (index: number) => boolean
  /** Asks for a row while it is visible. Returns a function for when it no longer is. */
  need: (index: number) => () => void
  /** Loads the page of a row again. */
  reload: (index: number) => void
  /** Whether a page failed to load, and a function that loads those pages again. */
  hasFailed: boolean
  reloadFailed: () => void
}

type Options<Row> = Pick<DataGridProps<Row>, 'rows' | 'rowCount' | 'loadRows'> & {
  /** Called when a page has failed. */
  onFailed: () => void
  sort: GridSort | undefined
  filters: GridState['filters']
}
type Known<Row> = { order: string; rows: ReadonlyMap<number, Row>; failed: ReadonlySet<number> }

/** Loads pages of rows when their first row becomes visible, and forgets them when the order changes. */
export function usePagedRows<Row>({
  rows: first,
  rowCount = 0,
  loadRows,
  sort,
  filters,
  onFailed,
}: Options<Row>): PagedRows<Row> {
  // Filters change which rows there are, as another order does.
  const order = `${sort ? `${sort.by} ${sort.direction}` : ''}${filters ? ` ${JSON.stringify(filters)}` : ''}`
  const [known, setKnown] = useState<Known<Row>>(() => ({ order, rows: new Map(first.entries()), failed: new Set() }))
  const source = useRef({ loadRows, rowCount, sort, filters, order, onFailed })
  useEffect(() => {
    source.current = { loadRows, rowCount, sort, filters, order, onFailed }
  })
  const load = useCallback((page: number) => {
    const { loadRows: ask, rowCount: count, sort: by, filters: only, order: asked } = source.current
    const start = page * PAGE
    const settle = (arrived?: readonly Row[]) => {
      // Rows of a former order are of no use.
      if (source.current.order !== asked) return
      setKnown((now) => withPage(now, { order: asked, page, arrived }))
      if (!arrived) source.current.onFailed()
    }
    ask?.({ start, end: Math.min(start + PAGE, count), sort: by, ...(only && { filters: only }) }).then(settle, () =>
      settle(),
    )
  }, [])
  const need = useWantedPages(load, order)
  const now = known.order === order ? known : undefined
  return {
    rows: now?.rows ?? (NONE as ReadonlyMap<number, Row>),
    failed: (index) => now?.failed.has(pageOf(index)) ?? false,
    need,
    reload: useCallback((index: number) => load(pageOf(index)), [load]),
    hasFailed: (now?.failed.size ?? 0) > 0,
    reloadFailed: () => now?.failed.forEach(load),
  }
}

const NONE: ReadonlyMap<number, unknown> = new Map()
const pageOf = (index: number) => Math.floor(index / PAGE)

function withPage<Row>(
  now: Known<Row>,
  { order, page, arrived }: { order: string; page: number; arrived: readonly Row[] | undefined },
): Known<Row> {
  const isSame = now.order === order
  const rows = new Map(isSame ? now.rows : [])
  const failed = new Set(isSame ? now.failed : [])
  arrived?.forEach((row, index) => rows.set(page * PAGE + index, row))
  if (arrived) failed.delete(page)
  else failed.add(page)
  return { order, rows, failed }
}

/** Returns a function that asks for the page of a row, once for each order, if the row stays visible for a while. */
function useWantedPages(load: (page: number) => void, order: string) {
  const pages = useRef({ order, asked: new Set<number>(), wanted: new Set<number>(), timer: 0 })
  const ask = useCallback(() => {
    const { current: now } = pages
    clearTimeout(now.timer)
    now.timer = window.setTimeout(() => {
      for (const page of new Set([...now.wanted].map(pageOf))) {
        if (now.asked.has(page)) continue
        now.asked.add(page)
        load(page)
      }
    }, PAUSE)
  }, [load])
  useEffect(() => {
    const { current: now } = pages
    if (now.order !== order) {
      // The rows that are visible wait for the new order.
      now.order = order
      now.asked.clear()
    }
    ask()
    return () => clearTimeout(now.timer)
  }, [order, ask])
  return useCallback(
    (index: number) => {
      const { wanted } = pages.current
      wanted.add(index)
      ask()
      return () => {
        wanted.delete(index)
      }
    },
    [ask],
  )
}
