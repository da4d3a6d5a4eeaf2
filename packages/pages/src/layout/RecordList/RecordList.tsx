import type { ReactNode } from 'react'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import * as styles from './RecordList.css.ts'

export const recordListVariants = ['cards', 'tiles', 'rows'] as const

export type RecordListProps<Item> = {
  /** One page of records, as the mall returns it. */
  page: { records: readonly Item[]; total: number; pages: number; more?: 0 | 1 | undefined }
  /** The page number, from 1. */
  current: number
  hrefOf: (page: number) => string
  keyOf: (record: Item) => string
  /**
   * `cards`: each record has its own surface. `tiles`: two columns in wide windows. `rows`: all records share one
   * surface, with hairlines between.
   */
  variant?: (typeof recordListVariants)[number]
  /** Shown if there are no records: an `Empty` with the reason and the next step. */
  empty: ReactNode
  /** Renders one record within a list item. */
  children: (record: Item) => ReactNode
}

/** A list of records with pagination, or the empty state. */
export function RecordList<Item>({
  page,
  current,
  hrefOf,
  keyOf,
  variant = 'cards',
  empty,
  children,
}: RecordListProps<Item>) {
  if (!page.records.length) return <Panel>{empty}</Panel>
  return (
    <>
      <ul className={styles.records[variant]}>
        {page.records.map((record) => (
          <li key={keyOf(record)} className={styles.record[variant]}>
            {children(record)}
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <Pagination page={current} pages={page.pages} total={page.total} more={page.more === 1} hrefOf={hrefOf} />
      )}
    </>
  )
}
