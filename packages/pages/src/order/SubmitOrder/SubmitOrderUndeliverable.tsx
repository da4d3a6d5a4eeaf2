import { OrderLines } from '@millwright/commerce/OrderLines'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Panel } from '@millwright/ui/Panel'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

/** The goods that cannot be delivered to this address and stay in the cart. Reads `confirm`. */
export function SubmitOrderUndeliverable({ confirm }: Pick<SubmitOrderView, 'confirm'>) {
  const text = useText('order')
  return (
    confirm.filterShopItems.length > 0 && (
      <Panel as="section" tone="surface">
        <Alert tone="warn" title={text('undeliverableTitle')}>
          {text('undeliverable')}
        </Alert>
        <OrderLines lines={confirm.filterShopItems} />
      </Panel>
    )
  )
}
