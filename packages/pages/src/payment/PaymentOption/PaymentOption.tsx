import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { Link } from '@millwright/ui/Link'
import { Text } from '@millwright/ui/Text'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaymentOptionData } from './PaymentOption.load.ts'
import { PaymentOptionKind } from './PaymentOptionKind.tsx'
import * as styles from './PaymentOption.css.ts'

export type PaymentOptionProps = Omit<PaymentOptionData, 'head'>

/** All payment methods with their terms for this buyer. Unavailable methods show the reason. */
export function PaymentOption({ subject, info, methods, mall, now }: PaymentOptionProps) {
  const text = useText('paymentOption')
  return (
    <PayFrame title={text('title')} mall={mall} subject={subject}>
      <Panel as="section" space={20}>
        <PaymentDue subject={subject} info={info} now={now} />
      </Panel>
      <Text as="p" tone="muted">
        {text('lead')}
      </Text>
      <Panel as="section" space={20}>
        <ul className={styles.kinds}>
          {methods.map((method) => (
            <PaymentOptionKind key={method.kind} method={method} payHref={paySubjectHref('payment', subject)} />
          ))}
        </ul>
      </Panel>
      <Link href={paySubjectHref('payment', subject)}>{text('toCashier')}</Link>
    </PayFrame>
  )
}
