import { OwedNotice } from '../../payment/OwedNotice/OwedNotice.tsx'
import { RebuyNotice } from '../RebuyNotice/RebuyNotice.tsx'
import type { OrderDetailView } from './OrderDetailFrame.tsx'

/** The result of the last action, or its refusal, and the amount owed. Reads `order` and `outcome`. */
export function OrderNotices({ order, outcome }: Pick<OrderDetailView, 'order' | 'outcome'>) {
  return (
    <>
      <RebuyNotice outcome={outcome} />
      <OwedNotice owed={order.owed} />
    </>
  )
}
