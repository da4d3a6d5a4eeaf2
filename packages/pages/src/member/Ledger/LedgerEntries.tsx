import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { LineTable, NarrowLabel } from '../../layout/LineTable/LineTable.tsx'
import type { LineColumn } from '../../layout/LineTable/LineTable.tsx'
import * as styles from './LedgerEntries.css.ts'

export type LedgerEntry = {
  id: string
  /** The displayed time. */
  time: string
  /** The kind, in one or two words. */
  kind: string
  /** The order or payment of the entry. */
  reference?: ReactNode
  /** The displayed amount, with its sign. */
  change: string
  /** Whether the amount came in. */
  came: boolean
  /** The balance after the entry. */
  after: string
}

/** The entries as a table. On phones each entry is two lines, with its figures at the end. */
export function LedgerEntries({ entries, label }: { entries: readonly LedgerEntry[]; label: string }) {
  const text = useText('ledger')
  const columns: LineColumn<LedgerEntry, keyof typeof styles.cell>[] = [
    { key: 'time', header: text('time'), cell: ({ time }) => time },
    { key: 'kind', header: text('kind'), cell: ({ kind }) => kind },
    { key: 'reference', header: text('reference'), cell: ({ reference }) => reference },
    {
      key: 'change',
      header: text('change'),
      cell: ({ change, came }) => (came ? <span className={styles.came}>{change}</span> : change),
    },
    {
      key: 'after',
      header: text('after'),
      cell: ({ after }) => (
        <>
          <NarrowLabel>{text('after')}</NarrowLabel>
          {after}
        </>
      ),
    },
  ]
  return (
    <LineTable
      label={label}
      columns={columns}
      rowHeader="kind"
      rows={entries}
      rowKey={({ id }) => id}
      look={{ row: styles.row, head: styles.head, cell: styles.cell }}
    />
  )
}
