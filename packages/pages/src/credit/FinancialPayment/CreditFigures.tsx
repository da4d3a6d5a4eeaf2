import type { CreditInfo } from '@millwright/contract/credit/entities'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { CreditAvailable } from '../ledger/CreditAvailable.tsx'
import { CreditDue } from '../ledger/CreditDue.tsx'
import { CreditFigure } from '../ledger/CreditFigure.tsx'
import * as styles from '../ledger/ledger.css.ts'

/** The free, used, due and unbilled amounts. */
export function CreditFigures({ info, now }: { info: CreditInfo; now: number }) {
  const text = useText('credit')
  const language = useLanguage()
  const { usedAmount, unbilledAmount, statementTime } = info
  return (
    <dl className={styles.figures}>
      <CreditAvailable info={info} />
      <CreditDue info={info} now={now} />
      <CreditFigure term={text('used')}>
        <Money amount={usedAmount} size={18} tone="ink" />
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
  )
}
