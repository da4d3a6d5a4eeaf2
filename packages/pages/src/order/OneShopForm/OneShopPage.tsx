import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Steps } from '@millwright/ui/Steps'
import { CheckoutPage } from '../CheckoutForm/CheckoutPage.tsx'

/** The checkout page of one product, with the steps confirmation and payment. */
export function OneShopPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText('order')
  return (
    <CheckoutPage>
      <Steps steps={[{ label: text('stepConfirm') }, { label: text('stepPay') }]} current={0} />
      <Heading level={1} size={22}>
        {title}
      </Heading>
      {children}
    </CheckoutPage>
  )
}
