import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { memberPaymentHome } from './memberPaymentHome.ts'
import { subjectHome, paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import * as styles from './PaymentTransfer.css.ts'

/** The received amount and the remaining amount. */
export function TransferReceived({ subject, transfer }: Pick<PaymentTransferData, 'subject' | 'transfer'>) {
  const text = useText('transfer')
  const language = useLanguage()
  const money = useMoney()
  const { amount, receivedAmount = amount, leftAmount = '0.00', auditTime, reference, payment } = transfer
  const home = payment && memberPaymentHome(payment)
  const bills = subject.of === 'billNumbers'
  const part = bills && Number(leftAmount) > 0
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        {part && (
          <Alert tone="warn">
            {text('receivedPart', { received: money(receivedAmount), amount: money(leftAmount) })}
          </Alert>
        )}
        {payment?.toBalance && <Alert tone="info">{text('levelToBalance')}</Alert>}
        <DescriptionList
          look="plain"
          items={[
            { term: text('receivedAmount'), detail: <Money amount={receivedAmount} size={18} tone="ink" /> },
            ...(auditTime === undefined
              ? []
              : [{ term: text('receivedTime'), detail: formatDate(language, writeServerTime(auditTime)) }]),
            { term: text('reference'), detail: reference },
          ]}
        />
        <div className={styles.links}>
          {part && (
            <Button href={paySubjectHref('payment', subject)} tone="action">
              {text('payRest')}
            </Button>
          )}
          {home ? (
            <Button href={home.href}>{text(home.label)}</Button>
          ) : (
            <Button href={subjectHome(subject)}>{text(bills ? 'toBills' : 'toOrders')}</Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
