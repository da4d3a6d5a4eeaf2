import type { AnswerOf, Client } from '@millwright/contract/contract'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { readServerTime } from '@millwright/domain/time'
import { notFound, refusalOf } from '../../loader.ts'

export type PayInfo = Omit<AnswerOf<'orderPayInfo'>, 'endTime' | 'status'> & {
  /** Until when the orders are kept; epoch milliseconds. */
  until: number
  state: 'unpaid' | 'paid' | 'expired'
}

/** What the cashier shows of orders; not found where the mall knows none such of this buyer. */
export async function payInfo(api: Client, orderNumbers: readonly string[], now: number): Promise<PayInfo> {
  try {
    const { endTime, status, ...info } = await api.orderPayInfo({ orderNumbers: orderNumbers.join(',') })
    const until = typeof endTime === 'number' ? endTime : (readServerTime(endTime) ?? now)
    const paid = status !== orderStatuses.unpaid && status !== orderStatuses.closed
    return {
      ...info,
      until,
      state: paid ? 'paid' : status === orderStatuses.closed || until <= now ? 'expired' : 'unpaid',
    }
  } catch (error) {
    if (refusalOf(error)?.code === 'A03000') notFound()
    throw error
  }
}
