import { usePayOptionText } from '@millwright/commerce/PayMethodList'
import type { PayMethod } from '@millwright/commerce/PayMethodList'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './PaymentOption.css.ts'

const how = {
  weixin: 'howScan',
  alipay: 'howScan',
  paypal: 'howScan',
  balance: 'howBalance',
  period: 'howPeriod',
  transfer: 'howTransfer',
} as const

type Way = { to: () => string; label: KeyOf<'paymentOption'> }
const toCredit: Way = { to: () => path('financial-payment'), label: 'toCredit' }
const toApply: Way = { ...toCredit, label: 'toApply' }

/** The links that enable an unavailable method. */
const ways: Readonly<Record<string, Way>> = {
  apply: toApply,
  refused: toApply,
  review: toCredit,
  stopped: toCredit,
  notSetUp: { to: () => path('uc-account', { step: 'pay' }), label: 'toPassword' },
}

/**
 * A payment method: due date, fee and remaining credit, or the reason why it is unavailable with the link to enable it.
 */
export function PaymentOptionKind({ method, payHref }: { method: PayMethod; payHref: string }) {
  const text = useText('paymentOption')
  const money = useMoney()
  const pay = useText('pay')
  const reason = usePayOptionText()
  const { kind, available, fee, left } = method
  const way = wayOf(method)
  const whenText = useWhen(method)
  return (
    <li className={styles.kind}>
      <div className={styles.name}>
        <Heading level={2} size={16}>
          {pay(kind)}
        </Heading>
        <Status tone={available ? 'good' : 'neutral'}>{text(available ? 'can' : 'cannot')}</Status>
      </div>
      <div className={styles.means}>
        {available ? (
          <DescriptionList
            look="plain"
            items={[
              { term: text('when'), detail: whenText },
              { term: text('how'), detail: text(how[kind]) },
              { term: text('fee'), detail: fee === undefined || Number(fee) === 0 ? text('free') : money(fee) },
              ...(left === undefined
                ? []
                : [{ term: text(kind === 'balance' ? 'balanceLeft' : 'left'), detail: money(left) }]),
            ]}
          />
        ) : (
          <>
            <Text as="p">{reason(method)}</Text>
            {way && hasScreen(way.to()) && <Link href={way.to()}>{text(way.label)}</Link>}
          </>
        )}
      </div>
      <form method="post" action={payHref} className={styles.act}>
        <input type="hidden" name="kind" value={kind} />
        {available && (
          <Button type="submit" name="intent" value="pay">
            {text('use', { kind: pay(kind) })}
          </Button>
        )}
      </form>
    </li>
  )
}

function wayOf({ kind, why, billNumber }: PayMethod): Way | undefined {
  if (why === 'overdue' && billNumber) return { to: () => path('view-details', { billNumber }), label: 'toBill' }
  if (why === 'tooLittle') return kind === 'balance' ? { to: () => path('uc-balance'), label: 'toTopUp' } : toCredit
  return why ? ways[why] : undefined
}

function useWhen({ kind, dueTime, days, keptUntil }: PayMethod): string {
  const text = useText('paymentOption')
  const language = useLanguage()
  if (kind === 'period' && dueTime !== undefined && days !== undefined)
    return text('whenPeriod', { count: days, date: formatDay(language, dueTime) })
  if (kind === 'transfer')
    return keptUntil === undefined
      ? text('whenTransferOpen')
      : text('whenTransfer', { date: formatDay(language, keptUntil) })
  return text('whenNow')
}
