import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { LedgerEntries } from './LedgerEntries.tsx'
import type { LedgerEntry } from './LedgerEntries.tsx'
import * as styles from './Ledger.css.ts'

export type LedgerProps = {
  title: string
  /** The screen's own path, to which the filter is sent. */
  path: string
  /** The search of a page with the filter as it is, `''` for the first of everything. */
  searchOf: (page?: number) => string
  /** Where the entries of this filter are had as a workbook. */
  workbook: string
  /** The query's name of the kind, the one that is chosen, and all there are. */
  kind: { name: string; value?: string; options: readonly { value: string; label: string }[] }
  month: string | undefined
  /** That can be chosen, the newest first. */
  months: readonly string[]
  page: { total: number; pages: number; current: number }
  entries: readonly LedgerEntry[]
  /** What stands above the filter: ways in and out. */
  tabs?: ReactNode
  /** What else the filter keeps when it is sent. */
  kept?: Readonly<Record<string, string | undefined>>
  /** In place of entries. */
  empty: ReactNode
}

/** What was booked, by kind and month, with what there was after each entry: of points and of the balance alike. */
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
          <form method="get" action={path} className={styles.filter} key={searchOf()}>
            {Object.entries(kept).map(
              ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Select
              label={text('kind')}
              name={kind.name}
              defaultValue={kind.value ?? ''}
              options={[{ value: '', label: text('allKinds') }, ...kind.options]}
            />
            <Select
              label={text('month')}
              name="month"
              defaultValue={month ?? ''}
              options={[
                { value: '', label: text('allMonths') },
                ...(month && !months.includes(month) ? [{ value: month, label: month }] : []),
                ...months.map((one) => ({ value: one, label: one })),
              ]}
            />
            <div className={styles.filterAct}>
              <Button type="submit">{text('filter')}</Button>
            </div>
          </form>
        )}
        {entries.length ? <LedgerEntries entries={entries} label={title} /> : empty}
        {page.pages > 1 && (
          <Pagination
            page={page.current}
            pages={page.pages}
            total={page.total}
            hrefOf={(number) => `${path}${searchOf(number)}`}
          />
        )}
      </div>
    </Panel>
  )
}
