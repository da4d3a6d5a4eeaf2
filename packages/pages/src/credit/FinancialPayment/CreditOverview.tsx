import type { CreditInfo } from '@millwright/contract/credit/entities'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Progress } from '@millwright/ui/Progress'
import { Status } from '@millwright/ui/Status'
import { CreditFigures } from './CreditFigures.tsx'
import { CreditReminder } from '../ledger/CreditReminder.tsx'
import * as styles from '../ledger/ledger.css.ts'

const states = ['running', 'overdue', 'stopped'] as const
const tones = { running: 'good', overdue: 'bad', stopped: 'neutral' } as const

/** The credit limit, the used, free and due amounts, and the next step. */
export function CreditOverview({ info, now }: { info: CreditInfo; now: number }) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { creditLimit, usedAmount, periodDays = 0, nextDueTime } = info
  const status = states.find((one) => one === info.status) ?? 'running'
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
          <CreditFigures info={info} now={now} />
          {Number(creditLimit) > 0 && (
            <>
              <Progress label={text('usage')} value={Number(usedAmount)} max={Number(creditLimit)} />
              <span className={styles.small}>
                {text('usageOf', { used: money(usedAmount), limit: money(creditLimit) })}
              </span>
            </>
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
