import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import { Virtualizer } from 'virtua'
import type { CustomItemComponentProps } from 'virtua'
import { Button } from '../Button/Button.tsx'
import { ShownItem } from '../internal/ShownItem.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DataGrid.css.ts'
import { commitEdit } from './gridEditing.ts'
import { GridRow } from './GridRow.tsx'
import type { GridActions } from './GridRow.tsx'
import type { Grid } from './useGrid.ts'

/** The lines of the grid, or the reason why there are none. */
export function GridBody<Row>({ grid }: { grid: Grid<Row> }) {
  const { lines, cursor, scroller, headHeight } = grid
  const actions = useActions(grid)
  const data = useMemo(() => ({ length: lines.length }), [lines.length])
  return (
    <div role="rowgroup" className={styles.body}>
      {grid.shows ? (
        <Virtualizer
          data={data}
          scrollRef={scroller}
          startMargin={headHeight}
          item={Item}
          keepMounted={cursor.line >= 0 ? [cursor.line] : []}
        >
          {(_, at) => rowAt(grid, at, actions)}
        </Virtualizer>
      ) : (
        <NoRows grid={grid} />
      )}
    </div>
  )
}

function rowAt<Row>(grid: Grid<Row>, at: number, actions: GridActions<Row>) {
  const { lines, cursor, hasBox, box, paged, group, shown, placed, selection, selectedKeys, now, onEdit, drafts } = grid
  const line = lines.at(at)
  if (!line) return <div key={at} />
  const isRow = line.kind === 'row'
  const here = at === cursor.line
  return (
    <GridRow<Row>
      // A row that arrives takes the place of its placeholder, and keeps the focus.
      key={`${line.kind}\n${isRow && grid.loadRows ? line.index : line.key}`}
      kind={line.kind}
      at={at}
      rowKey={line.key}
      row={line.kind === 'group' ? undefined : line.row}
      index={isRow ? line.index : -1}
      failed={isRow && line.row === undefined && paged.failed(line.index)}
      count={line.kind === 'group' ? line.count : 0}
      open={line.kind === 'group' && line.open}
      groupHeader={group?.header ?? ''}
      columns={shown}
      columnCount={placed.all.length}
      focused={here ? cursor.column : undefined}
      editing={here ? cursor.edit : undefined}
      cells={hasBox && at >= box.top && at <= box.bottom ? `${box.first} ${box.last}` : undefined}
      selectable={selection}
      selected={isRow && selectedKeys.has(line.key)}
      expanded={isRow && now.expanded.includes(line.key)}
      editable={onEdit !== undefined}
      drafts={drafts.get(line.key)}
      actions={actions}
    />
  )
}

/** Returns the functions that rows call. It stays the same as long as rows need not be rendered again. */
function useActions<Row>(grid: Grid<Row>): GridActions<Row> {
  const id = useId()
  const latest = useRef(grid)
  useLayoutEffect(() => {
    latest.current = grid
  })
  const { number, detail } = grid
  return useMemo(
    () => ({
      id,
      say: (key, values) => latest.current.say(key, values),
      labelOf: (row) => (latest.current.labelOf ?? latest.current.rowKey)(row),
      detail: (row) => latest.current.detail?.(row),
      need: (index) => latest.current.paged.need(index),
      commit: (text, leave) => commitEdit(latest.current, text, leave),
      cancel: () => {
        const { moveTo, cursor } = latest.current
        moveTo({ line: cursor.line, column: cursor.column })
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- another language or detail renders the rows again
    [id, number, detail],
  )
}

/** The one row of a grid without rows. */
function NoRows<Row>({ grid: { status, empty, onRetry, cursor, placed, say } }: { grid: Grid<Row> }) {
  return (
    <div role="row" aria-rowindex={2}>
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={placed.all.length}
        tabIndex={cursor.line < 0 ? -1 : 0}
        className={styles.none}
      >
        {status === 'loading' && (
          <>
            <VisuallyHidden>{say('loading')}</VisuallyHidden>
            <div className={styles.loading}>
              <Skeleton lines={6} height={20} />
            </div>
          </>
        )}
        {status === 'failed' && say('gridFailed')}
        {status === 'failed' && onRetry && (
          <Button size="small" tabIndex={-1} onPress={onRetry}>
            {say('gridRetry')}
          </Button>
        )}
        {status === 'ready' && (empty ?? say('gridEmpty'))}
      </div>
    </div>
  )
}

/** Rows have one height, so that an item needs no measuring before it is shown. */
function Item(item: CustomItemComponentProps) {
  return <ShownItem {...item} className={styles.item} />
}
