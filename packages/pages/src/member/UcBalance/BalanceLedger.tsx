import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { BalanceEntries } from './BalanceEntries.tsx'
import { balanceKinds } from './UcBalance.load.ts'
import type { UcBalanceData } from './UcBalance.load.ts'
import * as styles from './UcBalance.css.ts'

type BalanceLedgerProps = Pick<UcBalanceData, 'log' | 'kind' | 'month' | 'months' | 'current'> & { path: string }

/** Every change of the balance, by kind and month, with what was there after it. */
export function BalanceLedger({ path, log, kind, month, months, current }: BalanceLedgerProps) {
  const text = useText('balance')
  const queryOf = (page?: number) => {
    const query = new URLSearchParams()
    if (kind) query.set('kind', kind)
    if (month) query.set('month', month)
    if (page && page > 1) query.set('page', String(page))
    return query.size ? `?${query}` : ''
  }
  const narrowed = kind !== undefined || month !== undefined
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size={16}>
            {text('ledger')}
          </Heading>
          {log.records.length > 0 && (
            <Button href={`/_balance.xlsx${queryOf()}`} size="small" icon="download">
              {text('export')}
            </Button>
          )}
        </div>
        {(narrowed || log.records.length > 0) && (
          <form method="get" action={path} className={styles.filter}>
            <Select
              label={text('kinds')}
              name="kind"
              defaultValue={kind ?? ''}
              options={[
                { value: '', label: text('all') },
                ...balanceKinds.map((one) => ({ value: one, label: text(one) })),
              ]}
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
        {log.records.length ? (
          <BalanceEntries rows={log.records} />
        ) : (
          <Empty
            drawing="page"
            title={text(narrowed ? 'none' : 'first')}
            action={narrowed && <Button href={path}>{text('showAll')}</Button>}
          >
            {text(narrowed ? 'noneHint' : 'firstHint')}
          </Empty>
        )}
        {log.pages > 1 && (
          <Pagination page={current} pages={log.pages} total={log.total} hrefOf={(page) => `${path}${queryOf(page)}`} />
        )}
      </div>
    </Panel>
  )
}
