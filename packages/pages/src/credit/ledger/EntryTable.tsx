import type { CreditEntryRecord } from '@millwright/contract/credit/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { writeServerTime } from '@millwright/domain/time'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { LineTable } from '../../layout/LineTable/LineTable.tsx'
import type { LineColumn } from '../../layout/LineTable/LineTable.tsx'
import { billHref } from './creditHrefs.ts'
import * as table from './EntryTable.css.ts'
import * as styles from './ledger.css.ts'

export type EntryTableProps = {
  caption: string
  entries: readonly CreditEntryRecord[]
  /** Whether all entries belong to one statement, whose number is then omitted. */
  ofBill?: boolean
}

const kinds = ['order', 'return', 'payment', 'carry'] as const

/** The ledger entries: used, refunded and paid amounts. On phones each entry is two lines. */
export function EntryTable({ caption, entries, ofBill = false }: EntryTableProps) {
  const text = useText('credit')
  const language = useLanguage()
  const columns: LineColumn<CreditEntryRecord, keyof typeof table.cell>[] = [
    {
      key: 'date',
      header: text('date'),
      cell: ({ createTime }) =>
        createTime === undefined ? '' : formatDate(language, writeServerTime(createTime).slice(0, 10)),
    },
    {
      key: 'kind',
      header: text('kind'),
      cell: ({ kind }) => {
        const known = kinds.find((one) => one === kind)
        return known ? text(known) : kind
      },
    },
    { key: 'about', header: text('about'), cell: (entry) => <EntryAbout entry={entry} /> },
    {
      key: 'bill',
      header: text('billOf'),
      cell: ({ billNumber }) =>
        billNumber ? <Link href={billHref(billNumber)}>{billNumber}</Link> : text('notBilled'),
    },
    { key: 'amount', header: text('amount'), cell: ({ amount }) => <Money amount={amount} size={14} tone="ink" /> },
  ]
  return (
    <LineTable
      label={caption}
      columns={ofBill ? columns.filter(({ key }) => key !== 'bill') : columns}
      rowHeader="about"
      rows={entries}
      rowKey={({ entryId }) => entryId}
      look={{ row: ofBill ? table.rowOfBill : table.row, head: table.head, cell: table.cell }}
    />
  )
}

function EntryAbout({ entry: { kind, orderNumber, refundSn, prodName, poNumber } }: { entry: CreditEntryRecord }) {
  const text = useText('credit')
  if (kind === 'payment') return <>{text('paidBills')}</>
  if (!orderNumber) return <>{text('carried')}</>
  if (kind === 'return')
    return refundSn ? (
      <Link href={path('return-detail', { refundSn })}>{text('returnOf', { number: orderNumber })}</Link>
    ) : (
      <>{text('returnOf', { number: orderNumber })}</>
    )
  return (
    <span className={styles.words}>
      <Link href={path('order-detail', { orderNumber })}>{orderNumber}</Link>
      <span className={styles.small}>
        {prodName}{' '}
        {poNumber && (
          <span className={table.whole}>{`${prodName ? '·\u00a0' : ''}${text('poNumber', { number: poNumber })}`}</span>
        )}
      </span>
    </span>
  )
}
