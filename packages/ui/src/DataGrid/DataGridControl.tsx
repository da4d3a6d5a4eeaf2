import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { inlineVars } from '../internal/inlineVars.ts'
import { lazyPart } from '../internal/lazyPart.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { DataGridProps } from './dataGridProps.ts'
import * as styles from './DataGrid.css.ts'
import { moveColumnTo, openMenu, resizeColumn, sortBy } from './gridArrange.ts'
import { GridBody } from './GridBody.tsx'
import { onCopy, onPaste } from './gridClipboard.ts'
import type { GridColumnMenu, GridColumnMenuProps } from './GridColumnMenu.tsx'
import { startEdit } from './gridEditing.ts'
import { GridHead } from './GridHead.tsx'
import type { GridHeadActions } from './GridHead.tsx'
import { onKeyDown } from './gridKeys.ts'
import type { GridFilterPanel, GridFilterPanelProps } from './GridFilterPanel.tsx'
import { onClick, onMouseDown, onPointerDown, onPointerOver, spotUnder } from './gridPointer.ts'
import { markedRows, selectedWords } from './gridSelect.ts'
import { GridTotals } from './GridTotals.tsx'
import { useGrid } from './useGrid.ts'
import type { Grid } from './useGrid.ts'

const menuPart = lazyPart<GridColumnMenuProps>(() => import('./GridColumnMenu.tsx').then((part) => part.GridColumnMenu))

const filterPart = lazyPart<GridFilterPanelProps>(() =>
  import('./GridFilterPanel.tsx').then((part) => part.GridFilterPanel),
)

/** The grid itself, which loads after the table of the first rows. */
export function DataGridControl<Row>({
  label,
  columns,
  rows,
  rowKey,
  labelOf,
  rowCount,
  loadRows,
  status = 'ready',
  onRetry,
  empty,
  height: _height,
  dense: _dense,
  first: _first,
  selection = 'none',
  state,
  defaultState,
  onStateChange,
  detail,
  onEdit,
  ...root
}: DataGridProps<Row>) {
  const options = { label, columns, rows, rowKey, labelOf, rowCount, loadRows, status, onRetry, empty, selection }
  const grid = useGrid<Row>({ ...options, state, defaultState, onStateChange, detail, onEdit })
  return (
    <div {...root}>
      <Cells grid={grid} />
      <Foot grid={grid} />
      <ColumnMenu grid={grid} />
      <ColumnFilter grid={grid} />
    </div>
  )
}

/** The grid, with the keys as its description. */
function Cells<Row>({ grid }: { grid: Grid<Row> }) {
  const hint = useId()
  const headActions = useHeadActions(grid)
  const { label, selection, status, onEdit, say, lines, totals, placed, scroller, head, totalsRow, cursor, setCursor } =
    grid
  return (
    <>
      <VisuallyHidden id={hint}>{say('gridKeys')}</VisuallyHidden>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-rowcount={lines.length + (totals ? 2 : 1)}
        aria-colcount={placed.all.length}
        aria-multiselectable={selection === 'many' || undefined}
        aria-readonly={onEdit ? undefined : true}
        aria-busy={status === 'loading' || undefined}
        // Browsers would make a scrolling box a tab stop of its own.
        tabIndex={-1}
        className={styles.scroller}
        style={inlineVars({ [styles.whole]: `${placed.width}px` })}
        onKeyDown={(event) => onKeyDown(grid, event)}
        onPointerDown={(event) => onPointerDown(grid, event)}
        onPointerOver={(event) => onPointerOver(grid, event)}
        onMouseDown={onMouseDown}
        onClick={(event) => onClick(grid, event)}
        onDoubleClick={({ target }) => {
          const spot = spotUnder(grid, target)
          if (spot && spot.line >= 0) startEdit(grid, spot, false)
        }}
        onFocus={({ target }) => {
          // A screen reader moves the focus by itself.
          const spot = target.hasAttribute('aria-colspan') ? undefined : spotUnder(grid, target)
          if (spot && (spot.line !== cursor.line || spot.column !== cursor.column)) setCursor(spot)
        }}
        onCopy={(event) => onCopy(grid, event)}
        onCut={(event) => onCopy(grid, event)}
        onPaste={(event) => onPaste(grid, event)}
      >
        <div ref={head} role="rowgroup" className={styles.head}>
          <GridHead<Row>
            columns={grid.shown}
            focused={cursor.line < 0 ? cursor.column : undefined}
            sort={grid.now.sort}
            filters={grid.now.filters}
            marked={markedRows(grid)}
            actions={headActions}
          />
        </div>
        <GridBody grid={grid} />
        {grid.shows && <GridTotals grid={grid} ref={totalsRow} />}
      </div>
    </>
  )
}

