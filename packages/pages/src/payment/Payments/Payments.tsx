import { PayMethodList } from '@millwright/commerce/PayMethodList'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { Money as Amount } from '@millwright/domain/money/money'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Empty } from '@millwright/ui/Empty'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { ActionResult } from '../../loader.ts'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import { BalanceWay } from '../PayPassword/BalanceWay.tsx'
import { PaymentsDone } from './PaymentsDone.tsx'
import { PaymentsScan } from './PaymentsScan.tsx'
import type { PaymentsData, PaymentsStep } from './Payments.load.ts'
import * as styles from './Payments.css.ts'

export type PaymentsProps = Omit<PaymentsData, 'head'> & { outcome?: ActionResult }

/** The cashier of top-ups and member levels: offer and payment method, then the code, then the result. */
export function Payments({ mall, now, wish, wishHref, step, outcome }: PaymentsProps) {
  const text = useText('balance')
  const pay = useText('pay')
  const problemText = useProblemText()
  const back =
    wish.level === undefined
      ? { href: path('uc-balance'), label: text('backToBalance') }
      : { href: path('buy-member'), label: text('backToLevels') }
  if (step.at === 'done') return <PaymentsDone mall={mall} step={step} />
  return (
    <PayFrame title={step.at === 'scan' ? text('scanTitle') : text('payTitle')} mall={mall} back={back}>
      {step.at === 'choose' && (
        <Choose step={step} wishHref={wishHref} outcome={outcome} problemText={problemText} pay={pay} />
      )}
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

type ChooseProps = {
  step: Extract<PaymentsStep, { at: 'choose' }>
  wishHref: string
  outcome: ActionResult | undefined
  problemText: ReturnType<typeof useProblemText>
  pay: ReturnType<typeof useText<'pay'>>
}

function Choose({ step: { offer, methods, uuid }, wishHref, outcome, problemText, pay }: ChooseProps) {
  const text = useText('balance')
  const money = useMoney()
  const refused = outcome && !outcome.done ? outcome : undefined
  const atPassword = refused?.fields?.payPassword
  const payable = methods.some(({ available }) => available)
  return (
    <>
      {refused && !atPassword && <Alert tone="bad">{problemText(refused.problem)}</Alert>}
      <Panel as="section" space={20}>
        <PaymentsOffer offer={offer} />
      </Panel>
      <Panel as="section" space={20}>
        <form method="post" action={wishHref} className={styles.form} noValidate>
          {/* The same uuid (idempotency key) is sent again if the last post had no response. */}
          <input type="hidden" name="uuid" value={(refused?.unheard && refused.form?.uuid) || uuid} />
          <PayMethodList methods={methods} chosen={methods.find(({ kind }) => kind === refused?.form?.kind)?.kind} />
          <BalanceWay methods={methods} error={atPassword && problemText(atPassword)} />
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

const plans = { first: 'planFirst', renewal: 'planRenewal', upgrade: 'planUpgrade' } as const
const dayOf = (time: number | undefined) => (time === undefined ? '' : writeServerTime(time).slice(0, 10))

/** The offer: its effects and its price. */
function PaymentsOffer({ offer }: Pick<ChooseProps['step'], 'offer'>) {
  const text = useText('balance')
  const language = useLanguage()
  const money = useMoney()
  const { kind, title, amount, presAmount, presGrowth, plan, until, replaces } = offer
  const gets = [
    presAmount && text('giftOf', { amount: money(presAmount) }),
    presGrowth && text('growthOf', { growth: presGrowth }),
  ].filter(Boolean)
  const arrives = totalOf([amount, presAmount ?? ('0' as Amount)].map((price) => ({ price, quantity: 1 })))
  return (
    <div className={styles.due}>
      <DescriptionList
        look="plain"
        items={[
          { term: text('what'), detail: kind === 'level' ? `${text('payLevel')} · ${title}` : text('payTopUp') },
          ...(gets.length ? [{ term: text('gets'), detail: [money(arrives), ...gets].join(' · ') }] : []),
        ]}
      />
      {plan && (
        <p className={plan === 'upgrade' ? styles.warned : styles.plan}>
          {text(plans[plan], { date: formatDate(language, dayOf(until)), old: formatDate(language, dayOf(replaces)) })}
        </p>
      )}
      <p className={styles.amount}>
        <span className={styles.term}>{text('due')}</span>
        <Money amount={amount} size={28} />
      </p>
    </div>
  )
}
