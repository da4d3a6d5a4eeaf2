import { useMemo, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import { useLanguage } from '../internal/Language.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type {
  DataGridProps,
  GridChange,
  GridColumn,
  GridEdit,
  GridFilter,
  GridOption,
  GridRange,
  GridRefusal,
  GridSort,
  GridState,
} from './dataGridProps.ts'
import * as styles from './DataGrid.css.ts'
import { footerOf, placeColumns } from './gridColumns.ts'
import type { PlacedColumn } from './gridColumns.ts'
import { gridMessages } from './gridMessages.ts'

export type {
  DataGridProps,
  GridChange,
  GridColumn,
  GridEdit,
  GridFilter,
  GridOption,
  GridRange,
  GridRefusal,
  GridSort,
  GridState,
}

const useControl = upgradeTo<DataGridProps<unknown>>(() =>
  import('./DataGridControl.tsx').then(({ DataGridControl }) => DataGridControl),
)

/**
 * A grid of any size that is worked with by keyboard: edit, select, copy to and paste from a spreadsheet, sort, filter, group.
 *
 * When: hundreds to many thousands of rows, or cells that are edited. Instead: `Table` for rows that are only read and
 * fit on a page, which the server renders whole; `VirtualList` for long lists without columns. Until its script loads,
 * or if it never does, it is a table of the first rows.
 *
 * Keys: `Tab` reaches the grid and leaves it; arrow keys, `Home`, `End`, `Page Up` and `Page Down` move, with `Ctrl` to
 * the edges; `Enter` or `F2` edits a cell, sorts by a header, or enters the content of a cell, `Tab` in its field goes on to the next one that can be edited, `Escape` returns; letters
 * replace a text; `Space` selects the row, `Shift` with arrow keys selects cells, `Ctrl+A` selects all; `Ctrl+C`
 * copies the selected cells, or the selected rows if the focus is in one of them; `Ctrl+X`, `Ctrl+V`, `Ctrl+Z` and
 * `Ctrl+Y` work as in a spreadsheet, and `Ctrl+Z` takes back refused texts too; on a header `Shift` with arrow keys resizes,
 * `Ctrl+Shift` with arrow keys moves the column, `Alt+ArrowDown` opens its menu.
 */
export function DataGrid<Row>({ className, style, ref, ...props }: DataGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(frame, ref)
  const Control = useControl(frame)
  const given = {
    ...props,
    ref: both,
    className: cx(styles.frame, props.dense && styles.dense, className),
    style: { ...inlineVars({ [styles.height]: `${props.height ?? 480}px` }), ...style },
  }
  return Control ? (
    // oxlint-disable-next-line react/static-components -- the grid, once it has loaded
    <Control {...(given as DataGridProps<unknown>)} />
  ) : (
    <FirstRows {...given} />
  )
}

/** Returns the props of the frame. */
function rootOf<Row>({
  labelOf: _labelOf,
  loadRows: _loadRows,
  onRetry: _onRetry,
  height: _height,
  dense: _dense,
  onStateChange: _onStateChange,
  onEdit: _onEdit,
  ...root
}: Partial<DataGridProps<Row>>) {
  return root
}

/** The table before scripts load. */
function FirstRows<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowCount = rows.length,
  first = 20,
  status = 'ready',
  selection = 'none',
  detail,
  state,
  defaultState,
  empty,
  ...more
}: DataGridProps<Row>) {
  const say = useMessages(gridMessages)
  const number = new Intl.NumberFormat(useLanguage())
  const placed = useMemo(
    () =>
      placeColumns(columns, { ...defaultState, ...state }, { select: selection !== 'none', expand: Boolean(detail) }),
    [columns, defaultState, state, selection, detail],
  )
  return (
    <div {...rootOf(more)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
        <table className={styles.table} style={inlineVars({ [styles.whole]: `${placed.width}px` })} aria-label={label}>
          <thead className={styles.tableHead}>
            <tr>
              {placed.all.map(({ key, data, width }) => (
                <Head key={key} {...{ data, width }} />
              ))}
              <td className={styles.rest} aria-hidden />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, first).map((row) => (
              <tr key={rowKey(row)}>
                {placed.all.map(({ key, data }) => (
                  <Cell key={key} {...{ data, row }} />
                ))}
                <td className={styles.rest} aria-hidden />
              </tr>
            ))}
            {rows.length === 0 && <NoRows span={placed.all.length + 1} {...{ status, empty }} />}
          </tbody>
          {rows.length > 0 && <FirstTotals columns={placed.all} rows={rows} />}
        </table>
      </div>
      <div className={styles.foot}>
        <span>{status === 'ready' && say('gridRows', { count: number.format(rowCount) })}</span>
        <span className={styles.status} />
      </div>
    </div>
  )
}

function Head<Row>({ data, width }: Pick<PlacedColumn<Row>, 'data' | 'width'>) {
  if (!data) return <td className={styles.tableCell} style={{ width }} aria-hidden />
  return (
    <th scope="col" className={styles.tableCell} style={{ width, textAlign: data.align ?? 'start' }}>
      {data.header}
    </th>
  )
}

function Cell<Row>({ data, row }: Pick<PlacedColumn<Row>, 'data'> & { row: Row }) {
  if (!data) return <td className={styles.tableCell} aria-hidden />
  const Tag = data.rowHeader ? 'th' : 'td'
  return (
    <Tag
      scope={data.rowHeader ? 'row' : undefined}
      className={styles.tableCell}
      style={{ textAlign: data.align ?? 'start' }}
    >
      {data.cell(row)}
    </Tag>
  )
}

/** The totals row before scripts load. */
function FirstTotals<Row>({ columns, rows }: { columns: readonly PlacedColumn<Row>[]; rows: readonly Row[] }) {
  if (!columns.some(({ data }) => data?.footer !== undefined)) return null
  return (
    <tfoot className={styles.tableFoot}>
      <tr>
        {columns.map(({ key, data }) => (
          <td key={key} className={styles.tableCell} style={{ textAlign: data?.align ?? 'start' }}>
            {data && footerOf(data, rows)}
          </td>
        ))}
        <td className={styles.rest} aria-hidden />
      </tr>
    </tfoot>
  )
}

function NoRows({ status, empty, span }: Pick<DataGridProps<unknown>, 'status' | 'empty'> & { span: number }) {
  const say = useMessages(gridMessages)
  return (
    <tr>
      <td className={styles.none} colSpan={span}>
        {status === 'loading' ? say('loading') : status === 'failed' ? say('gridFailed') : (empty ?? say('gridEmpty'))}
      </td>
    </tr>
  )
}
