import type { ReactNode } from 'react'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { CheckoutButton } from '../CheckoutForm/CheckoutButton.tsx'
import { CheckoutPriceCountdown } from '../CheckoutForm/CheckoutPriceCountdown.tsx'
import { CheckoutNote } from '../CheckoutForm/CheckoutNote.tsx'
import { CheckoutReceiver } from '../CheckoutForm/CheckoutReceiver.tsx'
import type { Checkout } from '../CheckoutForm/useCheckout.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'

type OneShopAsideProps = {
  checkout: Checkout
  priced: CheckoutPrice
  now: number
  /** The price in points, above the sums. */
  points: ReactNode
  /** The conditions of the order. */
  hint: ReactNode
}

/** The held price, the sums, the receiver and the submit button. */
export function OneShopAside({ checkout, priced, now, points, hint }: OneShopAsideProps) {
  const { confirm, isExpired, ready, repriceHref } = checkout
  return (
    <>
      <CheckoutPriceCountdown priced={priced} now={now} isExpired={isExpired} onExpire={checkout.onExpire} />
      {points}
      <OrderSums
        goods={confirm.total}
        freight={confirm.totalTransFee ?? '0'}
        total={confirm.actualTotal}
        totalIs="payable"
      />
      <CheckoutReceiver confirm={confirm} />
      <CheckoutNote>{hint}</CheckoutNote>
      <CheckoutButton isExpired={isExpired} ready={ready} repriceHref={repriceHref} />
    </>
  )
}
