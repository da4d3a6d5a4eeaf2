import type { OrderDetail } from '@millwright/contract/order/entities'

/** Whether the order is charged to the credit account and its statement is not paid. */
export function isOnAccount({ accountCharge }: Pick<OrderDetail, 'accountCharge'>): boolean {
  return accountCharge !== undefined && !accountCharge.settled
}
