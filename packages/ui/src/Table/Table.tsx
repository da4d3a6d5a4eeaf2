import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { useOverflow } from '../internal/useOverflow.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'

export type Column<Row> = {
  key: string
  header: string
  /** Figures stand at the end. */
  align?: 'start' | 'end' | 'center'
  width?: number | string
  cell: (row: Row) => ReactNode
  /** Its cell names the row. */
  rowHeader?: boolean
  /** Never break its words: a model, a date. Figures at the end are kept whole anyway. */
  whole?: boolean
}

export type TableProps<Row> = {
  /** What the table tells. */
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On a phone, move it sideways, or set each row as a card. */
  narrow?: 'scroll' | 'cards'
  /** Keep the head in sight in wide windows. */
  sticky?: boolean
  /** Stands where there are no rows. */
  empty?: ReactNode
  dense?: boolean
}

/** Things of one kind beneath each other, what they share in columns. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, narrow = 'scroll', sticky, empty, dense }: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const captionId = useId()
  const scrolls = useOverflow(frame)
  const cards = narrow === 'cards'
  // A table that is laid out as blocks is no table to browsers any more, unless its roles are spelt out.
  const role = (name: string) => cards ? name : undefined
  return (
    <div ref={frame} className={cx(styles.frame, styles.narrow[narrow])} {...scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId }}>
      <table className={cx(styles.table, cards && styles.cards)} role={role('table')}>
        <caption id={captionId} className={cx(!hideCaption && styles.caption, cards && styles.cards)}>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead className={cx(styles.head, sticky && styles.sticky, cards && styles.cardsHead)} role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map(({ key, header, align = 'start', width }) => (
              <th key={key} scope="col" role={role('columnheader')} className={cx(styles.cell, styles.headCell, styles.align[align])} style={width === undefined ? undefined : { width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(cards && styles.cards)} role={role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={cx(styles.row, cards && styles.card)} role={role('row')}>
              {columns.map(({ key, header, align = 'start', cell, rowHeader, whole = align === 'end' }) => {
                const Cell = rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={rowHeader ? 'row' : undefined}
                    role={role(rowHeader ? 'rowheader' : 'cell')}
                    className={cx(styles.cell, dense && styles.dense, styles.align[align], whole && styles.whole, cards && styles.cardCell)}
                    data-label={cards ? header : undefined}
                  >
                    {cards ? <div>{cell(row)}</div> : cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && <tr role={role('row')}><td role={role('cell')} className={styles.none} colSpan={columns.length}>{empty}</td></tr>}
        </tbody>
      </table>
    </div>
  )
}
