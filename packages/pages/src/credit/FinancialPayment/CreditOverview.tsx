import { billReminder, daysBetween } from '@millwright/domain/credit/billState'
import type { CreditInfo } from '@millwright/contract/credit/entities'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Progress } from '@millwright/ui/Progress'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { billHref, payBillsHref, statementsHref } from '../ledger/creditHrefs.ts'
import { CreditFigure } from '../ledger/CreditFigure.tsx'
import * as styles from '../ledger/ledger.css.ts'

const tones = { running: 'good', overdue: 'bad', stopped: 'neutral' } as const

/** The credit limit, the used, free and due amounts, and the next step. */
export function CreditOverview({ info, now }: { info: CreditInfo; now: number }) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { creditLimit, usedAmount, availableAmount, dueAmount, overdueAmount, unbilledAmount } = info
  const { periodDays = 0, statementTime, nextDueTime, dueBill, dueTime } = info
  const status = info.status in tones ? (info.status as keyof typeof tones) : 'running'
  return (
    <>
      <CreditReminder info={info} now={now} />
      <Panel as="section">
        <div className={styles.section}>
          <div className={styles.head}>
            <Heading level={2} size={18}>
              {text('account')}
            </Heading>
            <Status tone={tones[status]}>{text(status)}</Status>
          </div>
          <dl className={styles.figures}>
            <CreditFigure term={text('available')}>
              <Money amount={availableAmount} size={22} />
              <span className={styles.small}>{text('ofLimit', { limit: money(creditLimit) })}</span>
            </CreditFigure>
            <CreditFigure term={text('used')}>
              <Money amount={usedAmount} size={18} tone="ink" />
            </CreditFigure>
            <CreditFigure term={text('due')}>
              {Number(dueAmount) > 0 ? (
                <Link href={statementsHref()}>
                  <Money amount={dueAmount} size={18} tone="ink" />
                </Link>
              ) : (
                <Money amount={dueAmount} size={18} tone="ink" />
              )}
              {Number(overdueAmount) > 0 && (
                <Text tone="bad" size={13}>
                  {text('overdueAmount')} {money(overdueAmount)}
                </Text>
              )}
              {Number(overdueAmount) === 0 && dueTime !== undefined && dueBill && (
                <span className={styles.small}>
                  {text('payBy')} <Link href={billHref(dueBill)}>{formatDay(language, dueTime - 1)}</Link>
                </span>
              )}
            </CreditFigure>
            <CreditFigure term={text('unbilled')}>
              <Money amount={unbilledAmount} size={18} tone="ink" />
              {statementTime !== undefined && (
                <span className={styles.small}>
                  {text('statementDay')} {formatDay(language, statementTime)}
                </span>
              )}
            </CreditFigure>
          </dl>
          {Number(creditLimit) > 0 && (
            <Progress label={text('usage')} value={Number(usedAmount)} max={Number(creditLimit)} />
          )}
          <span className={styles.small}>
            {text('termsValue', { count: periodDays })}
            {status === 'running' && nextDueTime !== undefined && (
              <>
                {' · '}
                {text('nextDue')} {formatDay(language, nextDueTime - 1)}
              </>
            )}
          </span>
        </div>
      </Panel>
    </>
  )
}

/** The most urgent reminder: an overdue statement, one due soon, or the reason why the account is stopped. */
function CreditReminder({ info, now }: { info: CreditInfo; now: number }) {
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
