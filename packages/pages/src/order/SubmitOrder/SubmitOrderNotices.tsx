import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { CheckoutRefusal } from '../CheckoutForm/CheckoutRefusal.tsx'
import { isTotalConsistent } from './isTotalConsistent.ts'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

type SubmitOrderNoticesProps = Pick<
  SubmitOrderView,
  'confirm' | 'refused' | 'isExpired' | 'now' | 'typed' | 'shown' | 'closeHref'
>

/**
 * The refusals, and the price changes since the last view. Reads `confirm`, `refused`, `isExpired`, `now`, `typed`, `shown`
 * and `closeHref`.
 */
export function SubmitOrderNotices({
  confirm,
  refused,
  isExpired,
  now,
  typed,
  shown,
  closeHref,
}: SubmitOrderNoticesProps) {
  const text = useText('order')
  const prices = useText('prices')
  const money = useMoney()
  const before = typed?.shown ?? shown
  return (
    <>
      {!isTotalConsistent(confirm) && (
        <Alert
          tone="warn"
          title={prices('partsChanged')}
          action={<Button href={closeHref}>{text('priceAgain')}</Button>}
        >
          {prices('partsChangedHint')}
        </Alert>
      )}
      <CheckoutRefusal refused={refused} isExpired={isExpired} now={now} closeHref={closeHref} />
      {before !== undefined && before !== confirm.actualTotal && (
        <Alert tone="warn" title={text('changedTitle')}>
          {text('changed', { from: money(before), to: money(confirm.actualTotal) })}
        </Alert>
      )}
    </>
  )
}
