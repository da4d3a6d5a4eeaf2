import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useOverflow } from '../internal/useOverflow.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { AllMark, RowMark } from './Selection.tsx'
import type { TableSelection } from './Selection.tsx'
import { SortHead } from './SortHead.tsx'
import type { SortOrder, TableSort } from './SortHead.tsx'
import * as styles from './Table.css.ts'

export type { SortOrder, TableSelection, TableSort }

export type Column<Row> = {
  key: string
  header: string
  /** The alignment. Use `end` for numbers. */
  align?: 'start' | 'end' | 'center' | undefined
  /** The width in pixels, or any CSS length. */
  width?: number | string | undefined
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** Whether the header sorts by this column. Requires the table's `sort`. */
  sortable?: boolean | undefined
  /** Whether the cell is the row header. */
  rowHeader?: boolean | undefined
  /** Whether the text never wraps: a model, a date. End-aligned numbers never wrap anyway. */
  whole?: boolean | undefined
}

export type TableProps<Row> = RootProps<HTMLDivElement> & {
  /** The caption of the table. */
  caption: string
  /** Whether to show the caption to screen readers only. */
  hideCaption?: boolean | undefined
  /** The columns, from start to end. */
  columns: readonly Column<Row>[]
  /** The rows, in display order. */
  rows: readonly Row[]
  /** Returns a stable key for a row. */
  rowKey: (row: Row) => string
  /** Whether the table scrolls sideways on phones or shows each row as a card. */
  narrow?: 'scroll' | 'cards' | undefined
  /** Whether the header stays visible while scrolling in wide windows. */
  sticky?: boolean | undefined
  /** The content shown when there are no rows. */
  empty?: ReactNode | undefined
  /** Whether to use lower rows, for numbers that are compared. */
  dense?: boolean | undefined
  /** The current order, and how to request another. */
  sort?: TableSort | undefined
  /** The row selection: a checkbox before each row, and one for all. */
  selection?: TableSelection<Row> | undefined
}

/**
 * A data table.
 *
 * When: rows are read and compared by columns, on one page. Instead: `DataGrid` for hundreds to thousands of rows, or
 * where cells are edited, filtered or copied to a spreadsheet; `DescriptionList` for one thing, `Stack as="ul"` where
 * nothing is compared, `VirtualList` for thousands without columns.
 *
 * Keys: `Tab` reaches the sortable headers and the checkboxes, `Enter` or `Space` activates them; a table wider than
 * its container can be focused and scrolled with the arrow keys.
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
  const both = useMergedRefs(frame, ref)
  const captionId = useId()
  const scrolls = useOverflow(frame)
  const cards = narrow === 'cards'
  return (
    <div
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}
      {...root}
      ref={both}
      className={cx(styles.frame, styles.narrow[narrow], className)}
    >
      <table className={cx(styles.table, cards && styles.cards)} role={roleIn(cards, 'table')}>
        <caption id={captionId} className={cx(!hideCaption && styles.caption, cards && styles.cards)}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <TableHead {...{ columns, rows, rowKey, narrow, sticky, sort, selection }} />
        <tbody className={cx(cards && styles.cards)} role={roleIn(cards, 'rowgroup')}>
          {rows.map((row) => rowOf(row, rowKey(row), { columns, narrow, dense, selection }))}
          {rows.length === 0 && (
            <tr role={roleIn(cards, 'row')}>
              <td role={roleIn(cards, 'cell')} className={styles.none} colSpan={columns.length + (selection ? 1 : 0)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

// Browsers drop the table semantics of a table laid out as blocks, so the roles of cards are explicit.
function roleIn(cards: boolean, name: string) {
  return cards ? name : undefined
}

type HeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'narrow' | 'sticky' | 'sort' | 'selection'>

function TableHead<Row>({ columns, rows, rowKey, narrow, sticky, sort, selection }: HeadProps<Row>) {
  const cards = narrow === 'cards'
  const works = sort ?? selection
  return (
    <thead
      className={cx(styles.head, sticky && styles.sticky, cards && (works ? styles.cardsTools : styles.cardsHead))}
      role={roleIn(cards, 'rowgroup')}
    >
      <tr className={cx(cards && works && styles.tools)} role={roleIn(cards, 'row')}>
        {selection && (
          <th
            scope="col"
            role={roleIn(cards, 'columnheader')}
            className={cx(styles.cell, styles.headCell, styles.mark)}
          >
            <AllMark ids={rows.map(rowKey)} selection={selection} />
          </th>
        )}
        {columns.map(({ key, header, align = 'start', width, sortable }) => (
          <th
            key={key}
            scope="col"
            role={roleIn(cards, 'columnheader')}
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
  )
}

/** A function rather than a component, because a table may have many rows. */
function rowOf<Row>(
  row: Row,
  id: string,
  { columns, narrow, dense, selection }: Pick<TableProps<Row>, 'columns' | 'narrow' | 'dense' | 'selection'>,
) {
  const cards = narrow === 'cards'
  return (
    <tr key={id} className={cx(styles.row, cards && styles.card)} role={roleIn(cards, 'row')}>
      {selection && (
        <td
          role={roleIn(cards, 'cell')}
          className={cx(styles.cell, dense && styles.dense, styles.mark, cards && styles.cardMark)}
        >
          <RowMark row={row} id={id} selection={selection} />
        </td>
      )}
      {columns.map(({ key, header, align = 'start', cell, rowHeader, whole = align === 'end' }) => {
        const Cell = rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={key}
            scope={rowHeader ? 'row' : undefined}
            role={roleIn(cards, rowHeader ? 'rowheader' : 'cell')}
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
  )
}
