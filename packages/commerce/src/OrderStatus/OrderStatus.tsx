import { orderWord } from '@millwright/domain/orderStatus'
import type { OrderWord } from '@millwright/domain/orderStatus'
import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'

const tones = {
  pendingPayment: 'warn', pendingDelivery: 'info', pendingReceipt: 'info', shipped: 'info', grouping: 'info',
  pendingEvaluation: 'good', evaluated: 'good', completed: 'good', canceled: 'neutral', closed: 'neutral',
} as const satisfies Record<OrderWord, string>

/** Where an order stands, as a word and a dot. */
export function OrderStatus(order: { status: number; isComm?: number; closeType?: number }) {
  const text = useText('order')
  const word = orderWord(order)
  return <Status tone={tones[word]}>{text(word)}</Status>
}
