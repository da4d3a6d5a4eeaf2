import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { formatMoney } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { withOrders } from '../PaymentDue/orderNumbers.ts'
import type { PaymentSuccessData } from './PaymentSuccess.load.ts'
import * as styles from './PaymentSuccess.css.ts'

export type PaymentSuccessProps = Omit<PaymentSuccessData, 'head'>

/** The money has come: how much, for which orders, and where to go from here. */
export function PaymentSuccess({ orderNumbers, info, accessories, unpaid }: PaymentSuccessProps) {
  const text = useText('pay')
  const [only] = orderNumbers
  const orderHref = (orderNumber: string) => `/order-detail?orderNumber=${encodeURIComponent(orderNumber)}`
  return (
    <Container>
      <div className={styles.page}>
        <Panel as="section">
          <div className={styles.done}>
            <span className={styles.mark}>
              <Icon name="check" size={24} />
            </span>
            <Heading level={1} size={22}>
              {text('successTitle')}
            </Heading>
            <span className={styles.amount}>
              <Text tone="muted">{text('paidAmount')}</Text>
              <Money amount={info.totalFee} size={28} />
            </span>
            <Text as="p" tone="muted">
              {text('success')}
            </Text>
            <ul className={styles.numbers}>
              {orderNumbers.map((orderNumber) => (
                <li key={orderNumber}>
                  <Link href={orderHref(orderNumber)}>{orderNumber}</Link>
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>
              <Button
                tone="action"
                href={orderNumbers.length === 1 && only ? orderHref(only) : '/user-center/uc-order'}
              >
                {text('seeOrder')}
              </Button>
              <Button href="/">{text('backHome')}</Button>
            </div>
          </div>
        </Panel>
        {unpaid && (
          <Alert
            tone="info"
            action={<Button href={withOrders('/payment', unpaid.orderNumbers)}>{text('payRest')}</Button>}
          >
            {text('stillUnpaid', { count: unpaid.orderNumbers.length, amount: formatMoney(unpaid.amount) })}
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
