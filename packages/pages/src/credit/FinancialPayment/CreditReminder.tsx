import type { CreditInfo } from '@millwright/contract/credit/entities'
import { billReminder, daysBetween } from '@millwright/domain/credit/billState'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { payBillsHref, statementsHref } from '../ledger/creditHrefs.ts'

/** The most urgent reminder: the reason why the account is stopped, an overdue statement, or a statement due soon. */
export function CreditReminder({ info, now }: { info: CreditInfo; now: number }) {
  const text = useText('credit')
  const money = useMoney()
  const { status, dueBill, dueTime, dueAmount, overdueAmount, reason } = info
  const { dueBillAmount = dueAmount } = info
  if (status === 'stopped')
    return (
      <Alert tone="warn" title={text('stoppedTitle')}>
        {[reason, text('stoppedHint')].filter(Boolean).join(' ')}
      </Alert>
    )
  if (!dueBill || dueTime === undefined) return null
  const reminder = billReminder({ open: Number(dueBillAmount), due: dueTime }, now)
  if (!reminder) return null
  const count = daysBetween(dueTime, now)
  const several = Number(overdueAmount) > Number(dueBillAmount)
  const title = { overdue: 'overdueTitle', today: 'todayTitle', soon: 'soonTitle' } as const
  return (
    <Alert
      tone={reminder === 'overdue' ? 'bad' : 'warn'}
      title={text(title[reminder], { billNumber: dueBill, count })}
      action={
        <Button href={several ? statementsHref() : payBillsHref([dueBill])} tone="action">
          {text(several ? 'payOverdue' : 'payBill')}
        </Button>
      }
    >
      {reminder !== 'overdue'
        ? text('reminderHint', { amount: money(dueBillAmount) })
        : several
          ? text('overdueAll', { amount: money(overdueAmount) })
          : text('overdueHint')}
    </Alert>
  )
}
