import { CheckoutAddresses } from '../CheckoutForm/CheckoutAddresses.tsx'
import { CheckoutBar } from '../CheckoutForm/CheckoutBar.tsx'
import { SubmitOrderButton } from './SubmitOrderButton.tsx'
import { SubmitOrderCoupons } from './SubmitOrderCoupons.tsx'
import { SubmitOrderFrame } from './SubmitOrderFrame.tsx'
import type { SubmitOrderProps, SubmitOrderSlots } from './SubmitOrderFrame.tsx'
import { SubmitOrderGoods } from './SubmitOrderGoods.tsx'
import { CheckoutPriceCountdown } from '../CheckoutForm/CheckoutPriceCountdown.tsx'
import { CheckoutNumber } from '../CheckoutForm/CheckoutNumber.tsx'
import { CheckoutInvoiceFields } from '../CheckoutForm/CheckoutInvoiceFields.tsx'
import { SubmitOrderNotices } from './SubmitOrderNotices.tsx'
import { SubmitOrderPoints } from './SubmitOrderPoints.tsx'
import { SubmitOrderSteps } from './SubmitOrderSteps.tsx'
import { SubmitOrderSums } from './SubmitOrderSums.tsx'
import { SubmitOrderTitle } from './SubmitOrderTitle.tsx'
import { CheckoutReceiver } from '../CheckoutForm/CheckoutReceiver.tsx'
import { SubmitOrderUndeliverable } from './SubmitOrderUndeliverable.tsx'

/** The sections of the mall's own checkout page, by slot. */
export const submitOrderSections = {
  above: [SubmitOrderSteps, SubmitOrderTitle],
  main: [
    SubmitOrderNotices,
    CheckoutAddresses,
    CheckoutNumber,
    CheckoutInvoiceFields,
    SubmitOrderUndeliverable,
    SubmitOrderGoods,
    SubmitOrderCoupons,
    SubmitOrderPoints,
  ],
  aside: [CheckoutPriceCountdown, SubmitOrderSums, CheckoutReceiver, SubmitOrderButton],
  bar: [CheckoutBar],
} satisfies SubmitOrderSlots

/** The checkout page: address, goods and price. The mall holds the price for a limited time. */
export function SubmitOrder(props: SubmitOrderProps) {
  return <SubmitOrderFrame shown={props} {...submitOrderSections} />
}
