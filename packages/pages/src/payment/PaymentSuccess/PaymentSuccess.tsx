import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { subjectHome, withSubject } from '../PaymentDue/paySubject.ts'
import type { PaymentSuccessData } from './PaymentSuccess.load.ts'
import * as styles from './PaymentSuccess.css.ts'

export type PaymentSuccessProps = Omit<PaymentSuccessData, 'head'>

/** The confirmation of a payment, or of an order with nothing due: amount, orders and next links. */
export function PaymentSuccess({ subject, info, accessories, unpaid }: PaymentSuccessProps) {
  const text = useText('pay')
  const money = useMoney()
  const { of, numbers } = subject
  const [only] = numbers
  const bills = of === 'billNumbers'
  const free = Number(info.totalFee) === 0
  const hrefOf = (number: string) =>
    bills ? path('view-details', { billNumber: number }) : path('order-detail', { orderNumber: number })
  return (
    <Container>
      <div className={styles.page}>
        <Panel as="section">
          <div className={styles.done}>
            <span className={styles.mark}>
              <Icon name="check" size={24} />
            </span>
            <Heading level={1} size={22}>
              {text(free ? 'submittedTitle' : 'successTitle')}
            </Heading>
            {!free && (
              <span className={styles.amount}>
                <Text tone="muted">{text('paidAmount')}</Text>
                <Money amount={info.totalFee} size={28} />
              </span>
            )}
            <Text as="p" tone="muted">
              {text(bills ? 'billsPaid' : free ? 'nothingDue' : 'success')}
            </Text>
            <ul className={styles.numbers}>
              {numbers.map((number) => (
                <li key={number}>
                  <Link href={hrefOf(number)}>{number}</Link>
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>
              <Button tone="action" href={numbers.length === 1 && only ? hrefOf(only) : subjectHome(subject)}>
                {text(bills ? 'seeBill' : 'seeOrder')}
              </Button>
              <Button href={path('home')}>{text('backHome')}</Button>
            </div>
          </div>
        </Panel>
        <OwedNotice owed={info.owed} />
        {unpaid && (
          <Alert
            tone="info"
            action={
              <Button href={withSubject('payment', { of: 'orderNumbers', numbers: unpaid.orderNumbers })}>
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
