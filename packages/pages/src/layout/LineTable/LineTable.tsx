import type { ReactNode } from 'react'
import * as styles from './LineTable.css.ts'

export type LineColumn<Row, Key extends string> = { key: Key; header: ReactNode; cell: (row: Row) => ReactNode }

export type LineTableProps<Row, Key extends string> = {
  label: string
  columns: readonly LineColumn<Row, Key>[]
  /** The key of the column that names the row. */
  rowHeader: Key
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Class names: `row` is the grid, `head` and `cell` place the column heads and cells in its areas. */
  look: { row: string; head: Readonly<Record<Key, string>>; cell: Readonly<Record<Key, string>> }
}

/** A table in wide windows. On phones each row is a grid with two lines. */
export function LineTable<Row, Key extends string>(props: LineTableProps<Row, Key>) {
  const { label, columns, rowHeader, rows, rowKey, look } = props
  // Browsers drop the table semantics of an element with `display: grid`, so the roles are explicit.
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

/** The label of a figure on phones, where column heads are hidden. Screen readers read it too. */
export function NarrowLabel({ children }: { children: ReactNode }) {
  return <span className={styles.narrowWord}>{children} </span>
}
