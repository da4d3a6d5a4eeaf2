import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { GridColumn } from './dataGridProps.ts'
import { placeOf } from './cellPlace.ts'
import * as styles from './DataGrid.css.ts'
import { EXPAND, SELECT } from './gridColumns.ts'
import type { PlacedColumn } from './gridColumns.ts'
import { editOf, optionsOf } from './gridEdits.ts'
import type { GridMessages } from './gridMessages.ts'
import { textOf } from './gridLines.ts'
import type { Line } from './gridLines.ts'
import { GridEditor } from './GridEditor.tsx'
import type { Leave } from './GridEditor.tsx'
import { INNER } from './gridKeys.ts'
import type { Draft, RowDrafts } from './gridDrafts.ts'

/** The functions that rows call. It stays the same, so that rows are not rendered again for it. */
export type GridActions<Row> = {
  /** The start of the ids of the grid's messages. */
  id: string
  say: (key: keyof GridMessages | 'select', values?: Record<string, string | number>) => string
  labelOf: (row: Row) => string
  detail: (row: Row) => ReactNode
  need: (index: number) => () => void
  commit: (text: string, leave: Leave) => void
  cancel: () => void
}

export type GridRowProps<Row> = Pick<Line<Row>, 'kind' | 'key'> & {
  /** The index of the line. */
  at: number
  rowKey: string
  row: Row | undefined
  /** The index of a row that the server has not sent yet. */
  index: number
  failed: boolean
  /** The number of rows of a group, and whether they are shown. */
  count: number
  open: boolean
  groupHeader: string
  columns: readonly PlacedColumn<Row>[]
  columnCount: number
  /** The key of the column with the focus, if it is in this line. */
  focused: string | undefined
  editing: { replace: boolean } | undefined
  /** The columns of selected cells, as `first last`. */
  cells: string | undefined
  selectable: 'none' | 'one' | 'many'
  selected: boolean
  expanded: boolean
  editable: boolean
  drafts: RowDrafts | undefined
  actions: GridActions<Row>
}

function Row<Row>(props: GridRowProps<Row>) {
  const { kind, at, row, index, rowKey, selectable, selected, actions } = props
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Most cells are plain text, and a search through all cells of a page takes longer than rendering some of them.
    for (const cell of element.current?.children ?? [])
      if (cell.firstElementChild) for (const inner of cell.querySelectorAll<HTMLElement>(INNER)) inner.tabIndex = -1
  })
  const { need } = actions
  const pending = kind === 'row' && row === undefined
  useLayoutEffect(() => (pending ? need(index) : undefined), [pending, index, need])
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={at + 2}
      aria-selected={selectable === 'none' || kind !== 'row' || pending ? undefined : selected}
      data-selected={selected || undefined}
      data-row={rowKey}
      className={cx(styles.row, kind === 'detail' && styles.open)}
    >
      {kind === 'row' ? cellsOf(props) : <WideCell {...props} />}
    </div>
  )
}
export const GridRow = memo(Row) as <Row>(props: GridRowProps<Row>) => ReactElement

/** The one cell of a group or of a detail. */
function WideCell<Row>({
  kind,
  rowKey,
  row,
  count,
  open,
  focused,
  columnCount,
  groupHeader,
  actions,
}: GridRowProps<Row>) {
  const shared = {
    role: 'gridcell',
    'aria-colindex': 1,
    'aria-colspan': columnCount,
    tabIndex: focused === undefined ? -1 : 0,
  }
  if (kind === 'detail')
    return (
      <div {...shared} className={cx(styles.wide, styles.detail)}>
        {row !== undefined && actions.detail(row)}
      </div>
    )
  return (
    <div {...shared} className={styles.wide} aria-expanded={open}>
      <span className={styles.chevron}>
        <Icon name="chevronRight" size={12} />
      </span>
      <span className={styles.text}>
        {groupHeader}
        {': '}
        {actions.say('gridGroup', { value: rowKey || actions.say('gridNoValue'), count })}
      </span>
    </div>
  )
}

/**
 * Returns the cells of a row. Functions rather than components, because a page of rows has many cells, and because a cell
 * with the focus keeps it when its row arrives.
 */
function cellsOf<Row>(props: GridRowProps<Row>) {
  const { columns, row, focused } = props
  const lead = columns.find(({ data }) => data)?.key
  return columns.map((column) => {
    const { key, data, index } = column
    const shared: Shared = {
      ...placeOf(column),
      role: data?.rowHeader ? 'rowheader' : 'gridcell',
      'aria-colindex': index + 1,
      tabIndex: key === focused ? 0 : -1,
    }
    if (row === undefined)
      return (
        <div
          key={key}
          {...shared}
          className={cx(shared.className, props.failed && styles.plain)}
          aria-busy={!props.failed}
        >
          {!props.failed ? (
            <Skeleton width="60%" />
          ) : key === lead || (data && key === focused) ? (
            props.actions.say('gridFailed')
          ) : (
            data && '–'
          )}
        </div>
      )
    if (key === SELECT) return selectCell({ shared, row, props })
    if (key === EXPAND) return expandCell({ shared, row, props })
    return data && dataCell(row, { shared, props, data, column })
  })
}

