import { path } from '@millwright/domain/paths/path'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { formatDate } from '@millwright/i18n/dates'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import type { OrderUnknownData } from './OrderUnknown.load.ts'
import { page } from '../../layout/page.css.ts'
import * as styles from './OrderUnknown.css.ts'

export type OrderUnknownProps = Omit<OrderUnknownData, 'head'>

/**
 * Answers "Did your order go through?". Found: pay, and do not submit again. Not found: submit again. No response:
 * check again, and do not order meanwhile.
 */
export function OrderUnknown({ from, orders, back, again }: OrderUnknownProps) {
  const text = useText('edge')
  const language = useLanguage()
  const found = orders !== undefined && orders.length > 0
  const unpaid = orders?.filter((order) => order.unpaid).map((order) => order.orderNumber) ?? []
  const toDetail = (orderNumber: string) => path('order-detail', { orderNumber })
  return (
    <Container width="narrow">
      <div className={page}>
        <Panel as="section" space={24}>
          <Stack space={16}>
            <Heading level={1} size={22}>
              {text('orderTitle')}
            </Heading>
            <Text as="p">{text('orderText', { from: formatDate(language, from) })}</Text>
            {!orders && <Alert tone="warn">{text('orderStill')}</Alert>}
            {orders && !found && <Alert tone="info">{text('orderNone')}</Alert>}
            {found && <Alert tone="good">{text('orderFound', { count: orders.length })}</Alert>}
            {found && (
              <ul className={styles.orders}>
                {orders.map(({ orderNumber, createTime, actualTotal }) => (
                  <li key={orderNumber} className={styles.order}>
                    <Link href={toDetail(orderNumber)} label={`${text('orderNumber')} ${orderNumber}`}>
                      {orderNumber}
                    </Link>
                    <Money amount={actualTotal} />
                    <Text tone="muted" figures>
                      {formatDate(language, createTime)}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
            <Stack direction="row" space={12} wrap>
              {unpaid.length > 0 && (
                <Button href={path('payment', new URLSearchParams({ orderNumbers: unpaid.join(',') }))} tone="action">
                  {text('orderPay')}
                </Button>
              )}
              {orders && !found && (
                <Button href={back} tone="action">
                  {text('orderReturn')}
                </Button>
              )}
              {!found && (
                <Button href={again} tone={orders ? 'neutral' : 'action'} icon="refresh">
                  {text('orderAgain')}
                </Button>
              )}
              <Button href={path('uc-order')}>{text('orderAll')}</Button>
            </Stack>
          </Stack>
        </Panel>
      </div>
    </Container>
  )
}
