import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import * as shared from '../checkout/checkout.css.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'
import type { Checkout } from './useCheckout.ts'

type CheckoutHeldProps = Pick<Checkout, 'isExpired' | 'onExpire'> & {
  priced: Pick<CheckoutPrice, 'until'>
  now: number
  /** The address that requests a new price. Absent if another button leads there. */
  repriceHref?: string
}

/** The countdown of the held price. Reads `priced`, `now`, `isExpired`, `onExpire` and `repriceHref`. */
export function CheckoutPriceCountdown({
  priced: { until },
  now,
  isExpired,
  onExpire,
  repriceHref,
}: CheckoutHeldProps) {
  const text = useText('order')
  return isExpired ? (
    <Alert
      tone="warn"
      title={text('expiredTitle')}
      action={
        repriceHref && (
          <Button href={repriceHref} tone="action">
            {text('priceAgain')}
          </Button>
        )
      }
    >
      {text('expired')}
    </Alert>
  ) : (
    <span className={shared.kept} title={text('keptHint')}>
      {text('keptUntil')}
      <Countdown key={until} until={until} now={now} look="text" onEnd={onExpire} />
    </span>
  )
}
