import { useState } from 'react'
import { PayQr } from '@millwright/commerce/PayQr'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { withSubject } from '../PaymentDue/paySubject.ts'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import type { WeixinPayData } from './WeixinPay.load.ts'
import * as styles from '../PayFrame/scanCode.css.ts'

export type WeixinPayProps = Omit<WeixinPayData, 'head'>

/**
 * A QR code to pay with the phone. The screen polls for the payment every few seconds and moves on once it has arrived.
 */
export function WeixinPay({ subject, kind, info, code, issued, codeUntil, now, asked, mall }: WeixinPayProps) {
  const text = useText('pay')
  const money = useMoney()
  const problemText = useProblemText()
  const [ended, setEnded] = useState<number>()
  const payType = String(payTypes[kind])
  const renewHref = withSubject('weixin-pay', subject, { payType })
  const label = text('scanLabel', { amount: money(info.totalFee) })
  const expired = code.state === 'expired' || ended === codeUntil
  const ready = code.state === 'ready' ? code : undefined
  return (
    <PayFrame title={text('scanTitle')} mall={mall} subject={subject}>
      <Panel as="section" space={20}>
        <PaymentDue subject={subject} info={info} now={now} />
      </Panel>
      <Panel as="section" space={20}>
        <div className={styles.scan}>
          {asked && <Alert tone="info">{text('notPaidYet')}</Alert>}
          {code.state === 'failed' && (
            <Alert tone="bad" title={text('failed')}>
              {problemText(code.problem)}
            </Alert>
          )}
          {code.state === 'elsewhere' && (
            <Button href={code.href} newTab tone="action" size="large">
              {text('openAlipay')}
            </Button>
          )}
          {code.state === 'ready' && !expired && (
            <>
              {code.href && (
                <div className={styles.open}>
                  <Button href={code.href} newTab tone="action" size="large" wide>
                    {text(kind === 'weixin' ? 'openWeixin' : 'openAlipay')}
                  </Button>
                </div>
              )}
              <p className={code.href ? styles.howScan : styles.how}>
                {text(kind === 'weixin' ? 'scanWeixin' : 'scanAlipay')}
              </p>
            </>
          )}
          {(expired || ready) && (
            <div className={!expired && ready?.href ? styles.scanned : undefined}>
              {expired ? (
                <PayQr label={label} renewHref={renewHref} />
              ) : (
                ready && <PayQr label={label} value={ready.value} />
              )}
            </div>
          )}
          {!expired && code.state === 'ready' && (
            <span className={styles.left}>
              {text('codeWithin')}
              <Countdown key={codeUntil} until={codeUntil} now={now} look="text" onEnd={() => setEnded(codeUntil)} />
            </span>
          )}
          {!expired && (
            <p className={styles.waiting} role="status">
              {text('checking')} · {text('scanHint')}
            </p>
          )}
          <form
            method="get"
            action={path('weixin-pay')}
            data-poll={expired || code.state === 'failed' ? undefined : 3000}
          >
            <input type="hidden" name={subject.of} value={subject.numbers.join(',')} />
            <input type="hidden" name="payType" value={payType} />
            <input type="hidden" name="issued" value={issued} />
            <input type="hidden" name="asked" value="1" />
            <Button type="submit">{text('paidAlready')}</Button>
          </form>
          <Link href={withSubject('payment', subject)}>{text('otherMethod')}</Link>
        </div>
      </Panel>
    </PayFrame>
  )
}
