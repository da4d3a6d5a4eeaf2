import { Fragment } from 'react'
import { balanceKindOf, balanceKinds } from '@millwright/domain/member/balance'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Ledger } from '../Ledger/Ledger.tsx'

import type { UcBalanceData } from './UcBalance.load.ts'

type BalanceLedgerProps = Pick<UcBalanceData, 'log' | 'kind' | 'month' | 'months' | 'current'>

/** The ledger of the balance. */
export function BalanceLedger({ log, kind, month, months, current }: BalanceLedgerProps) {
  const text = useText('balance')
  const language = useLanguage()
  const money = useMoney()
  const searchOf = (page = 1) => {
    const query = new URLSearchParams()
    if (kind) query.set('kind', kind)
    if (month) query.set('month', month)
    if (page > 1) query.set('page', String(page))
    return query.size ? `?${query}` : ''
  }
  const narrowed = kind !== undefined || month !== undefined
  return (
    <Ledger
      title={text('ledger')}
      path={path('uc-balance')}
      searchOf={searchOf}
      workbook="/_balance.xlsx"
      kind={{ name: 'kind', value: kind, options: balanceKinds.map((one) => ({ value: one, label: text(one) })) }}
      month={month}
      months={months}
      page={{ ...log, current }}
      entries={log.records.map((row) => ({
        id: row.id,
        time: row.createTime === undefined ? '' : formatDate(language, writeServerTime(row.createTime)),
        kind: text(balanceKindOf(row.type) ?? 'platform'),
        reference: row.bizId?.split(',').map((number, at) => (
          <Fragment key={number}>
            {at > 0 && ' '}
            <Reference number={number} />
          </Fragment>
        )),
        change: `${row.ioType === 1 ? '+' : ''}${money(row.changeBalance)}`,
        came: row.ioType === 1,
        after: money(row.balance),
      }))}
      empty={
        <Empty
          drawing="page"
          title={text(narrowed ? 'none' : 'first')}
          action={narrowed && <Button href={path('uc-balance')}>{text('showAll')}</Button>}
        >
          {text(narrowed ? 'noneHint' : 'firstHint')}
        </Empty>
      }
    />
  )
}

const screens = [
  { shape: /^88\d{22}$/, hrefOf: (refundSn: string) => path('return-detail', { refundSn }) },
  { shape: /^\d{16,}$/, hrefOf: (orderNumber: string) => path('order-detail', { orderNumber }) },
  { shape: /^ST\d{6}-\d+$/, hrefOf: (billNumber: string) => path('view-details', { billNumber }) },
]

/** Links an order, a return or a statement. A payment shows only its number. */
function Reference({ number }: { number: string }) {
  const screen = screens.find(({ shape }) => shape.test(number))
  return screen ? <Link href={screen.hrefOf(number)}>{number}</Link> : number
}
