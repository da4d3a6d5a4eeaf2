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

/** The props of each section of the checkout: the screen's props, the typed fields and the result of the last post. */
export type SubmitOrderView<Props = SubmitOrderProps> = Props & {
  priced: Ready
  /** The order as the mall priced it. */
  confirm: OrderConfirm
  /** The id of the delivery address. */
  chosen: string | undefined
  /** The last posted values, by field name. */
  typed: Readonly<Record<string, string>> | undefined
  /** The regions to select for a new address. */
  regions: AddressFormData | undefined
  /** The wanted invoice, and its problems. */
  invoice: SubmitOrderData['invoice']
  problems: readonly InvoiceProblem[]
  /** The refusal of the last post. */
  refused: (ActionResult & { done: false }) | undefined
  /** The problem of each field. */
  faults: Readonly<Record<string, Problem>> | undefined
  /** Whether the price has expired. */
  over: boolean
  /** Called when the price expires. */
  onOver: () => void
  /** Whether the order can be submitted. */
  ready: boolean
  /** The address of this page without the form for a new address. */
  closeHref: string
  /** The same address, for a new price. */
  againHref: string
}

/** The sections of the checkout page, by slot, in order. */
export type SubmitOrderSlots<Props = SubmitOrderProps> = {
  /** Above the form. Also shown if the mall refuses to price the order. */
  above: readonly Section<Props>[]
  /** The form's fields, in one column. */
  main: readonly Section<SubmitOrderView<Props>>[]
  /** Beside the fields: the sticky sums. */
  aside: readonly Section<SubmitOrderView<Props>>[]
  /** At the lower edge on phones. */
  bar: readonly Section<SubmitOrderView<Props>>[]
}

/** The layout of the checkout: one form with the sums beside it. */
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

/** One form with several submit buttons, so that no button loses typed input. */
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
  // A refusal carries no regions, so the previous ones stay.
  const [regions, setRegions] = useState(outcome?.data)
  if (outcome ? outcome.data && outcome.data !== regions : regions) setRegions(outcome?.data)
  const typed = outcome?.form
  const wanted = typed ? readInvoiceChoice(Object.entries(typed)) : props.invoice
  const refused = outcome && !outcome.done ? outcome : undefined
  // The same uuid (idempotency key) is sent again if the last submit had no response.
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
      {/* Enter in a text field presses the form's first button, which must be the screen's main one. */}
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
