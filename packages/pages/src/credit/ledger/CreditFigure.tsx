import type { ReactNode } from 'react'
import * as styles from './ledger.css.ts'

/** An amount of the account with its label. */
export function CreditFigure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
