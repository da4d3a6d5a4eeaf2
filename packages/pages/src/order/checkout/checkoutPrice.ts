import type { OrderConfirm } from '@millwright/contract/order/entities'
import { ORDER_CONFIRM_MINUTES } from '@millwright/domain/constants'

/** An order as the mall priced it. The mall holds the price until `until`, in epoch milliseconds. */
export type CheckoutPrice = { confirm: OrderConfirm; uuid: string; until: number }

/** The address id for which the mall uses the buyer's default address. */
export const DEFAULT_ADDRESS = '0'

/** Returns the price of an order that the mall has just priced. */
export function checkoutPrice(confirm: OrderConfirm, now: number): CheckoutPrice {
  return {
    confirm,
    uuid: confirm.uuid ?? crypto.randomUUID(),
    until: confirm.expireTime ?? now + ORDER_CONFIRM_MINUTES * 60_000,
  }
}
