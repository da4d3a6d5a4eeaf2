import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { OwedNotice } from '../OwedNotice/OwedNotice.tsx'
import { PayFrame } from '../PayFrame/PayFrame.tsx'
import type { Payee } from '../PayFrame/loadPayee.ts'
import type { PaymentsStep } from './Payments.load.ts'
import * as styles from './Payments.css.ts'

type PaymentsDoneProps = { mall: Payee; step: Extract<PaymentsStep, { at: 'done' }> }

/** The confirmation of the payment with its effects. */
export function PaymentsDone({ mall, step: { payment, balance } }: PaymentsDoneProps) {
  const text = useText('balance')
  const language = useLanguage()
  const money = useMoney()
  const { kind, title, amount, until, toBalance, payNumber } = payment
  const topped = kind === 'topup'
  const done = topped ? 'doneTopUp' : toBalance ? 'doneBack' : 'doneLevel'
  const hint = topped
    ? balance && text('doneTopUpHint', { balance: money(balance) })
    : toBalance
      ? text('doneBackHint', { name: title, amount: money(amount) })
      : until !== undefined &&
        text('doneLevelHint', { name: title, date: formatDate(language, writeServerTime(until).slice(0, 10)) })
  const toSeeBalance = topped || toBalance
  return (
    <PayFrame
      title={text('payTitle')}
      mall={mall}
      back={
        toSeeBalance
          ? { href: path('uc-balance'), label: text('backToBalance') }
          : { href: path('buy-member'), label: text('backToLevels') }
      }
    >
      <OwedNotice owed={payment.owed} />
      <Panel as="section" space={20}>
        <div className={styles.done}>
          <span className={styles.mark}>
            <Icon name="check" size={24} />
          </span>
          <Heading level={2} size={22}>
            {text(done)}
          </Heading>
          <span className={styles.amount}>
            <span className={styles.term}>{text('paid')}</span>
            <Money amount={amount} size={28} />
          </span>
          {hint && (
            <Text as="p" tone="muted">
              {hint}
            </Text>
          )}
          <Text as="p" size={13} tone="muted">
            {text('payNumber')} {payNumber}
          </Text>
          <div className={styles.buttons}>
            <Button tone="action" href={toSeeBalance ? path('uc-balance') : path('member-center')}>
              {text(toSeeBalance ? 'seeBalance' : 'seeMember')}
            </Button>
            <Button href={path('list')}>{text('keepShopping')}</Button>
          </div>
        </div>
      </Panel>
    </PayFrame>
  )
}
