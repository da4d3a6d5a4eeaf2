import type { CreditEntryRecord } from '@millwright/contract/credit/entities'
import { formatDate } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { writeServerTime } from '@millwright/domain/time'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Table } from '@millwright/ui/Table'
import type { Column } from '@millwright/ui/Table'
import { billHref } from './creditHrefs.ts'
import * as styles from './ledger.css.ts'

export type EntryTableProps = {
  caption: string
  entries: readonly CreditEntryRecord[]
  /** Of one statement: its number need not be said on each. */
  ofBill?: boolean
}

const kinds = { order: 'order', return: 'return', payment: 'payment', carry: 'carry' } as const

/** Entries of the ledger: what was used, given back and paid. */
export function EntryTable({ caption, entries, ofBill = false }: EntryTableProps) {
  const text = useText('credit')
  const columns: Column<CreditEntryRecord>[] = [
    {
      key: 'date',
      header: text('date'),
      whole: true,
      cell: ({ createTime }) => (createTime === undefined ? '' : formatDate(writeServerTime(createTime)).slice(0, 10)),
    },
    {
      key: 'kind',
      header: text('kind'),
      whole: true,
      cell: ({ kind }) => (kind in kinds ? text(kinds[kind as keyof typeof kinds]) : kind),
    },
    { key: 'about', header: text('about'), rowHeader: true, cell: (entry) => <EntryAbout entry={entry} /> },
    ...(ofBill
      ? []
      : [
          {
            key: 'bill',
            header: text('billOf'),
            whole: true,
            cell: ({ billNumber }: CreditEntryRecord) =>
              billNumber ? <Link href={billHref(billNumber)}>{billNumber}</Link> : text('notBilled'),
          },
        ]),
    { key: 'amount', header: text('amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} size={14} /> },
  ]
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => entryId}
      narrow="cards"
    />
  )
}

function EntryAbout({ entry: { kind, orderNumber, refundSn, prodName, poNumber } }: { entry: CreditEntryRecord }) {
  const text = useText('credit')
  if (kind === 'payment') return <>{text('paidBills')}</>
  if (!orderNumber) return <>{text('carried')}</>
  if (kind === 'return')
    return refundSn ? (
      <Link href={`/return-detail?refundSn=${encodeURIComponent(refundSn)}`}>
        {text('returnOf', { number: orderNumber })}
      </Link>
    ) : (
      <>{text('returnOf', { number: orderNumber })}</>
    )
  return (
    <span className={styles.words}>
      <Link href={`/order-detail?orderNumber=${orderNumber}`}>{orderNumber}</Link>
      <span className={styles.small}>
        {[prodName, poNumber && text('poNumber', { number: poNumber })].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
