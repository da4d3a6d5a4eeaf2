import { orderWord } from '@millwright/domain/order/orderStatus'
import type { OrderWord } from '@millwright/domain/order/orderStatus'
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
} as const satisfies Record<OrderWord, string>

/**
 * Where an order stands, as a word and a dot.
 *
 * When: the state of an order is told in a word. Instead: `OrderTimeline` for how it came about; `Status` of ui for
 * other things.
 */
export function OrderStatus({
  status,
  isComm,
  closeType,
  partly,
  ...root
}: RootProps<HTMLSpanElement> & {
  /** The order's state as the mall numbers it. */
  status: number
  /** Whether it has been commented on. */
  isComm?: number
  /** Why it was closed. */
  closeType?: number
  /** Some of its pieces have left and others have not. */
  partly?: boolean
}) {
  const text = useText('order')
  const word = orderWord({ status, isComm, closeType, partly })
  return (
    <Status {...root} tone={tones[word]}>
      {text(word)}
    </Status>
  )
}
