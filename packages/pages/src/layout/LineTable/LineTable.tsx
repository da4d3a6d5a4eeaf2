import type { ReactNode } from 'react'
import * as styles from './LineTable.css.ts'

export type LineColumn<Row, Key extends string> = { key: Key; header: ReactNode; cell: (row: Row) => ReactNode }

export type LineTableProps<Row, Key extends string> = {
  label: string
  columns: readonly LineColumn<Row, Key>[]
  /** The column that names the row. */
  rowHeader: Key
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Classes: of a row, the grid that its cells lie in; of heads and cells, their areas. */
  look: { row: string; head: Readonly<Record<Key, string>>; cell: Readonly<Record<Key, string>> }
}

/** A table where there is room; on phones each row is two lines of a grid, not a card. */
export function LineTable<Row, Key extends string>(props: LineTableProps<Row, Key>) {
  const { label, columns, rowHeader, rows, rowKey, look } = props
  // A table that is laid out as a grid is no table to browsers any more, unless its roles are spelt out.
  return (
    <div role="table" aria-label={label} className={styles.table}>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" className={look.row}>
          {columns.map(({ key, header }) => (
            <span key={key} role="columnheader" className={look.head[key]}>
              {header}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row) => (
          <div key={rowKey(row)} role="row" className={look.row}>
            {columns.map(({ key, cell }) => (
              <span key={key} role={key === rowHeader ? 'rowheader' : 'cell'} className={look.cell[key]}>
                {cell(row)}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Names a figure on phones, where no head does: to those who listen as well. */
export function NarrowWord({ children }: { children: ReactNode }) {
  return <span className={styles.narrowWord}>{children} </span>
}
