import type { CreditInfo } from '@millwright/contract/credit/entities'
import { daysBetween } from '@millwright/domain/credit/billState'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { billHref, statementsHref } from './creditHrefs.ts'
import { CreditFigure } from './CreditFigure.tsx'
import * as styles from './ledger.css.ts'

/** The open amount of the statements, with its date, or how much of it is overdue and since when. */
export function CreditDue({ info, now }: { info: CreditInfo; now: number }) {
  const text = useText('credit')
  const language = useLanguage()
  const money = useMoney()
  const { dueAmount, overdueAmount, dueBill, dueTime } = info
  const amount = <Money amount={dueAmount} size={22} tone="ink" />
  return (
    <CreditFigure term={text('due')}>
      {Number(dueAmount) > 0 ? <Link href={statementsHref()}>{amount}</Link> : amount}
      {Number(overdueAmount) > 0 ? (
        <>
          <Text tone="bad" size={13}>
            {text('overdueAmount')} {money(overdueAmount)}
          </Text>
          {dueTime !== undefined && (
            <Text tone="bad" size={13}>
              {text('lateBy', { count: daysBetween(dueTime, now) })}
            </Text>
          )}
        </>
      ) : (
        dueTime !== undefined &&
        dueBill && (
          <span className={styles.small}>
            {text('payBy')} <Link href={billHref(dueBill)}>{formatDay(language, dueTime - 1)}</Link>
          </span>
        )
      )}
    </CreditFigure>
  )
}
