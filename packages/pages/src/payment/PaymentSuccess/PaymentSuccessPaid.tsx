import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { subjectHome } from '../PaymentDue/paySubject.ts'
import type { PaymentSuccessData } from './PaymentSuccess.load.ts'
import * as styles from './PaymentSuccess.css.ts'

/** The paid amount and the paid orders or statements. */
export function PaymentSuccessPaid({
  subject,
  info,
  group = false,
}: Pick<PaymentSuccessData, 'subject' | 'info'> & {
  /** Whether the order is of a group, which ships once the group is full. */
  group?: boolean
}) {
  const text = useText('pay')
  const { of, numbers } = subject
  const [only] = numbers
  const bills = of === 'billNumbers'
  const free = Number(info.totalFee) === 0
  const hrefOf = (number: string) =>
    bills ? path('view-details', { billNumber: number }) : path('order-detail', { orderNumber: number })
  return (
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
        {!group && (
          <Text as="p" tone="muted">
            {text(bills ? 'billsPaid' : free ? 'nothingDue' : 'success')}
          </Text>
        )}
        <ul className={styles.numbers}>
          {numbers.map((number) => (
            <li key={number}>
              <Link href={hrefOf(number)}>{number}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button
            tone={group ? 'neutral' : 'action'}
            href={numbers.length === 1 && only ? hrefOf(only) : subjectHome(subject)}
          >
            {text(bills ? 'seeBill' : 'seeOrder')}
          </Button>
          <Button href={path('home')}>{text('backHome')}</Button>
        </div>
      </div>
    </Panel>
  )
}
