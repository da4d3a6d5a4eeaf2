import { orderDisplayState } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import type { RootProps } from '@millwright/ui/open'

const tones = {
  pendingPayment: 'warn',
  pendingDelivery: 'info',
  pendingReceipt: 'info',
  shipped: 'info',
  grouping: 'info',
  pendingEvaluation: 'good',
  evaluated: 'good',
  completed: 'good',
  canceled: 'neutral',
  closed: 'neutral',
} as const satisfies Record<OrderDisplayState, string>

/**
 * The status of an order: a dot and a word.
 *
 * When: the status of an order is shown. Instead: `OrderTimeline` for its history; `Status` of ui for other things.
 */
export function OrderStatus({
  status,
  isComm,
  closeType,
  partly,
  ...root
}: RootProps<HTMLSpanElement> & {
  /** The order's status code, as the API returns it. */
  status: number
  /** Whether the order is reviewed. */
  isComm?: number
  /** The reason why the order was closed. */
  closeType?: number
  /** Whether only some of the items have been dispatched. */
  partly?: boolean
}) {
  const text = useText('order')
  const word = orderDisplayState({ status, isComm, closeType, partly })
  return (
    <Status {...root} tone={tones[word]}>
      {text(word)}
    </Status>
  )
}
