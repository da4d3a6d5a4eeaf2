import { memo, useRef, useState } from 'react'
import type { DragEvent, PointerEvent, ReactElement } from 'react'
import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { GridColumn, GridSort, GridState } from './dataGridProps.ts'
import * as styles from './DataGrid.css.ts'
import { EXPAND, MIN_WIDTH, SELECT } from './gridColumns.ts'
import type { PlacedColumn } from './gridColumns.ts'
import type { GridMessages } from './gridMessages.ts'
import { placeOf } from './cellPlace.ts'

/** The functions that headers call. It stays the same, so that they are not rendered again for it. */
export type GridHeadActions<Row> = {
  say: (key: keyof GridMessages | 'select' | 'selectAll' | 'choose', values?: Record<string, string | number>) => string
  rightToLeft: () => boolean
  onSort: (column: GridColumn<Row>) => void
  onMenu: (key: string) => void
  /** Called while the reader drags the edge of a column, and at the end. */
  onResize: (key: string, width: number, done: boolean) => void
  /** Called when a column is dropped on another. */
  onMove: (key: string, target: string) => void
  /** Called when the pointer is over the button of a menu. */
  onPoint: () => void
}

type HeadProps<Row> = {
  columns: readonly PlacedColumn<Row>[]
  focused: string | undefined
  sort: GridSort | undefined
  filters: GridState['filters']
  /** How many rows are selected, or `undefined` if the reader cannot select all. */
  marked: 'none' | 'some' | 'all' | undefined
  actions: GridHeadActions<Row>
}

/** The row of column headers. */
function Head<Row>({ columns, focused, sort, filters, marked, actions }: HeadProps<Row>) {
  const { say } = actions
  const dragged = useDragged()
  return (
    <div role="row" aria-rowindex={1} className={styles.row}>
      {columns.map((column) => {
        const { key, data, index } = column
        const shared = {
          ...placeOf(column),
          role: 'columnheader',
          'aria-colindex': index + 1,
          tabIndex: key === focused ? 0 : -1,
        }
        if (key === SELECT)
          return (
            <div key={key} {...shared} className={cx(shared.className, styles.mark)}>
              {marked === undefined ? (
                <VisuallyHidden>{say('choose')}</VisuallyHidden>
              ) : (
                <ChoiceMark
                  tabIndex={-1}
                  label={say('selectAll')}
                  checked={marked === 'all'}
                  indeterminate={marked === 'some'}
                  onChange={nothing}
                />
              )}
            </div>
          )
        if (key === EXPAND)
          return (
            <div key={key} {...shared} className={cx(shared.className, styles.mark)}>
              <VisuallyHidden>{say('gridDetail')}</VisuallyHidden>
            </div>
          )
        return (
          data && (
            <HeadCell
              key={key}
              {...{ column, data, shared, sort, dragged, actions }}
              filtered={filters?.[key] !== undefined}
            />
          )
        )
      })}
    </div>
  )
}
export const GridHead = memo(Head) as <Row>(props: HeadProps<Row>) => ReactElement

type HeadCellProps<Row> = {
  column: PlacedColumn<Row>
  data: GridColumn<Row>
  shared: { className: string; role: string; tabIndex: number }
  dragged: Dragged
  sort: GridSort | undefined
  filtered: boolean
  actions: GridHeadActions<Row>
}

/** The column that is being dragged. */
type Dragged = { key: () => string | undefined; set: (key: string | undefined) => void }

function useDragged(): Dragged {
  const held = useRef<string>(undefined)
  return {
    key: () => held.current,
    set: (key) => {
      held.current = key
    },
  }
}

/** Returns the handlers of a header that is dragged, or that another is dropped on. */
function useDrop(
  { key, header }: { key: string; header: string },
  dragged: Dragged,
  onMove: GridHeadActions<unknown>['onMove'],
) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dragged.set(key)
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData('text/plain', header)
    },
    onDragOver: (event: DragEvent) => {
      const other = dragged.key()
      if (other === undefined || other === key) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDragEnd: () => dragged.set(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const other = dragged.key()
      if (other !== undefined) onMove(other, key)
    },
  }
  return { isOver, handlers }
}

function HeadCell<Row>({ column, data, shared, sort, filtered, dragged, actions }: HeadCellProps<Row>) {
  const { say, onSort, onMenu, onMove, onPoint } = actions
  const { key, header, align = 'start' } = data
  const { isOver, handlers } = useDrop(data, dragged, onMove)
  const sorted = sort?.by === key ? sort.direction : undefined
  const sortable = Boolean(data.sort)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- it has the shared tabIndex
    <div
      {...shared}
      {...handlers}
      className={cx(shared.className, styles.align[align], sortable && styles.sortable, isOver && styles.dropTarget)}
      aria-sort={sorted}
      onClick={() => onSort(data)}
    >
      <span className={styles.text}>{header}</span>
      {filtered && (
        <span className={styles.icon}>
          <Icon name="filter" size={12} label={say('gridIsFiltered')} />
        </span>
      )}
      {sortable && (
        <span className={styles.icon}>
          <Icon name={sorted ? (sorted === 'ascending' ? 'chevronUp' : 'chevronDown') : 'sort'} size={12} />
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={styles.menuButton}
        aria-haspopup="menu"
        aria-label={say('gridMenu', { header })}
        onPointerEnter={onPoint}
        onClick={(event) => {
          event.stopPropagation()
          onMenu(key)
        }}
      >
        <Icon name="menu" size={12} />
      </button>
      <Handle {...{ column, data, actions }} />
    </div>
  )
}

/** The edge that a pointer drags. With keys, Shift and the arrows of the header do the same. */
function Handle<Row>({ column, data, actions }: Pick<HeadCellProps<Row>, 'column' | 'data' | 'actions'>) {
  const { rightToLeft, onResize } = actions
  const start = useRef<{ x: number; width: number }>(undefined)
  const widthAt = ({ clientX }: PointerEvent) => {
    const { x, width } = start.current!
    return Math.max(data.minWidth ?? MIN_WIDTH, Math.round(width + (clientX - x) * (rightToLeft() ? -1 : 1)))
  }
  const end = (event: PointerEvent) => {
    if (!start.current) return
    onResize(column.key, widthAt(event), true)
    start.current = undefined
    delete (event.currentTarget as HTMLElement).dataset.resizing
  }
  return (
    <span
      aria-hidden
      className={styles.handle}
      // The header would be dragged instead.
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.dataset.resizing = ''
        start.current = { x: event.clientX, width: column.width }
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(column.key, widthAt(event), false)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}

function nothing() {}
