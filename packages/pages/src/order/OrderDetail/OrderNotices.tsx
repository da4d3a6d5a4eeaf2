import { useProblemText } from '@millwright/commerce/ProblemText'
import { Alert } from '@millwright/ui/Alert'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { OwedNotice } from '../../payment/OwedNotice/OwedNotice.tsx'
import type { OrderDetailView } from './OrderDetailFrame.tsx'

/** The result of the last action, or its refusal, and the amount owed. Reads `order` and `outcome`. */
export function OrderNotices({ order, outcome }: Pick<OrderDetailView, 'order' | 'outcome'>) {
  const problemText = useProblemText()
  return (
    <>
      <DoneNotice outcome={outcome} />
      {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
      <OwedNotice owed={order.owed} />
    </>
  )
}