type Shared = { className: string; role: string; tabIndex: number; 'aria-colindex': number }
type CellProps<Row> = { shared: Shared; row: Row; props: GridRowProps<Row> }

function selectCell<Row>({ shared, row, props: { actions, selectable, selected } }: CellProps<Row>) {
  return (
    <div key={SELECT} {...shared} className={cx(shared.className, styles.mark)}>
      <ChoiceMark
        tabIndex={-1}
        type={selectable === 'one' ? 'radio' : 'checkbox'}
        label={actions.say('select', { label: actions.labelOf(row) })}
        checked={selected}
        // The grid toggles it: the press may select a range.
        onChange={nothing}
      />
    </div>
  )
}

function expandCell<Row>({ shared, row, props: { actions, expanded } }: CellProps<Row>) {
  return (
    <div
      key={EXPAND}
      {...shared}
      className={cx(shared.className, styles.mark)}
      aria-expanded={expanded}
      aria-label={actions.say('gridDetails', { label: actions.labelOf(row) })}
    >
      <span className={styles.chevron}>
        <Icon name="chevronRight" size={12} />
      </span>
    </div>
  )
}

function dataCell<Row>(
  row: Row,
  { shared, props, data, column }: Omit<CellProps<Row>, 'row'> & { data: GridColumn<Row>; column: PlacedColumn<Row> },
) {
  const { at, rowKey, focused, editing, cells, drafts, editable, actions } = props
  const { key, header, align = 'start' } = data
  const { index } = column
  const [first = -1, final = -1] = cells?.split(' ').map(Number) ?? []
  const edit = editable ? editOf({ kind: 'row', key: rowKey, row, index: 0 }, data) : undefined
  const draft = drafts?.[key]
  const isEditing = key === focused && editing && edit
  const content = draft ? draft.text : data.cell(row)
  const isPlain = !isEditing && draft?.error === undefined && typeof content !== 'object'
  const cell = {
    ...shared,
    className: cx(shared.className, styles.align[align], isPlain && styles.plain, edit && styles.editable),
    'aria-selected': cells === undefined ? undefined : index >= first && index <= final,
    'aria-readonly': editable && !edit ? true : undefined,
  }
  const messageId = `${actions.id}-${at}-${index}`
  // One element with and without a draft, so that the focus stays.
  return (
    <div key={key} {...cell} {...(draft && draftProps(draft, messageId))}>
      {isEditing ? (
        <GridEditor
          label={actions.say('gridEdit', { header })}
          text={draft?.text ?? textOf(data, row)}
          edit={edit}
          options={optionsOf(edit, row)}
          replace={editing.replace}
          invalid={draft?.error !== undefined}
          onCommit={actions.commit}
          onCancel={actions.cancel}
        />
      ) : isPlain ? (
        content
      ) : (
        <span className={styles.text}>{content}</span>
      )}
      {draft?.error !== undefined && (
        <Message id={messageId} error={draft.error} shown={key === focused} place={messagePlace(column)} />
      )}
    </div>
  )
}

/** The state of a cell whose text the host has not accepted. */
function draftProps({ error }: Draft, id: string) {
  if (error === undefined) return { 'data-draft': true, 'aria-busy': true }
  return { 'data-draft': true, 'aria-invalid': true, 'aria-describedby': id }
}

/** The greatest width of a message, in pixels. */
const WIDE = 280

function messagePlace<Row>({ pinned, offset, width }: PlacedColumn<Row>): string {
  return cx(styles.message, !pinned && offset + width >= WIDE && styles.before)
}

/** Why a text was refused. Shown while the cell has the focus, and read with it. */
function Message({ id, error, shown, place }: { id: string; error: string; shown: boolean; place: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name="error" size={12} />
      </span>
      {shown ? <Bubble id={id} error={error} place={place} /> : <VisuallyHidden id={id}>{error}</VisuallyHidden>}
    </>
  )
}

/** The message, above its cell: the reader goes on below it. A cell right beneath the header has it below. */
function Bubble({ id, error, place }: { id: string; error: string; place: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const [below, setBelow] = useState(false)
  useLayoutEffect(() => {
    const { current: bubble } = element
    const head = bubble?.closest('[role="grid"]')?.firstElementChild
    if (bubble && head) setBelow(bubble.getBoundingClientRect().top < head.getBoundingClientRect().bottom)
  }, [])
  return (
    <span ref={element} id={id} data-message className={cx(place, below && styles.below)}>
      {error}
    </span>
  )
}

function nothing() {}
