import { useState } from 'react'
import { billStates } from '@millwright/domain/credit/billState'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import type { Bill } from '@millwright/contract/credit/entities'
import { path } from '@millwright/domain/paths/path'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { formatDay } from '@millwright/i18n/dates'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { LineTable, NarrowWord } from '../../layout/LineTable/LineTable.tsx'
import type { LineColumn } from '../../layout/LineTable/LineTable.tsx'
import { billHref } from './creditHrefs.ts'
import { BillStatus } from './BillStatus.tsx'
import * as table from './BillTable.css.ts'
import * as styles from './ledger.css.ts'

/** The statements. Open ones can be selected and paid together. */
export function BillTable({ bills, now }: { bills: readonly Bill[]; now: number }) {
  const text = useText('credit')
  const language = useLanguage()
  const open = bills.filter(({ status }) => status !== billStates.paid)
  const [left, setLeft] = useState<readonly string[]>([])
  const picked = open.filter(({ billNumber }) => !left.includes(billNumber))
  const columns: LineColumn<Bill, keyof typeof table.cell>[] = [
    {
      key: 'pick',
      header: text('pick'),
      cell: ({ billNumber, status }) =>
        status === billStates.paid ? null : (
          <Checkbox
            label={text('choose', { billNumber })}
            hideLabel
            name="billNumbers"
            value={billNumber}
            defaultChecked
            onChange={({ checked }) =>
              setLeft((now) => [...now.filter((one) => one !== billNumber), ...(checked ? [] : [billNumber])])
            }
          />
        ),
    },
    {
      key: 'bill',
      header: text('bill'),
      cell: ({ billNumber, month }) => (
        <span className={styles.words}>
          <Link href={billHref(billNumber)}>{billNumber}</Link>
          <span className={styles.small}>{month}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: text('billAmount'),
      cell: ({ amount }) => (
        <>
          <NarrowWord>{text('billAmount')}</NarrowWord>
          <Money amount={amount} size={14} tone="ink" />
        </>
      ),
    },
    {
      key: 'open',
      header: text('openAmount'),
      cell: ({ openAmount, status }) => (
        <Money amount={openAmount} size={14} tone={status === billStates.paid ? 'ink' : 'price'} />
      ),
    },
    {
      key: 'due',
      header: text('payBy'),
      // The due date is exclusive: the last day to pay is the day before.
      cell: ({ dueDate }) =>
        dueDate !== undefined && (
          <>
            <NarrowWord>{text('payBy')}</NarrowWord>
            {formatDay(language, dueDate - 1)}
          </>
        ),
    },
    { key: 'state', header: text('state'), cell: (bill) => <BillStatus bill={bill} now={now} days /> },
  ]
  return (
    <form method="get" action={path('payment')} className={styles.form}>
      {/* Keeps the parameter present if nothing is selected, so that the cashier redirects to the statements. */}
      {open.length > 0 && <input type="hidden" name="billNumbers" value="," />}
      <LineTable
        label={text('statements')}
        columns={open.length ? columns : columns.filter(({ key }) => key !== 'pick')}
        rowHeader="bill"
        rows={bills}
        rowKey={({ billNumber }) => billNumber}
        look={{ row: open.length ? table.row : table.rowOfPaid, head: table.head, cell: table.cell }}
      />
      {open.length > 0 && (
        <div className={styles.tools}>
          <span className={styles.total} aria-live="polite">
            <span>{text('chosenSum', { count: picked.length })}</span>
            <Money amount={totalOf(picked.map(({ openAmount: price }) => ({ price, quantity: 1 })))} size={18} />
          </span>
          <Button type="submit" tone="action" disabled={picked.length === 0}>
            {text('paySelected')}
          </Button>
        </div>
      )}
    </form>
  )
}
