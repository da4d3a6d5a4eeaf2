/** The API's number for each order status (api.md 1.2). Only some servers of the mall4j family use 4. */
export const orderStatuses = {
  unpaid: 1,
  paid: 2,
  shipped: 3,
  toEvaluate: 4,
  success: 5,
  closed: 6,
  grouping: 7,
} as const
export type OrderStatusNumber = (typeof orderStatuses)[keyof typeof orderStatuses]

/** Orders that still wait for payment, delivery or the members of a group. */
export const openStatuses = [1, 2, 3, 7] as const satisfies OrderStatusNumber[]
/** Open orders that wait for the buyer's payment or for a group's other members. */
export const waitingStatuses = [1, 7] as const satisfies OrderStatusNumber[]
/** Finished orders, which the buyer may delete from the list. */
export const finishedStatuses = [5, 6] as const satisfies OrderStatusNumber[]
/** Orders that hold stock, a seat in a group, or a quote. A closed order holds none. */
export const holdingStatuses = [1, 2, 3, 4, 5, 7] as const satisfies OrderStatusNumber[]

/** The specification's ten order states that the buyer sees. Each has a text in both languages. */
export const orderDisplayStates = [
  'pendingPayment',
  'pendingDelivery',
  'pendingReceipt',
  'pendingEvaluation',
  'evaluated',
  'shipped',
  'completed',
  'canceled',
  'grouping',
  'closed',
] as const
export type OrderDisplayState = (typeof orderDisplayStates)[number]

/**
 * Returns the order state that the buyer sees. `isComm` 1 means evaluated, `closeType` 4 means cancelled by the buyer,
 * and `partly` means that only some pieces of a paid order have been sent.
 */
export function orderDisplayState(order: {
  status: number
  isComm?: number
  closeType?: number
  partly?: boolean
}): OrderDisplayState {
  switch (order.status) {
    case 1:
      return 'pendingPayment'
    case 2:
      return order.partly ? 'shipped' : 'pendingDelivery'
    case 3:
      return 'pendingReceipt'
    case 4:
      return 'pendingEvaluation'
    case 5:
      return order.isComm === 1 ? 'evaluated' : order.isComm === 0 ? 'pendingEvaluation' : 'completed'
    case 7:
      return 'grouping'
    default:
      return order.closeType === 4 ? 'canceled' : 'closed'
  }
}

/**
 * Returns whether the buyer should pay an order now: it is unpaid, its deadline is not over, and no bank transfer for it is
 * being checked.
 */
export function isPayable(
  {
    status,
    endTime = Infinity,
    transferSent = false,
  }: { status: number; endTime?: number | undefined; transferSent?: boolean | undefined },
  now: number,
): boolean {
  return status === orderStatuses.unpaid && endTime > now && !transferSent
}

/**
 * Returns whether some pieces of an order have been sent, by the `status` of its lines in the API: -1 none sent, 0 all
 * sent, n pieces left to send (api.md 1.2).
 */
export function isPartlySent(lines: readonly { status?: number | undefined }[]): boolean {
  return lines.some(({ status = -1 }) => status !== -1)
}

export type OrderEvent = 'pay' | 'ship' | 'receive' | 'cancel' | 'expire' | 'refund'

const moves: Record<number, Partial<Record<OrderEvent, OrderStatusNumber>>> = {
  1: { pay: 2, cancel: 6, expire: 6 },
  2: { ship: 3, refund: 6 },
  3: { receive: 5, refund: 6 },
  4: { refund: 6 },
  5: { refund: 6 },
  7: { pay: 2, expire: 6 },
}

/** Returns the status after an event, or `undefined` if the event is not allowed. */
export function nextOrderStatus(status: number, event: OrderEvent): OrderStatusNumber | undefined {
  return moves[status]?.[event]
}

/** Returns the actions that a buyer has for an order. */
export function buyerActions(order: {
  status: number
  refundStatus?: number
}): ('pay' | 'cancel' | 'receive' | 'rebuy' | 'delete')[] {
  switch (order.status) {
    case 1:
      return ['pay', 'cancel']
    case 3:
      return ['receive', 'rebuy']
    case 5:
    case 6:
      return order.refundStatus === 1 ? ['rebuy'] : ['rebuy', 'delete']
    default:
      return ['rebuy']
  }
}
