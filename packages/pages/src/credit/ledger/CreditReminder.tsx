import type { CreditInfo } from '@millwright/contract/credit/entities'
import { billReminder, daysBetween } from '@millwright/domain/credit/billState'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { payBillsHref, statementsHref } from './creditHrefs.ts'

/**
 * The most urgent reminder: the reason why the account is stopped, the overdue amount and what it blocks, or a
 * statement due soon.
 */
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
  if (reminder === 'overdue')
    return (
      <Alert
        tone="bad"
        title={text('overdueBy', { amount: money(overdueAmount), count })}
        action={
          <Button href={several ? statementsHref() : payBillsHref([dueBill])} tone="action">
            {text(several ? 'payOverdue' : 'payBill')}
          </Button>
        }
      >
        {text(several ? 'overdueSeveral' : 'overdueOne', { billNumber: dueBill })}
      </Alert>
    )
  return (
    <Alert
      tone="warn"
      title={text(reminder === 'today' ? 'todayTitle' : 'soonTitle', { billNumber: dueBill, count })}
      action={
        <Button href={payBillsHref([dueBill])} tone="action">
          {text('payBill')}
        </Button>
      }
    >
      {text('reminderHint', { amount: money(dueBillAmount) })}
    </Alert>
  )
}
