import { addressLine, maskMobile } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import { useText } from '@millwright/i18n/Texts'
import { CheckoutNote } from './CheckoutNote.tsx'
import type { Checkout } from './useCheckout.ts'

/** The delivery address and the receiver. Reads `confirm`. */
export function CheckoutReceiver({ confirm: { userAddr } }: Pick<Checkout, 'confirm'>) {
  const text = useText('order')
  if (!userAddr) return <CheckoutNote>{text('noAddress')}</CheckoutNote>
  return (
    <CheckoutNote>
      {text('deliverTo')} <UserText>{addressLine(userAddr)}</UserText>
      <br />
      {text('receivedBy')} <UserText>{userAddr.receiver}</UserText> {maskMobile(userAddr.mobile)}
    </CheckoutNote>
  )
}
