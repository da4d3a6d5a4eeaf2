import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { OwedNotice } from '../../payment/OwedNotice/OwedNotice.tsx'
import type { OrderDetailView } from './OrderDetailFrame.tsx'

/** The result of the last action, or its refusal, and the amount owed. Reads `order` and `outcome`. */
export function OrderNotices({ order, outcome }: Pick<OrderDetailView, 'order' | 'outcome'>) {
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <OwedNotice owed={order.owed} />
    </>
  )
}
