import { useState } from 'react'
import { billStates } from '@millwright/domain/credit/billState'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import type { Bill } from '@millwright/contract/credit/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import { LineTable } from '../../layout/LineTable/LineTable.tsx'
import { useBillColumns } from './useBillColumns.tsx'
import * as table from './BillTable.css.ts'
import * as styles from './ledger.css.ts'

/** The statements. Open ones can be selected and paid together. */
export function BillTable({ bills, now }: { bills: readonly Bill[]; now: number }) {
  const text = useText('credit')
  const open = bills.filter(({ status }) => status !== billStates.paid)
  const [left, setLeft] = useState<readonly string[]>([])
  const picked = open.filter(({ billNumber }) => !left.includes(billNumber))
  const columns = useBillColumns(now, ({ billNumber, checked }) =>
    setLeft((before) => [...before.filter((one) => one !== billNumber), ...(checked ? [] : [billNumber])]),
  )
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
