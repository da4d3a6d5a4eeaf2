import { useState } from 'react'
import { PayMethodList } from '@millwright/commerce/PayMethodList'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Text } from '@millwright/ui/Text'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import type { PaymentData } from './Payment.load.ts'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { PaymentDue } from '../PaymentDue/PaymentDue.tsx'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { BalanceWay } from '../PayPassword/BalanceWay.tsx'
import type { Payee } from '../PayFrame/loadPayee.ts'
import * as styles from './Payment.css.ts'

export type PaymentProps = Omit<PaymentData, 'head'> & { outcome?: ActionResult }

const transferSays = {
  waiting: 'transferWaiting',
  sent: 'transferSent',
  refused: 'transferRefused',
  beside: 'transferBeside',
} as const

/** The cashier: amount, deadline and payment methods. */
export function Payment({ subject, info, methods, mall, now, transfer, outcome }: PaymentProps) {
  const text = useText('pay')
  const money = useMoney()
  const [ended, setEnded] = useState(false)
  const { problem, typed, errorAt } = useFormOutcome(outcome)
  const free = Number(info.totalFee) === 0
  const payable = free || methods.some(({ available }) => available)
  if (info.state === 'expired' || ended) return <PaymentExpired subject={subject} mall={mall} owed={info.owed} />
  return (
    <PayFrame title={text('title')} mall={mall} subject={subject}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <OwedNotice owed={info.owed} />
      {transfer && (
        <Alert
          tone={transfer.state === 'refused' ? 'bad' : 'info'}
          action={
            <Button href={paySubjectHref('payment-transfer', transfer.of)} size="small">
              {text('transferSee')}
            </Button>
          }
        >
          {text(transferSays[transfer.state], { amount: money(transfer.amount) })}
        </Alert>
      )}
      <Panel as="section" space={20}>
        <PaymentDue subject={subject} info={info} now={now} onEnd={() => setEnded(true)} />
      </Panel>
      <Panel as="section" space={20}>
        <form method="post" action={paySubjectHref('payment', subject)} className={styles.form} noValidate>
          {free ? (
            <Text as="p">{text('free')}</Text>
          ) : (
            <>
              <PayMethodList
                methods={methods}
                chosen={methods.find(({ kind, available }) => available && kind === typed('kind'))?.kind}
              />
              <BalanceWay methods={methods} error={errorAt('payPassword')} />
              <Link href={paySubjectHref('payment-option', subject)}>{text('explain')}</Link>
            </>
          )}
          {!payable && <Alert tone="warn">{text('noMethods')}</Alert>}
          <div className={styles.pay}>
            <Button
              type="submit"
              name="intent"
              value={free ? 'free' : 'pay'}
              tone="action"
              size="large"
              disabled={!payable}
            >
              {free ? text('confirmFree') : text('payAmount', { amount: money(info.totalFee) })}
            </Button>
          </div>
        </form>
      </Panel>
    </PayFrame>
  )
}

type PaymentExpiredProps = { subject: PaySubject; mall: Payee; owed: PaymentProps['info']['owed'] }

function PaymentExpired({ subject, mall, owed }: PaymentExpiredProps) {
  const text = useText('pay')
  const [only] = subject.numbers
  return (
    <PayFrame title={text('title')} mall={mall}>
      <OwedNotice owed={owed} />
      <Panel>
        <Empty
          drawing="order"
          title={text('expiredTitle')}
          action={
            <Stack direction="row" space={8} justify="center" wrap>
              {subject.numbers.length === 1 && (
                <form method="post" action={path('uc-order')}>
                  <input type="hidden" name="orderNumber" value={only} />
                  <Button type="submit" name="intent" value="rebuy" tone="action">
                    {text('buyAgain')}
                  </Button>
                </form>
              )}
              <Button href={path('uc-order', { status: 6 })}>{text('toOrders')}</Button>
            </Stack>
          }
        >
          {text('expired')}
        </Empty>
      </Panel>
    </PayFrame>
  )
}
