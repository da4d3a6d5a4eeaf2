import type { BalanceLog } from '@millwright/contract/member/balanceEntities'
import { balanceWord } from '@millwright/domain/member/balance'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate, formatMoney } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { Table } from '@millwright/ui/Table'
import type { Column } from '@millwright/ui/Table'
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
          <Entries rows={log.records} />
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

function Entries({ rows }: { rows: readonly BalanceLog[] }) {
  const text = useText('balance')
  const columns: Column<BalanceLog>[] = [
    {
      key: 'time',
      header: text('time'),
      whole: true,
      cell: ({ createTime }) => createTime !== undefined && formatDate(writeServerTime(createTime)),
    },
    { key: 'kind', header: text('kinds'), rowHeader: true, cell: ({ type }) => text(balanceWord(type) ?? 'platform') },
    { key: 'reference', header: text('reference'), cell: (row) => <Reference row={row} /> },
    {
      key: 'change',
      header: text('change'),
      align: 'end',
      cell: ({ changeBalance, ioType }) => (
        <span className={styles.change} data-in={ioType === 1 ? '' : undefined}>
          {ioType === 1 ? '+' : ''}
          {formatMoney(changeBalance)}
        </span>
      ),
    },
    { key: 'after', header: text('after'), align: 'end', cell: ({ balance }) => formatMoney(balance) },
  ]
  return (
    <Table caption={text('ledger')} hideCaption columns={columns} rows={rows} rowKey={({ id }) => id} narrow="cards" />
  )
}

/** An order or a return is led to; a payment of the mall's is named. */
function Reference({ row: { bizId, type } }: { row: BalanceLog }) {
  if (bizId === undefined) return null
  const word = balanceWord(type)
  if (word === 'pay') return <Link href={`/order-detail?orderNumber=${encodeURIComponent(bizId)}`}>{bizId}</Link>
  if (word === 'refund' && /^88\d{22}$/.test(bizId))
    return <Link href={`/user-center/return-detail?refundSn=${encodeURIComponent(bizId)}`}>{bizId}</Link>
  return bizId
}
