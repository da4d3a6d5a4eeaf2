import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { GroupTeamShare } from '../../promotion/GroupTeamPage/GroupTeamShare.tsx'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaymentSuccessData } from './PaymentSuccess.load.ts'
import { PaymentSuccessPaid } from './PaymentSuccessPaid.tsx'
import * as styles from './PaymentSuccess.css.ts'

export type PaymentSuccessProps = Omit<PaymentSuccessData, 'head'>

/** The confirmation of a payment, or of an order with nothing due: amount, orders and next links. */
export function PaymentSuccess({ subject, info, group, accessories, unpaid }: PaymentSuccessProps) {
  const text = useText('pay')
  const money = useMoney()
  return (
    <Container>
      <div className={styles.page}>
        <PaymentSuccessPaid subject={subject} info={info} group={group !== undefined} />
        {group && <GroupTeamShare {...group} />}
        <OwedNotice owed={info.owed} />
        {unpaid && (
          <Alert
            tone="info"
            action={
              <Button href={paySubjectHref('payment', { of: 'orderNumbers', numbers: unpaid.orderNumbers })}>
                {text('payRest')}
              </Button>
            }
          >
            {text('stillUnpaid', { count: unpaid.orderNumbers.length, amount: money(unpaid.amount) })}
          </Alert>
        )}
        {accessories.length > 0 && (
          <section className={styles.section}>
            <Heading level={2} size={18}>
              {text('accessories')}
            </Heading>
            <ProductGrid products={accessories} label={text('accessories')} />
          </section>
        )}
      </div>
    </Container>
  )
}
