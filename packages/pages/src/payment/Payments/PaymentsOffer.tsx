import { totalOf } from '@millwright/domain/money/wholeMoney'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Money } from '@millwright/ui/Money'
import type { PaymentsStep } from './Payments.load.ts'
import * as styles from './Payments.css.ts'

const plans = { first: 'planFirst', renewal: 'planRenewal', upgrade: 'planUpgrade' } as const
const dayOf = (time: number | undefined) => (time === undefined ? '' : writeServerTime(time).slice(0, 10))

/** The offer: its effects and its price. */
export function PaymentsOffer({ offer }: Pick<Extract<PaymentsStep, { at: 'choose' }>, 'offer'>) {
  const text = useText('balance')
  const language = useLanguage()
  const money = useMoney()
  const { kind, title, amount, presAmount, presGrowth, plan, until, replaces } = offer
  const gets = [
    presAmount && text('giftOf', { amount: money(presAmount) }),
    presGrowth && text('growthOf', { growth: presGrowth }),
  ].filter(Boolean)
  const arrives = totalOf([amount, ...(presAmount ? [presAmount] : [])].map((price) => ({ price, quantity: 1 })))
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
