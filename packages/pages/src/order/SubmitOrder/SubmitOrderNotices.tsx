import { ORDER_LINE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { CheckoutRefusal } from '../CheckoutForm/CheckoutRefusal.tsx'
import { linesOfShop } from '../checkout/linesOfShop.ts'
import { isTotalConsistent } from './isTotalConsistent.ts'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

type SubmitOrderNoticesProps = Pick<
  SubmitOrderView,
  'confirm' | 'refused' | 'isExpired' | 'now' | 'typed' | 'shown' | 'closeHref'
>

/**
 * The number of orders, the refusals, and the price changes since the last view. Reads `confirm`, `refused`, `isExpired`, `now`, `typed`, `shown`
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
  const orders = confirm.shopCartOrders.reduce((sum, { orderCount = 1 }) => sum + orderCount, 0)
  const lines = confirm.shopCartOrders.flatMap(linesOfShop).length
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
      {orders > confirm.shopCartOrders.length && (
        <Alert tone="info" title={text('linesAndOrders', { lines, count: orders })}>
          {text('severalOrdersHint', { limit: ORDER_LINE_LIMIT })}
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
