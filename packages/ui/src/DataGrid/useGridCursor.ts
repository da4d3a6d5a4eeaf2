import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { PlacedColumns } from './gridColumns.ts'
import { boxOf } from './gridEdits.ts'
import type { Box } from './gridEdits.ts'
import type { Place } from './nextPlace.ts'

/** A cell by its line and the key of its column, so that it stays itself when columns move. The header has line -1. */
export type Spot = { line: number; column: string }
type Cursor = Spot & {
  /** The other corner of the selected cells. */
  anchor?: Spot | undefined
  /** Whether the cell is being edited, and whether the typed text replaces its text. */
  edit?: { replace: boolean } | undefined
}

export type GridCursor = {
  cursor: Cursor
  /** Sets the cursor. The focus stays where it is. */
  setCursor: (next: Cursor) => void
  /** Sets the cursor, and then scrolls to its cell and focuses it. */
  moveTo: (next: Cursor) => void
  /** The selected cells, or the one with the cursor. */
  box: Box
  /** Whether several cells are selected. */
  hasBox: boolean
  indexOf: (column: string) => number
  placeOf: (spot: Spot) => Place
  spotOf: (place: Place) => Spot
  cellAt: (spot: Spot) => HTMLElement | null
  /** Scrolls a cell into view beneath the header and beside the pinned columns, and focuses it. */
  reveal: (spot: Spot) => void
  isRightToLeft: () => boolean
}

type Options<Row> = {
  lines: number
  placed: PlacedColumns<Row>
  scroller: RefObject<HTMLElement | null>
  headHeight: number
  /** The height of the totals row at the bottom, in pixels. */
  totalsHeight: number
}

/** Keeps the cell that has the keyboard. */
export function useGridCursor<Row>({
  lines,
  placed: { all, pinnedWidth },
  scroller,
  headHeight,
  totalsHeight,
}: Options<Row>): GridCursor {
  const [asked, setCursor] = useState<Cursor>({ line: 0, column: '' })
  // Rows and columns may be gone since the cursor was set.
  const cursor: Cursor = {
    ...asked,
    line: Math.min(asked.line, lines - 1),
    column: all.some(({ key }) => key === asked.column) ? asked.column : (all[0]?.key ?? ''),
  }
  const indexOf = (column: string) =>
    Math.max(
      0,
      all.findIndex(({ key }) => key === column),
    )
  const placeOf = ({ line, column }: Spot): Place => ({ line, column: indexOf(column) })
  const box = boxOf(placeOf(cursor), placeOf(cursor.anchor ?? cursor))
  // A selector, because a computed style would make the browser compute all styles at each key.
  const isRightToLeft = () => scroller.current?.matches(':dir(rtl)') ?? false
  const cellAt = ({ line, column }: Spot) => {
    const row = `[aria-rowindex="${line + 2}"]`
    const cells = `${row} > [aria-colindex="${indexOf(column) + 1}"], ${row} > [aria-colspan]`
    return scroller.current?.querySelector<HTMLElement>(cells) ?? null
  }
  const reveal = (spot: Spot) => {
    const view = scroller.current
    const cell = cellAt(spot)
    if (!view || !cell) return
    const line = cell.closest<HTMLElement>('[data-item]')
    if (line) scrollToLine(view, line, headHeight + totalsHeight)
    const column = all[indexOf(spot.column)]
    if (column && !column.pinned && !cell.hasAttribute('aria-colspan'))
      scrollToColumn(view, { start: column.offset, end: column.offset + column.width, pinnedWidth, isRightToLeft })
    if (!cell.contains(document.activeElement)) cell.focus({ preventScroll: line !== null })
  }
  const focusNext = useRef(false)
  useLayoutEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    if (!cursor.edit) reveal(cursor)
  })
  const moveTo = (next: Cursor) => {
    focusNext.current = true
    // A new object, so that the layout effect runs even if the cell is the same.
    setCursor({ ...next })
  }
  const hasBox = cursor.line >= 0 && cursor.anchor !== undefined && (box.top < box.bottom || box.first < box.last)
  const spotOf = ({ line, column }: Place): Spot => ({ line, column: all[column]?.key ?? '' })
  return { cursor, setCursor, moveTo, box, hasBox, indexOf, placeOf, spotOf, cellAt, reveal, isRightToLeft }
}

function scrollToLine(view: HTMLElement, { offsetTop: top, offsetHeight: tall }: HTMLElement, covered: number) {
  const seen = view.clientHeight - covered
  if (top < view.scrollTop) view.scrollTop = top
  else if (top + tall > view.scrollTop + seen) view.scrollTop = Math.min(top, top + tall - seen)
}

function scrollToColumn(
  view: HTMLElement,
  {
    start,
    end,
    pinnedWidth,
    isRightToLeft,
  }: { start: number; end: number; pinnedWidth: number; isRightToLeft: () => boolean },
) {
  const from = Math.abs(view.scrollLeft)
  const [least, most] = [end - view.clientWidth, start - pinnedWidth]
  if (most >= from && least <= from) return
  // Negative where text runs from right to left.
  view.scrollLeft = (isRightToLeft() ? -1 : 1) * (most < from ? most : Math.min(most, least))
}
