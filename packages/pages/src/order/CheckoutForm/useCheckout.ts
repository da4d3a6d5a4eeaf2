import { useState } from 'react'
import { useActionResult } from '@millwright/commerce/useActionResult'
import type { Area } from '@millwright/contract/account/address'
import type { OrderConfirm } from '@millwright/contract/order/entities'
import type { InvoiceProblem } from '@millwright/domain/order/invoice'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { AddressFormData } from '../../account/addressForm.ts'
import { problemsOf } from '../../after-sale/invoice/invoiceProblems.ts'
import { refusedOf } from '../../layout/refusedOf.ts'
import type { Refused } from '../../layout/refusedOf.ts'
import type { ActionResult, Problem } from '../../loader.ts'
import type { CheckoutInvoice } from '../checkout/checkoutInvoice.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'
import { invoiceParamsOf, readInvoiceChoice } from '../checkout/orderInvoice.ts'

/** The part of a checkout's address that the form itself changes. */
export type CheckoutPlace = {
  addrId: string | undefined
  /** The invoice fields, by form field name. */
  invoice: [string, string][]
  /** `new` opens the form for a new address. */
  address?: 'new' | undefined
  /** The last total that the buyer saw, to show the change after a new price. */
  shown?: string | undefined
}

type CheckoutOptions = {
  priced: CheckoutPrice
  now: number
  /** The form for a new address is open while this is present. */
  provinces?: readonly Area[] | undefined
  /** The invoice choice in the page's address. */
  invoice: CheckoutInvoice['invoice']
  /** The result of a post without scripts. */
  outcome: ActionResult | undefined
  /** Values whose change clears the result. A change of the delivery address always clears the result. */
  scope?: readonly (string | undefined)[]
  /** Returns the address of the checkout in one of its states. */
  hrefOf: (place: CheckoutPlace, typed: Checkout['typed']) => string
}

/** The state that the sections of every checkout share. */
export type Checkout = {
  /** The order as the mall priced it. */
  confirm: OrderConfirm
  /** The id of the delivery address. */
  chosen: string | undefined
  /** The last posted values, by field name. */
  typed: Readonly<Record<string, string>> | undefined
  /** The regions to select for a new address. */
  regions: AddressFormData | undefined
  /** The wanted invoice, and its problems. */
  invoice: CheckoutInvoice['invoice']
  problems: readonly InvoiceProblem[]
  /** The refusal of the last post. */
  refused: Refused<unknown, KeyOf<'errors'>> | undefined
  /** The problem of each field. */
  faults: Readonly<Record<string, Problem>> | undefined
  /** Whether the held price has expired. */
  isExpired: boolean
  /** Called when the held price expires. */
  onExpire: () => void
  /** Whether the order can be submitted. */
  ready: boolean
  /** The address of this page without the form for a new address. */
  closeHref: string
  /** The address that requests a new price. */
  repriceHref: string
}

/** The attributes of the form, and its own hidden fields. */
export type CheckoutPost = {
  ref: (form: HTMLFormElement | null) => void
  action: string
  /** The intent of the Enter key. */
  intent: 'address' | 'submit'
  /** The idempotency key of the order. */
  uuid: string
  /** The id of the address that the price is for. */
  pricedFor: string
}

/** The state of a checkout's form: the result of the last post, the held price and the addresses of its links. */
export function useCheckout({ priced, now, provinces, scope = [], hrefOf, ...options }: CheckoutOptions): {
  checkout: Checkout
  post: CheckoutPost
} {
  const { confirm, until } = priced
  const chosen = confirm.userAddr?.addrId
  const { ref, outcome } = useActionResult(
    options.outcome as ActionResult<AddressFormData> | undefined,
    undefined,
    [chosen, Boolean(provinces), ...scope].join(),
  )
  const refused = refusedOf(outcome)
  const [endedPrice, setEndedPrice] = useState<number>()
  // A result without regions, such as a refusal, keeps the previous regions.
  const [regions, setRegions] = useState(outcome?.data)
  if (outcome ? outcome.data && outcome.data !== regions : regions) setRegions(outcome?.data)
  const typed = outcome?.form
  const invoice = typed ? readInvoiceChoice(Object.entries(typed)) : options.invoice
  const isExpired = endedPrice === until || until <= now
  const here = { addrId: chosen, invoice: invoiceParamsOf(invoice) }
  return {
    checkout: {
      confirm,
      chosen,
      typed,
      regions,
      invoice,
      problems: problemsOf(outcome),
      refused,
      faults: refused?.fields,
      isExpired,
      onExpire: () => setEndedPrice(until),
      ready: !isExpired && confirm.shopCartOrders.length > 0,
      closeHref: hrefOf(here, typed),
      repriceHref: hrefOf({ ...here, shown: confirm.actualTotal }, typed),
    },
    post: {
      ref,
      action: hrefOf({ ...here, address: provinces && 'new' }, typed),
      intent: provinces ? 'address' : 'submit',
      // The same uuid (idempotency key) is sent again if the last submit had no response.
      uuid: (refused?.unanswered && typed?.uuid) || priced.uuid,
      pricedFor: chosen ?? '',
    },
  }
}
