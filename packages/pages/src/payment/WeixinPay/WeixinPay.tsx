import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Panel } from '@millwright/ui/Panel'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import { ScanCode } from '../ScanCode/ScanCode.tsx'
import type { WeixinPayData } from './WeixinPay.load.ts'

export type WeixinPayProps = Omit<WeixinPayData, 'head'>

/**
 * A QR code to pay with the phone. The screen polls for the payment every few seconds and moves on once it has arrived.
 */
export function WeixinPay({ subject, kind, info, code, issued, codeUntil, now, asked, mall }: WeixinPayProps) {
  const text = useText('pay')
  const money = useMoney()
  const problemText = useProblemText()
  const payType = String(payTypes[kind])
  return (
    <PayFrame title={text(code.state === 'elsewhere' ? 'title' : 'scanTitle')} mall={mall} subject={subject}>
      <Panel as="section" space={20}>
        <PaymentDue subject={subject} info={info} now={now} />
      </Panel>
      <ScanCode
        kind={kind}
        label={text('scanLabel', { amount: money(info.totalFee) })}
        code={code.state === 'ready' ? code : undefined}
        expired={code.state === 'expired'}
        until={codeUntil}
        now={now}
        renewHref={paySubjectHref('weixin-pay', subject, { payType })}
        asked={asked}
        ask={{
          action: path('weixin-pay'),
          fields: { [subject.of]: subject.numbers.join(','), payType, issued: String(issued), asked: '1' },
          polls: code.state !== 'failed',
        }}
        otherHref={paySubjectHref('payment', subject)}
      >
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
      </ScanCode>
    </PayFrame>
  )
}
