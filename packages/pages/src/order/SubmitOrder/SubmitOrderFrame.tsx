import { useState } from 'react'
import { useActionResult } from '@millwright/commerce/useActionResult'
import type { OrderConfirm } from '@millwright/contract/order/entities'
import type { InvoiceProblem } from '@millwright/domain/order/invoice'
import { Container } from '@millwright/ui/Container'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { AddressFormData } from '../../account/addressForm.ts'
import { problemsOf } from '../../after-sale/invoice/invoiceProblems.ts'
import type { ActionResult, Problem } from '../../loader.ts'
import type { Section } from '../../section.ts'
import { invoiceParamsOf, readInvoiceChoice } from '../checkout/orderInvoice.ts'
import { addsUp } from './addsUp.ts'
import { orderHref } from './orderSource.ts'
import type { Priced, SubmitOrderData } from './SubmitOrder.load.ts'
import { SubmitOrderRefused } from './SubmitOrderRefused.tsx'
import * as styles from './SubmitOrder.css.ts'

export type SubmitOrderProps = Omit<SubmitOrderData, 'head'> & { outcome?: ActionResult }

type Ready = Priced & { state: 'ready' }

/** What each section of the order form is given: the screen's props, with what was typed and what it led to. */
export type SubmitOrderView<Props = SubmitOrderProps> = Props & {
  priced: Ready
  /** What is ordered, as the mall priced it. */
  confirm: OrderConfirm
  /** The id of the address that it goes to. */
  chosen: string | undefined
  /** What was sent last, by the names of the fields. */
  typed: Readonly<Record<string, string>> | undefined
  /** What to choose of the regions of a new address. */
  regions: AddressFormData | undefined
  /** The invoice that is wanted, and what is wrong with it. */
  invoice: SubmitOrderData['invoice']
  problems: readonly InvoiceProblem[]
  /** Why the last press did not order. */
  refused: (ActionResult & { done: false }) | undefined
  /** What is wrong with each field. */
  faults: Readonly<Record<string, Problem>> | undefined
  /** The price holds no more. */
  over: boolean
  /** Tells that the time is over for which it held. */
  onOver: () => void
  /** It can be ordered as it is. */
  ready: boolean
  /** This page as it is, without the form for a new address. */
  closeHref: string
  /** The same, priced anew. */
  againHref: string
}

/** Which sections stand where on the page of an order that is to be made, in their order. */
export type SubmitOrderSlots<Props = SubmitOrderProps> = {
  /** Above the form, and where the mall refuses to price it. */
  above: readonly Section<Props>[]
  /** The form's fields, one beneath the other. */
  main: readonly Section<SubmitOrderView<Props>>[]
  /** Beside them: the sums, in sight while the fields are gone through. */
  aside: readonly Section<SubmitOrderView<Props>>[]
  /** At the lower edge of a phone. */
  bar: readonly Section<SubmitOrderView<Props>>[]
}

/** The last look before ordering, as its sections stand on it: one form, its sums beside it. */
export function SubmitOrderFrame<Props extends SubmitOrderProps>({
  shown,
  above,
  ...slots
}: SubmitOrderSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const { priced } = shown
  return (
    <Container>
      <div className={styles.page}>
        {above.map((Part, at) => (
          <Part key={at} {...shown} />
        ))}
        {priced.state === 'ready' ? (
          <SubmitOrderForm shown={shown} priced={priced} {...slots} />
        ) : (
          <SubmitOrderRefused source={shown.source} problem={priced.problem} />
        )}
      </div>
    </Container>
  )
}

/** One form for all of it, told apart by its buttons: whatever is pressed, nothing that was typed is lost. */
function SubmitOrderForm<Props extends SubmitOrderProps>({
  shown: props,
  priced,
  main,
  aside,
  bar,
}: Omit<SubmitOrderSlots<Props>, 'above'> & { shown: Props; priced: Ready }) {
  const { source, provinces, shown, remarks, poNumber, coupons, points, now, outcome: first } = props
  const { confirm, until } = priced
  const { ref, outcome } = useActionResult(
    first as ActionResult<AddressFormData> | undefined,
    undefined,
    [confirm.userAddr?.addrId, Boolean(provinces), shown, coupons, points].join(),
  )
  const [expired, setExpired] = useState<number>()
  // A refusal brings no regions: those that were chosen from stay.
  const [regions, setRegions] = useState(outcome?.data)
  if (outcome ? outcome.data && outcome.data !== regions : regions) setRegions(outcome?.data)
  const typed = outcome?.form
  const wanted = typed ? readInvoiceChoice(Object.entries(typed)) : props.invoice
  const refused = outcome && !outcome.done ? outcome : undefined
  // Asked again as the same order, where nobody heard whether it was made.
  const uuid = (refused?.unheard && typed?.uuid) || priced.uuid
  const over = expired === until || until <= now
  const chosen = confirm.userAddr?.addrId
  const here = {
    addrId: chosen,
    poNumber,
    coupons,
    points,
    remarks,
    invoice: invoiceParamsOf(wanted),
  }
  const view = {
    ...props,
    priced,
    confirm,
    chosen,
    typed,
    regions,
    invoice: wanted,
    problems: problemsOf(outcome),
    refused,
    faults: refused?.fields,
    over,
    onOver: () => setExpired(until),
    ready: !over && addsUp(confirm) && confirm.shopCartOrders.length > 0,
    closeHref: orderHref(source, here),
    againHref: orderHref(source, { ...here, shown: confirm.actualTotal }),
  }
  return (
    <form
      method="post"
      action={orderHref(source, { ...here, address: provinces && 'new' })}
      data-enhance="stay"
      noValidate
      ref={ref}
      className={styles.form}
    >
      {/* Enter in a text field presses the form's first button, which must be the one that belongs to the screen. */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={provinces ? 'address' : 'submit'} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="shown" value={confirm.actualTotal} />
      <input type="hidden" name="pricedFor" value={chosen ?? ''} />
      <div className={styles.main}>
        {main.map((Part, at) => (
          <Part key={at} {...view} />
        ))}
      </div>
      <aside className={styles.aside}>
        <div className={styles.place}>
          {aside.map((Part, at) => (
            <Part key={at} {...view} />
          ))}
        </div>
      </aside>
      {bar.map((Part, at) => (
        <Part key={at} {...view} />
      ))}
    </form>
  )
}
