import type { CreditInfo } from '@millwright/contract/credit/entities'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { billHref, statementsHref } from '../ledger/creditHrefs.ts'
import { CreditFigure } from '../ledger/CreditFigure.tsx'
import * as styles from '../ledger/ledger.css.ts'

/** The free, used, due and unbilled amounts. */
export function CreditFigures({ info }: { info: CreditInfo }) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { creditLimit, usedAmount, availableAmount, dueAmount, overdueAmount, unbilledAmount } = info
  const { statementTime, dueBill, dueTime } = info
  return (
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
  )
}
