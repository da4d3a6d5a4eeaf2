import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import * as shared from '../checkout/checkout.css.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'
import type { Checkout } from './useCheckout.ts'

type CheckoutHeldProps = Pick<Checkout, 'over' | 'onOver'> & {
  priced: Pick<CheckoutPrice, 'until'>
  now: number
  /** The address for a new price. Absent if another button leads to it. */
  againHref?: string
}

/** The countdown of the held price. Reads `priced`, `now`, `over`, `onOver` and `againHref`. */
export function CheckoutPriceCountdown({ priced: { until }, now, over, onOver, againHref }: CheckoutHeldProps) {
  const text = useText('order')
  return over ? (
    <Alert
      tone="warn"
      title={text('expiredTitle')}
      action={
        againHref && (
          <Button href={againHref} tone="action">
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
      <Countdown key={until} until={until} now={now} look="text" onEnd={onOver} />
    </span>
  )
}
