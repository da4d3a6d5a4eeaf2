import type { ReactNode } from 'react'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import * as styles from './RecordList.css.ts'

export const recordListVariants = ['cards', 'tiles', 'rows'] as const

export type RecordListProps<Item> = {
  /** One page of records, as the mall answers it. */
  page: { records: readonly Item[]; total: number; pages: number }
  /** The number of this page, from 1. */
  current: number
  hrefOf: (page: number) => string
  keyOf: (record: Item) => string
  /** `cards`: each draws a surface of its own; `tiles`: two beside each other in wide windows; `rows`: all stand on one, with hairlines between. */
  variant?: (typeof recordListVariants)[number]
  /** What stands in place of records: an `Empty` that says why there are none, and what to do. */
  empty: ReactNode
  /** Draws one record, within a list item. */
  children: (record: Item) => ReactNode
}

/** Records one beneath the other, with their pages; or the empty state. */
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
      {page.pages > 1 && <Pagination page={current} pages={page.pages} total={page.total} hrefOf={hrefOf} />}
    </>
  )
}
