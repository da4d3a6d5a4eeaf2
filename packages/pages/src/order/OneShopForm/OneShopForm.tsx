import type { ReactNode } from 'react'
import type { OrderLine } from '@millwright/commerce/OrderLines'
import type { ActionResult } from '../../loader.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'
import { linesOf } from '../checkout/linesOf.ts'
import type { OneShopData } from '../checkout/loadOneShop.ts'
import type { OneShopPlace } from '../checkout/oneShopCheckout.ts'
import { CheckoutAddresses } from '../CheckoutForm/CheckoutAddresses.tsx'
import { CheckoutBar } from '../CheckoutForm/CheckoutBar.tsx'
import { CheckoutForm } from '../CheckoutForm/CheckoutForm.tsx'
import { CheckoutInvoiceFields } from '../CheckoutForm/CheckoutInvoiceFields.tsx'
import { CheckoutNumber } from '../CheckoutForm/CheckoutNumber.tsx'
import { CheckoutRefusal } from '../CheckoutForm/CheckoutRefusal.tsx'
import { CheckoutUndeliverable } from '../CheckoutForm/CheckoutUndeliverable.tsx'
import { useCheckout } from '../CheckoutForm/useCheckout.ts'
import { OneShopAside } from './OneShopAside.tsx'
import { OneShopGoods } from './OneShopGoods.tsx'

export type OneShopFormProps = {
  data: Omit<OneShopData<unknown>, 'priced'> & { outcome?: ActionResult }
  priced: CheckoutPrice
  /** Returns the address of the checkout in one of its states. */
  hrefOf: (place: OneShopPlace) => string
  /** The maximum length of the message to the shop, in characters. */
  remarkLimit: number
  /** Further hidden fields. */
  fields?: ReactNode
  /** The order lines with further data, such as the price in points. Default: the priced lines. */
  lines?: readonly OrderLine[]
  /** The reason why the product cannot be ordered for this address. */
  undeliverable: string
  /** The price in points, above the sums. */
  points?: ReactNode
  /** The conditions of the order. */
  hint: ReactNode
  /** The note below the total of phones. */
  barNote?: ReactNode
}

/** The checkout form of one product from one shop: a flash sale, a group buy, a points product. */
export function OneShopForm({ data, priced, hrefOf, remarkLimit, fields, undeliverable, ...slots }: OneShopFormProps) {
  const { addresses, provinces, remark, poNumber, titles, invoice, now, outcome } = data
  const { checkout, post } = useCheckout({
    priced,
    now,
    provinces,
    invoice,
    outcome,
    hrefOf: (place, typed) =>
      hrefOf({ remark: typed?.remark ?? remark, poNumber: typed?.poNumber ?? poNumber, ...place }),
  })
  const { confirm, isExpired, ready, closeHref, repriceHref } = checkout
  const shop = confirm.shopCartOrders[0]
  return (
    <CheckoutForm
      post={post}
      fields={
        <>
          {fields}
          <input type="hidden" name="shopId" value={shop?.shopId ?? '0'} />
        </>
      }
      main={
        <>
          <CheckoutRefusal refused={checkout.refused} isExpired={isExpired} now={now} closeHref={closeHref} />
          <CheckoutAddresses {...checkout} addresses={addresses} provinces={provinces} />
          <CheckoutNumber {...checkout} poNumber={poNumber} />
          {Number(confirm.actualTotal) > 0 && (
            <CheckoutInvoiceFields titles={titles} invoice={checkout.invoice} problems={checkout.problems} />
          )}
          <CheckoutUndeliverable confirm={confirm}>{undeliverable}</CheckoutUndeliverable>
          {shop && (
            <OneShopGoods
              lines={slots.lines ?? linesOf(confirm)}
              now={now}
              remark={checkout.typed?.remark ?? remark}
              remarkLimit={remarkLimit}
              fault={checkout.faults?.remark}
            />
          )}
        </>
      }
      aside={<OneShopAside checkout={checkout} priced={priced} now={now} points={slots.points} hint={slots.hint} />}
      bar={
        <CheckoutBar confirm={confirm} isExpired={isExpired} ready={ready} repriceHref={repriceHref}>
          {slots.barNote}
        </CheckoutBar>
      }
    />
  )
}
