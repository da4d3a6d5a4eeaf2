import type { ReactNode } from 'react'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Panel } from '@millwright/ui/Panel'
import type { Checkout } from './useCheckout.ts'

/** The goods that cannot be delivered to this address. `children` says what happens to them. */
export function CheckoutUndeliverable({ confirm, children }: Pick<Checkout, 'confirm'> & { children: ReactNode }) {
  const text = useText('order')
  return (
    confirm.filterShopItems.length > 0 && (
      <Panel as="section" tone="surface">
        <Alert tone="warn" title={text('undeliverableTitle')}>
          {children}
        </Alert>
        <OrderLines lines={confirm.filterShopItems} />
      </Panel>
    )
  )
}