/** Returns the functions that headers call. It stays the same, so that keys in cells do not render them again. */
function useHeadActions<Row>(grid: Grid<Row>): GridHeadActions<Row> {
  const latest = useRef(grid)
  useLayoutEffect(() => {
    latest.current = grid
  })
  return useMemo(
    () => ({
      say: (key, values) => latest.current.say(key, values),
      rightToLeft: () => latest.current.isRightToLeft(),
      onSort: (column) => sortBy(latest.current, column),
      onMenu: (key) => openMenu(latest.current, key),
      onResize: (key, width, done) => resizeColumn(latest.current, key, { width, done }),
      onMove: (key, target) => moveColumnTo(latest.current, key, target),
      onPoint: menuPart.preload,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- another language renders the headers again
    [grid.number],
  )
}

/** How long the foot keeps a message, in milliseconds. */
const KEPT = 8000

/** The number of rows, and what the grid announces. */
function Foot<Row>({ grid }: { grid: Grid<Row> }) {
  const { now, number, count, rows, loadRows, paged, filtering, status, say, said, announce } = grid
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => announce(''), KEPT)
    return () => clearTimeout(timer)
  }, [said, announce])
  const total = number.format(count)
  return (
    <div className={styles.foot}>
      {/* The number of rows that pass is read out while the reader filters. */}
      <span aria-live={now.filters || filtering !== undefined ? 'polite' : undefined}>
        {status === 'ready' &&
          (now.selected.length
            ? selectedWords(grid, now.selected.length)
            : now.filters && !loadRows
              ? say('gridFiltered', { count: total, total: number.format(rows.length) })
              : say('gridRows', { count: total }))}
      </span>
      <span role="status" className={styles.status}>
        {said}
      </span>
      {paged.hasFailed && (
        <Button
          size="small"
          onPress={() => {
            announce('')
            paged.reloadFailed()
          }}
        >
          {say('gridRetry')}
        </Button>
      )}
    </div>
  )
}

function ColumnMenu<Row>({ grid }: { grid: Grid<Row> }) {
  const { menu, setMenu, columns } = grid
  const Menu = menuPart.usePart(menu !== undefined, () => setMenu(undefined)) as typeof GridColumnMenu<Row> | undefined
  const column = menu === undefined ? undefined : columns.find(({ key }) => key === menu)
  // oxlint-disable-next-line react/static-components -- the menu, once it has loaded
  return Menu && column ? <Menu grid={grid} column={column} /> : null
}

function ColumnFilter<Row>({ grid }: { grid: Grid<Row> }) {
  const { filtering, setFiltering, columns } = grid
  const Panel = filterPart.usePart(filtering !== undefined, () => setFiltering(undefined)) as
    | typeof GridFilterPanel<Row>
    | undefined
  const column = filtering === undefined ? undefined : columns.find(({ key }) => key === filtering)
  // oxlint-disable-next-line react/static-components -- the filter, once it has loaded
  return Panel && column ? <Panel grid={grid} column={column} /> : null
}
