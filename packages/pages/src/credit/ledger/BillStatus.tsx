import { billStates, daysBetween } from '@millwright/domain/credit/billState'
import type { Bill } from '@millwright/contract/credit/entities'
import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import * as styles from './ledger.css.ts'

export type BillStatusProps = {
  bill: Pick<Bill, 'status' | 'dueDate' | 'paidAmount'>
  now: number
  /** Whether to show the days left or overdue. */
  days?: boolean
}

/** The state of a statement, as a word and a dot. */
export function BillStatus({ bill: { status, dueDate, paidAmount }, now, days = false }: BillStatusProps) {
  const text = useText('credit')
  if (status === billStates.paid) return <Status tone="good">{text('paidState')}</Status>
  const overdue = status === billStates.overdue
  const part = !overdue && Number(paidAmount) > 0
  const count = daysBetween(dueDate ?? now, now)
  return (
    <span className={styles.state}>
      <Status tone={overdue ? 'bad' : part ? 'info' : 'warn'}>
        {text(overdue ? 'overdue' : part ? 'part' : 'open')}
      </Status>
      {days && dueDate !== undefined && (
        <span className={styles.small}>
          {overdue
            ? text('lateBy', { count: Math.max(1, count) })
            : count <= 1
              ? text('dueToday')
              : text('dueIn', { count })}
        </span>
      )}
    </span>
  )
}
