import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './DescriptionList.css.ts'

export type DescriptionListProps = RootProps<HTMLDListElement> & {
  /** The terms and their details. */
  items: readonly { term: string; detail: ReactNode }[]
  /** The number of columns in wide windows. Phones show one. */
  columns?: 1 | 2 | 3 | undefined
  /** Whether rows are separated by lines. */
  look?: 'lines' | 'plain' | undefined
}

/**
 * A list of terms and details: a specification, an address, a total.
 *
 * When: one thing has several named values: an order's data, a part's dimensions. Instead: `Table` for several things
 * with the same values.
 */
export function DescriptionList({ items, columns = 1, look = 'lines', className, ...root }: DescriptionListProps) {
  return (
    <dl {...root} className={cx(styles.list[look], styles.columns[look][columns], className)}>
      {items.map(({ term, detail }, index) => (
        <div key={`${index} ${term}`} className={styles.item[look]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
