import type { CreditInfo } from '@millwright/contract/credit/entities'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import { CreditFigure } from './CreditFigure.tsx'
import * as styles from './ledger.css.ts'

/** The credit that an order can use now. While the account is blocked: that it is, and what returns with a payment. */
export function CreditAvailable({ info }: { info: CreditInfo }) {
  const text = useText('credit')
  const money = useMoney()
  const { status, creditLimit, usedAmount, availableAmount } = info
  if (status === 'running')
    return (
      <CreditFigure term={text('available')}>
        <Money amount={availableAmount} size={22} tone="ink" />
        <span className={styles.small}>{text('ofLimit', { limit: money(creditLimit) })}</span>
      </CreditFigure>
    )
  const left = centsText(centsOf(creditLimit) - centsOf(usedAmount))
  return (
    <CreditFigure term={text('available')}>
      <Text tone="bad" size={18}>
        {text('suspended')}
      </Text>
      {status === 'overdue' && Number(left) > 0 && (
        <span className={styles.small}>{text('afterPayment', { amount: money(left) })}</span>
      )}
    </CreditFigure>
  )
}
