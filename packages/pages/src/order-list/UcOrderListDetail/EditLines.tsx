import { UserText } from '@millwright/commerce/UserText'
import type { OrderList, OrderListLine } from '@millwright/contract/order-list/entities'
import { ORDER_LIST_LEVELS, ORDER_LIST_LINE_NOTE_LENGTH } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { IconButton } from '@millwright/ui/IconButton'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { Table } from '@millwright/ui/Table'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { DetailOutcome } from './UcOrderListDetail.action.ts'
import * as styles from './UcOrderListDetail.css.ts'

const AT_ONCE = 100
const levels = Array.from({ length: ORDER_LIST_LEVELS }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

type Props = { list: OrderList; current: number; outcome: DetailOutcome }
type Row = { line: OrderListLine; n: number }

/** The lines with fields for quantity, level and note, a page at a time. Each button of a line saves all of them. */
export function EditLines({ list, current, outcome }: Props) {
  const text = useText('orderLists')
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  const typed = outcome?.form
  const { listId, assemblies, items, version } = list
  const n = assemblies > 1 ? assemblies : undefined
  const pages = Math.max(1, Math.ceil(items.length / AT_ONCE))
  const page = Math.min(current, pages)
  const hrefOf = (to: number) =>
    path('uc-order-list-detail', { listId, n, edit: 'lines', page: to > 1 ? to : undefined })
  const rows = items.map((line, at): Row => ({ line, n: at + 1 })).slice((page - 1) * AT_ONCE, page * AT_ONCE)
  return (
    <Panel as="section">
      <form method="post" action={hrefOf(page)} noValidate>
        <VisuallyHidden>
          {/* Enter in a field presses the form's first button. */}
          <button type="submit" name="intent" value="lines" tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="page" value={page} />
        {n && <input type="hidden" name="n" value={n} />}
        <div className={styles.above}>
          <div>
            <Heading level={2} size={16}>
              {text('editTitle')}
            </Heading>
            <p className={styles.hint}>{text('editHint')}</p>
          </div>
          <Buttons listId={listId} n={n} />
        </div>
        {problem && !refused?.fields && <Alert tone="bad">{problem}</Alert>}
        <EditTable rows={rows} last={items.length} typed={typed} errorAt={errorAt} />
        <div className={styles.last}>
          <Buttons listId={listId} n={n} />
        </div>
      </form>
      {pages > 1 && <Pagination page={page} pages={pages} total={items.length} hrefOf={hrefOf} />}
    </Panel>
  )
}

type EditTableProps = {
  rows: readonly Row[]
  /** The number of all lines. */
  last: number
  typed: Readonly<Record<string, string | undefined>> | undefined
  errorAt: (name: string) => string | undefined
}

function EditTable({ rows, last, typed, errorAt }: EditTableProps) {
  const text = useText('orderLists')
  return (
    <Table
      caption={text('editTitle')}
      hideCaption
      narrow="cards"
      rows={rows}
      rowKey={({ line }) => line.lineId}
      columns={[
        { key: 'part', header: text('part'), rowHeader: true, cell: (row) => <Part {...row} /> },
        {
          key: 'level',
          header: text('level'),
          width: 84,
          cell: ({ line: { lineId, level, partyCode }, n }) => (
            <Select
              label={text('levelOf', { n, code: partyCode })}
              hideLabel
              size="small"
              name={`level.${lineId}`}
              defaultValue={typed?.[`level.${lineId}`] ?? String(level)}
              options={levels}
            />
          ),
        },
        {
          key: 'quantity',
          header: text('quantity'),
          width: 112,
          cell: ({ line: { lineId, quantity, partyCode }, n }) => (
            <TextField
              label={text('quantityOf', { n, code: partyCode })}
              hideLabel
              size="small"
              name={`q.${lineId}`}
              inputMode="numeric"
              maxLength={7}
              defaultValue={typed?.[`q.${lineId}`] ?? String(quantity)}
              error={errorAt(`q.${lineId}`)}
            />
          ),
        },
        {
          key: 'note',
          header: text('lineNote'),
          width: '26%',
          cell: (row) => <Note {...row} typed={typed} errorAt={errorAt} />,
        },
        {
          key: 'position',
          header: text('position'),
          align: 'end',
          width: 116,
          cell: (row) => <Moves row={row} last={last} />,
        },
      ]}
    />
  )
}

function Part({ line: { partyCode, prodName, level } }: Row) {
  return (
    <span className={styles.part} data-level={level}>
      <span className={styles.names}>
        <span className={styles.code}>
          <UserText>{partyCode}</UserText>
        </span>
        {prodName && <span className={styles.muted}>{prodName}</span>}
      </span>
    </span>
  )
}

function Note({
  line: { lineId, note, partyCode },
  n,
  typed,
  errorAt,
}: Row & Pick<EditTableProps, 'typed' | 'errorAt'>) {
  const text = useText('orderLists')
  return (
    <TextField
      label={text('noteOf', { n, code: partyCode })}
      hideLabel
      size="small"
      name={`note.${lineId}`}
      maxLength={ORDER_LIST_LINE_NOTE_LENGTH}
      defaultValue={typed?.[`note.${lineId}`] ?? note}
      error={errorAt(`note.${lineId}`)}
    />
  )
}

function Buttons({ listId, n }: { listId: string; n: number | undefined }) {
  const text = useText('orderLists')
  return (
    <span className={styles.buttons}>
      <Button type="submit" name="intent" value="lines" tone="action">
        {text('save')}
      </Button>
      <Button href={path('uc-order-list-detail', { listId, n })} tone="quiet">
        {text('cancel')}
      </Button>
    </span>
  )
}

function Moves({ row: { line, n }, last }: { row: Row; last: number }) {
  const text = useText('orderLists')
  const { lineId, partyCode } = line
  const values = { n, code: partyCode }
  return (
    <span className={styles.moves}>
      <IconButton
        type="submit"
        name="intent"
        value={`up.${lineId}`}
        tone="quiet"
        size="small"
        icon="chevronUp"
        label={text('upOf', values)}
        disabled={n === 1}
      />
      <IconButton
        type="submit"
        name="intent"
        value={`down.${lineId}`}
        tone="quiet"
        size="small"
        icon="chevronDown"
        label={text('downOf', values)}
        disabled={n === last}
      />
      <IconButton
        type="submit"
        name="intent"
        value={`remove.${lineId}`}
        tone="quiet"
        size="small"
        icon="trash"
        label={text('removeOf', values)}
      />
    </span>
  )
}
