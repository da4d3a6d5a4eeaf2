import { useState } from 'react'
import { PayQr } from '@millwright/commerce/PayQr'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import * as scan from '../PayFrame/scanCode.css.ts'
import type { MemberWish } from './memberWish.ts'
import type { PaymentsStep } from './Payments.load.ts'
import * as styles from './Payments.css.ts'

type PaymentsScanProps = {
  step: Extract<PaymentsStep, { at: 'scan' }>
  wish: MemberWish
  wishHref: string
  now: number
}

/** The QR code. The screen polls for the payment every few seconds. */
export function PaymentsScan({ step, wish, wishHref, now }: PaymentsScanProps) {
  const text = useText('pay')
  const money = useMoney()
  const [ended, setEnded] = useState<number>()
  const { payment, kind, code, asked, issued, codeUntil } = step
  const expired = !code || ended === codeUntil
  const label = text('scanLabel', { amount: money(payment.amount) })
  const again = `${wishHref}&${new URLSearchParams({ number: payment.payNumber, kind })}`
  return (
    <>
      <Panel as="section" space={20}>
        <p className={styles.amount}>
          <span className={styles.term}>{payment.title}</span>
          <Money amount={payment.amount} size={28} />
        </p>
      </Panel>
      <Panel as="section" space={20}>
        <div className={scan.scan}>
          {asked && <Alert tone="info">{text('notPaidYet')}</Alert>}
          {!expired && (
            <>
              {code.href && (
                <div className={scan.open}>
                  <Button href={code.href} newTab tone="action" size="large" wide>
                    {text(kind === 'weixin' ? 'openWeixin' : 'openAlipay')}
                  </Button>
                </div>
              )}
              <p className={code.href ? scan.howScan : scan.how}>
                {text(kind === 'weixin' ? 'scanWeixin' : 'scanAlipay')}
              </p>
            </>
          )}
          <div className={!expired && code.href ? scan.scanned : undefined}>
            {expired ? <PayQr label={label} renewHref={again} /> : <PayQr label={label} value={code.value} />}
          </div>
          {!expired && (
            <>
              <span className={scan.left}>
                {text('codeWithin')}
                <Countdown key={codeUntil} until={codeUntil} now={now} look="text" onEnd={() => setEnded(codeUntil)} />
              </span>
              <p className={scan.waiting} role="status">
                {text('checking')} · {text('scanHint')}
              </p>
            </>
          )}
          <form method="get" action={path('payments')} data-poll={expired ? undefined : 3000}>
            {Object.entries({ ...wish, number: payment.payNumber, kind, issued: String(issued), asked: '1' }).map(
              ([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <Button type="submit">{text('paidAlready')}</Button>
          </form>
          <Link href={wishHref}>{text('otherMethod')}</Link>
        </div>
      </Panel>
    </>
  )
}
