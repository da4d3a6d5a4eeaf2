import { PayMethodList } from '@millwright/commerce/PayMethodList'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Panel } from '@millwright/ui/Panel'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { BalanceWay } from '../PayPassword/BalanceWay.tsx'
import type { PaymentsStep } from './Payments.load.ts'
import { PaymentsOffer } from './PaymentsOffer.tsx'
import * as styles from './Payments.css.ts'

type PaymentsChoiceProps = {
  step: Extract<PaymentsStep, { at: 'choose' }>
  wishHref: string
  outcome: ActionResult | undefined
}

/** The choice of the payment method. */
export function PaymentsChoice({ step: { offer, methods, uuid }, wishHref, outcome }: PaymentsChoiceProps) {
  const text = useText('balance')
  const pay = useText('pay')
  const money = useMoney()
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  const payable = methods.some(({ available }) => available)
  return (
    <>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Panel as="section" space={20}>
        <PaymentsOffer offer={offer} />
      </Panel>
      <Panel as="section" space={20}>
        <form method="post" action={wishHref} className={styles.form} noValidate>
          {/* The same uuid (idempotency key) is sent again if the last post had no response. */}
          <input type="hidden" name="uuid" value={(refused?.unanswered && refused.form?.uuid) || uuid} />
          <PayMethodList methods={methods} chosen={methods.find(({ kind }) => kind === refused?.form?.kind)?.kind} />
          <BalanceWay methods={methods} error={errorAt('payPassword')} />
          {!payable && <Alert tone="warn">{pay('noMethods')}</Alert>}
          <div className={styles.pay}>
            <Button type="submit" name="intent" value="pay" tone="action" size="large" disabled={!payable}>
              {text('payAmount', { amount: money(offer.amount) })}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}
