import type { Ref } from 'react'
import { cx } from '../internal/cx.ts'
import * as styles from './DataGrid.css.ts'
import { placeOf } from './cellPlace.ts'
import type { Grid } from './useGrid.ts'

/** The totals row, pinned at the bottom. `ArrowDown` in the last row moves the focus to it. */
export function GridTotals<Row>({ grid, ref }: { grid: Grid<Row>; ref: Ref<HTMLDivElement> }) {
  const { lines, shown, cursor, totals } = grid
  if (!totals) return null
  return (
    <div ref={ref} role="rowgroup" className={styles.totals}>
      <div role="row" aria-rowindex={lines.length + 2} className={styles.row}>
        {shown.map((column) => {
          const { key, data, index } = column
          const { className, style } = placeOf(column)
          return (
            <div
              key={key}
              role={data?.rowHeader ? 'rowheader' : 'gridcell'}
              aria-colindex={index + 1}
              aria-readonly={grid.onEdit ? true : undefined}
              tabIndex={cursor.line === lines.length && cursor.column === key ? 0 : -1}
              className={cx(className, styles.align[data?.align ?? 'start'])}
              style={style}
            >
              <span className={styles.text}>{totals.get(key)}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
