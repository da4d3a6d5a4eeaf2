import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { ActionResult } from '../../loader.ts'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { PaymentsChoice } from './PaymentsChoice.tsx'
import { PaymentsDone } from './PaymentsDone.tsx'
import { PaymentsScan } from './PaymentsScan.tsx'
import type { PaymentsData } from './Payments.load.ts'

export type PaymentsProps = Omit<PaymentsData, 'head'> & { outcome?: ActionResult }

/** The cashier of top-ups and member levels: offer and payment method, then the code, then the result. */
export function Payments({ mall, now, wish, wishHref, step, outcome }: PaymentsProps) {
  const text = useText('balance')
  const problemText = useProblemText()
  const back =
    wish.level === undefined
      ? { href: path('uc-balance'), label: text('backToBalance') }
      : { href: path('buy-member'), label: text('backToLevels') }
  if (step.at === 'done') return <PaymentsDone mall={mall} step={step} />
  return (
    <PayFrame title={step.at === 'scan' ? text('scanTitle') : text('payTitle')} mall={mall} back={back}>
      {step.at === 'choose' && <PaymentsChoice step={step} wishHref={wishHref} outcome={outcome} />}
      {step.at === 'scan' && <PaymentsScan step={step} wish={wish} wishHref={wishHref} now={now} />}
      {step.at === 'refused' && (
        <Panel>
          <Empty drawing="order" title={text('refusedTitle')} action={<Button href={back.href}>{back.label}</Button>}>
            {problemText(step.problem)}
          </Empty>
        </Panel>
      )}
      {step.at === 'over' && (
        <Panel>
          <Empty
            drawing="order"
            title={text('overTitle')}
            action={
              <Button href={step.payment.kind === 'level' ? path('buy-member') : path('uc-balance')}>
                {text('again')}
              </Button>
            }
          >
            {text('over')}
          </Empty>
        </Panel>
      )}
    </PayFrame>
  )
}
