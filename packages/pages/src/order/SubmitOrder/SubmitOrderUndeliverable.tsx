import { useText } from '@millwright/i18n/Texts'
import { CheckoutUndeliverable } from '../CheckoutForm/CheckoutUndeliverable.tsx'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

/** The goods that cannot be delivered to this address and stay in the cart. Reads `confirm`. */
export function SubmitOrderUndeliverable({ confirm }: Pick<SubmitOrderView, 'confirm'>) {
  const text = useText('order')
  return <CheckoutUndeliverable confirm={confirm}>{text('undeliverable')}</CheckoutUndeliverable>
}
