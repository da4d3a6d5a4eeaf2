import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { LedgerEntries } from './LedgerEntries.tsx'
import type { LedgerEntry } from './LedgerEntries.tsx'
import { LedgerFilter } from './LedgerFilter.tsx'
import type { LedgerFilterProps } from './LedgerFilter.tsx'
import * as styles from './Ledger.css.ts'

export type LedgerProps = LedgerFilterProps & {
  title: string
  /** Returns the query of a page with the current filter. Empty for the first page without a filter. */
  searchOf: (page?: number) => string
  /** The address of the filtered entries as a workbook. */
  workbook: string
  page: { total: number; pages: number; current: number; more?: 0 | 1 | undefined }
  entries: readonly LedgerEntry[]
  /** Rendered above the filter: links to all, incoming and outgoing entries. */
  tabs?: ReactNode
  /** Shown if there are no entries. */
  empty: ReactNode
}

/** A ledger by kind and month, with the balance after each entry. Used for points and for the account balance. */
export function Ledger({
  title,
  path,
  searchOf,
  workbook,
  kind,
  month,
  months,
  page,
  entries,
  tabs,
  kept = {},
  empty,
}: LedgerProps) {
  const text = useText('ledger')
  const narrowed = kind.value !== undefined || month !== undefined || Object.values(kept).some(Boolean)
  return (
    <Panel as="section" space={20}>
      <div className={styles.ledger}>
        <div className={styles.head}>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          {entries.length > 0 && (
            <Button href={`${workbook}${searchOf()}`} size="small" icon="download">
              {text('export')}
            </Button>
          )}
        </div>
        {tabs}
        {(narrowed || entries.length > 0) && (
          <LedgerFilter key={searchOf()} path={path} kind={kind} month={month} months={months} kept={kept} />
        )}
        {entries.length ? <LedgerEntries entries={entries} label={title} /> : empty}
        {page.pages > 1 && (
          <Pagination
            page={page.current}
            pages={page.pages}
            total={page.total}
            more={page.more === 1}
            hrefOf={(number) => `${path}${searchOf(number)}`}
          />
        )}
      </div>
    </Panel>
  )
}
