import type { Refund } from '@millwright/contract/after-sale/entities'
import { refundKindOf, allowedRefundTransitions, refundStateOf } from '@millwright/domain/order/refundMachine'
import type { RefundEvent } from '@millwright/domain/order/refundMachine'
import { path } from '@millwright/domain/paths/path'

/** Returns the buyer's allowed actions in the state machine. */
export function refundActions(refund: Refund, now: number): RefundEvent[] {
  const standing = { kind: refundKindOf(refund.applyType), state: refundStateOf(refund), due: refund.endTime }
  return allowedRefundTransitions(standing, 'buyer', now).map(({ event }) => event)
}

export const kindWords: Readonly<Record<number, 'money' | 'goods' | 'exchange'>> = {
  1: 'money',
  2: 'goods',
  3: 'exchange',
}

export function refundHref(refundSn: string): string {
  return path('return-detail', { refundSn })
}
