import type { ActionResult } from '../../loader.ts'
import type { Section } from '../../section.ts'
import { CheckoutForm } from '../CheckoutForm/CheckoutForm.tsx'
import { CheckoutPage } from '../CheckoutForm/CheckoutPage.tsx'
import { useCheckout } from '../CheckoutForm/useCheckout.ts'
import type { Checkout } from '../CheckoutForm/useCheckout.ts'
import { isTotalConsistent } from './isTotalConsistent.ts'
import { orderHref } from './orderSource.ts'
import type { Priced, SubmitOrderData } from './SubmitOrder.load.ts'
import { SubmitOrderRefused } from './SubmitOrderRefused.tsx'

export type SubmitOrderProps = Omit<SubmitOrderData, 'head'> & { outcome?: ActionResult }

type Ready = Priced & { state: 'ready' }

/** The props of each section of the checkout: the screen's props, the typed fields and the result of the last post. */
export type SubmitOrderView<Props = SubmitOrderProps> = Props & Checkout & { priced: Ready }

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
    <CheckoutPage>
      {above.map((Part, at) => (
        <Part key={at} {...shown} />
      ))}
      {priced.state === 'ready' ? (
        <SubmitOrderForm shown={shown} priced={priced} {...slots} />
      ) : (
        <SubmitOrderRefused source={shown.source} problem={priced.problem} inTheWay={priced.inTheWay} />
      )}
    </CheckoutPage>
  )
}

function SubmitOrderForm<Props extends SubmitOrderProps>({
  shown: props,
  priced,
  main,
  aside,
  bar,
}: Omit<SubmitOrderSlots<Props>, 'above'> & { shown: Props; priced: Ready }) {
  const { source, provinces, shown, remarks, poNumber, coupons, points, now, invoice, outcome } = props
  const { checkout, post } = useCheckout({
    priced,
    now,
    provinces,
    invoice,
    outcome,
    scope: [shown, coupons, points],
    hrefOf: (place) => orderHref(source, { poNumber, coupons, points, remarks, ...place }),
  })
  const view = { ...props, ...checkout, priced, ready: checkout.ready && isTotalConsistent(checkout.confirm) }
  const drawn = (parts: readonly Section<SubmitOrderView<Props>>[]) =>
    parts.map((Part, at) => <Part key={at} {...view} />)
  return (
    <CheckoutForm
      post={post}
      fields={<input type="hidden" name="shown" value={checkout.confirm.actualTotal} />}
      main={drawn(main)}
      aside={drawn(aside)}
      bar={drawn(bar)}
    />
  )
}
