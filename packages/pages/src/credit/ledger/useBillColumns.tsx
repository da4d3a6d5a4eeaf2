import type { Bill } from '@millwright/contract/credit/entities'
import { billStates } from '@millwright/domain/credit/billState'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { NarrowLabel } from '../../layout/LineTable/LineTable.tsx'
import type { LineColumn } from '../../layout/LineTable/LineTable.tsx'
import { BillStatus } from './BillStatus.tsx'
import { billHref } from './creditHrefs.ts'
import type * as table from './BillTable.css.ts'
import * as styles from './ledger.css.ts'

export type BillColumn = LineColumn<Bill, keyof typeof table.cell>

type OnPick = (change: { billNumber: string; checked: boolean }) => void

/** Returns the columns of the statements. `onPick` is called when an open statement is selected or deselected. */
export function useBillColumns(now: number, onPick: OnPick): BillColumn[] {
  const text = useText('credit')
  const language = useLanguage()
  return [
    {
      key: 'pick',
      header: text('pick'),
      cell: ({ billNumber, status }) =>
        status === billStates.paid ? null : <PickBill billNumber={billNumber} onPick={onPick} />,
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
          <NarrowLabel>{text('billAmount')}</NarrowLabel>
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
            <NarrowLabel>{text('payBy')}</NarrowLabel>
            {formatDay(language, dueDate - 1)}
          </>
        ),
    },
    { key: 'state', header: text('state'), cell: (bill) => <BillStatus bill={bill} now={now} days /> },
  ]
}

function PickBill({ billNumber, onPick }: { billNumber: string; onPick: OnPick }) {
  const text = useText('credit')
  return (
    <Checkbox
      label={text('choose', { billNumber })}
      hideLabel
      name="billNumbers"
      value={billNumber}
      defaultChecked
      onChange={({ checked }) => onPick({ billNumber, checked })}
    />
  )
}
