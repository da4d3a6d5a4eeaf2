import { billStates } from '@millwright/domain/credit/billState'
import type { Bill } from '@millwright/contract/credit/entities'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { formatDay } from '@millwright/i18n/format'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Table } from '@millwright/ui/Table'
import type { Column } from '@millwright/ui/Table'
import { billHref } from './creditHrefs.ts'
import { BillStatus } from './BillStatus.tsx'
import * as styles from './ledger.css.ts'

/** Statements; those that are open are chosen and paid together. */
export function BillTable({ bills, now }: { bills: readonly Bill[]; now: number }) {
  const text = useText('credit')
  const locale = useLocale()
  const open = bills.filter(({ status }) => status !== billStates.paid)
  const columns: Column<Bill>[] = [
    ...(open.length
      ? [
          {
            key: 'choose',
            header: '',
            width: 40,
            cell: ({ billNumber, status }: Bill) =>
              status === billStates.paid ? null : (
                <Checkbox
                  label={text('choose', { billNumber })}
                  hideLabel
                  name="billNumbers"
                  value={billNumber}
                  defaultChecked
                />
              ),
          },
        ]
      : []),
    {
      key: 'bill',
      header: text('bill'),
      rowHeader: true,
      whole: true,
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
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} size={14} />,
    },
    {
      key: 'open',
      header: text('openAmount'),
      align: 'end',
      cell: ({ openAmount }) => <Money amount={openAmount} size={14} />,
    },
    {
      key: 'due',
      header: text('payBy'),
      whole: true,
      // It is due by the end of the day before.
      cell: ({ dueDate }) => (dueDate === undefined ? '' : formatDay(locale, dueDate - 1)),
    },
    { key: 'state', header: text('state'), cell: (bill) => <BillStatus bill={bill} now={now} days /> },
  ]
  return (
    <form method="get" action="/payment" className={styles.form}>
      <Table
        caption={text('statements')}
        hideCaption
        columns={columns}
        rows={bills}
        rowKey={({ billNumber }) => billNumber}
        narrow="cards"
      />
      {open.length > 0 && (
        <div className={styles.tools}>
          <Button type="submit" tone="action">
            {text('paySelected')}
          </Button>
          {open.length > 1 && <span className={styles.small}>{text('chooseHint')}</span>}
        </div>
      )}
    </form>
  )
}
