import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useOverflow } from '../internal/useOverflow.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { AllMark, RowMark } from './Selection.tsx'
import type { TableSelection } from './Selection.tsx'
import { SortHead } from './SortHead.tsx'
import type { SortOrder, TableSort } from './SortHead.tsx'
import * as styles from './Table.css.ts'

export type { SortOrder, TableSelection, TableSort }

export type Column<Row> = {
  /** Names the column. */
  key: string
  /** The words in its head. */
  header: string
  /** Figures stand at the end. */
  align?: 'start' | 'end' | 'center' | undefined
  /** Pixels, or any CSS length. */
  width?: number | string | undefined
  /** What stands in it. */
  cell: (row: Row) => ReactNode
  /** Its head puts the rows in its order; with the table's `sort`. */
  sortable?: boolean | undefined
  /** Its cell names the row. */
  rowHeader?: boolean | undefined
  /** Never break its words: a model, a date. Figures at the end are kept whole anyway. */
  whole?: boolean | undefined
}

export type TableProps<Row> = RootProps<HTMLDivElement> & {
  /** What the table tells. */
  caption: string
  /** Say the caption only to those who listen. */
  hideCaption?: boolean | undefined
  /** From start to end. */
  columns: readonly Column<Row>[]
  /** From top to bottom, in the order they are to have. */
  rows: readonly Row[]
  /** Names a row, whatever its place. */
  rowKey: (row: Row) => string
  /** On a phone, move it sideways, or set each row as a card. */
  narrow?: 'scroll' | 'cards' | undefined
  /** Keep the head in sight in wide windows. */
  sticky?: boolean | undefined
  /** Stands where there are no rows. */
  empty?: ReactNode | undefined
  /** Lower rows, for figures that are compared. */
  dense?: boolean | undefined
  /** In which order the rows are, and how another is asked for. */
  sort?: TableSort | undefined
  /** A checkbox before each row, and one for all. */
  selection?: TableSelection<Row> | undefined
}

/**
 * Things of one kind beneath each other, what they share in columns.
 *
 * When: rows are compared by columns. Instead: `DescriptionList` for one thing, `Stack as="ul"` where nothing is
 * compared, `VirtualList` for thousands.
 *
 * Keys: `Tab` reaches the heads that sort and the checkboxes, `Enter` or `Space` works them; a table wider than its
 * place takes the focus and is moved by arrows.
 */
export function Table<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  narrow = 'scroll',
  sticky,
  empty,
  dense,
  sort,
  selection,
  className,
  ref,
  ...root
}: TableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const both = useBothRefs(frame, ref)
  const captionId = useId()
  const scrolls = useOverflow(frame)
  const cards = narrow === 'cards'
  const works = sort ?? selection
  // A table that is laid out as blocks is no table to browsers any more, unless its roles are spelt out.
  const role = (name: string) => (cards ? name : undefined)
  return (
    <div
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}
      {...root}
      ref={both}
      className={cx(styles.frame, styles.narrow[narrow], className)}
    >
      <table className={cx(styles.table, cards && styles.cards)} role={role('table')}>
        <caption id={captionId} className={cx(!hideCaption && styles.caption, cards && styles.cards)}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead
          className={cx(styles.head, sticky && styles.sticky, cards && (works ? styles.cardsTools : styles.cardsHead))}
          role={role('rowgroup')}
        >
          <tr className={cx(cards && works && styles.tools)} role={role('row')}>
            {selection && (
              <th scope="col" role={role('columnheader')} className={cx(styles.cell, styles.headCell, styles.mark)}>
                <AllMark ids={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map(({ key, header, align = 'start', width, sortable }) => (
              <th
                key={key}
                scope="col"
                role={role('columnheader')}
                className={cx(
                  styles.cell,
                  styles.headCell,
                  styles.align[align],
                  cards && works && !sortable && styles.cardsHead,
                )}
                style={width === undefined ? undefined : { width }}
                aria-sort={sort?.by === key ? sort.direction : undefined}
              >
                {sort && sortable ? <SortHead column={key} header={header} sort={sort} /> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(cards && styles.cards)} role={role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={cx(styles.row, cards && styles.card)} role={role('row')}>
              {selection && (
                <td
                  role={role('cell')}
                  className={cx(styles.cell, dense && styles.dense, styles.mark, cards && styles.cardMark)}
                >
                  <RowMark row={row} id={rowKey(row)} selection={selection} />
                </td>
              )}
              {columns.map(({ key, header, align = 'start', cell, rowHeader, whole = align === 'end' }) => {
                const Cell = rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={rowHeader ? 'row' : undefined}
                    role={role(rowHeader ? 'rowheader' : 'cell')}
                    className={cx(
                      styles.cell,
                      dense && styles.dense,
                      styles.align[align],
                      whole && styles.whole,
                      cards && styles.cardCell,
                    )}
                    data-label={cards ? header : undefined}
                  >
                    {cards ? <div>{cell(row)}</div> : cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role={role('row')}>
              <td role={role('cell')} className={styles.none} colSpan={columns.length + (selection ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
