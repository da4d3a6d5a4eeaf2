import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './LedgerEntries.css.ts'

export type LedgerEntry = {
  id: string
  /** When, as it is shown. */
  time: string
  /** Why, in a word or two. */
  kind: string
  /** The order or payment it is about. */
  reference?: ReactNode
  /** With its sign, as it is shown. */
  change: string
  /** It came, rather than went. */
  came: boolean
  /** What there was then. */
  after: string
}

/** The entries as a table; on phones each is two lines, with its figures at the end. */
export function LedgerEntries({ entries, label }: { entries: readonly LedgerEntry[]; label: string }) {
  const text = useText('ledger')
  // A table that is laid out as a grid is no table to browsers any more, unless its roles are spelt out.
  return (
    <div role="table" aria-label={label} className={styles.table}>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" className={styles.row}>
          {(['time', 'kind', 'reference', 'change', 'after'] as const).map((key) => (
            <span key={key} role="columnheader" className={styles.head[key]}>
              {text(key)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {entries.map(({ id, time, kind, reference, change, came, after }) => (
          <div key={id} role="row" className={styles.row}>
            <span role="cell" className={styles.cell.time}>
              {time}
            </span>
            <span role="rowheader" className={styles.cell.kind}>
              {kind}
            </span>
            <span role="cell" className={styles.cell.reference}>
              {reference}
            </span>
            <span role="cell" className={styles.cell.change} data-in={came ? '' : undefined}>
              {change}
            </span>
            <span role="cell" className={styles.cell.after}>
              <span className={styles.afterWord} aria-hidden="true">
                {text('after')}{' '}
              </span>
              {after}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
