import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { ScanCode } from '../ScanCode/ScanCode.tsx'
import type { MemberPurchase } from './memberPurchase.ts'
import type { PaymentsStep } from './Payments.load.ts'
import * as styles from './Payments.css.ts'

type PaymentsScanProps = {
  step: Extract<PaymentsStep, { at: 'scan' }>
  wish: MemberPurchase
  wishHref: string
  now: number
}

/** The QR code. The screen polls for the payment every few seconds. */
export function PaymentsScan({ step, wish, wishHref, now }: PaymentsScanProps) {
  const text = useText('pay')
  const money = useMoney()
  const { payment, kind, code, elsewhere, asked, issued, codeUntil } = step
  return (
    <>
      <Panel as="section" space={20}>
        <p className={styles.amount}>
          <span className={styles.term}>{payment.title}</span>
          <Money amount={payment.amount} size={28} />
        </p>
      </Panel>
      <ScanCode
        kind={kind}
        label={text('scanLabel', { amount: money(payment.amount) })}
        code={code}
        expired={!code && !elsewhere}
        until={codeUntil}
        now={now}
        renewHref={`${wishHref}&${new URLSearchParams({ number: payment.payNumber, kind })}`}
        asked={asked}
        ask={{
          action: path('payments'),
          fields: { ...wish, number: payment.payNumber, kind, issued: String(issued), asked: '1' },
        }}
        otherHref={wishHref}
      >
        {elsewhere && (
          <Button href={elsewhere} newTab tone="action" size="large">
            {text(kind === 'alipay' ? 'openAlipay' : 'openWeixin')}
          </Button>
        )}
      </ScanCode>
    </>
  )
}
