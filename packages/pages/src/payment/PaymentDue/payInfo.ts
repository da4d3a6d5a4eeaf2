import type { AnswerOf, Client } from '@millwright/contract/contract'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { readServerTime } from '@millwright/domain/time'
import { missing, redirect, refusalOf } from '../../loader.ts'
import { orderHref, paySubjectHref } from './paySubject.ts'
import type { PaySubject } from './paySubject.ts'

export type PayInfo = Omit<AnswerOf<'orderPayInfo'>, 'endTime' | 'status'> & {
  /** The end of the order's hold or the due date of the statement, in epoch milliseconds. */
  until: number
  state: 'unpaid' | 'paid' | 'expired'
}

/**
 * Returns the cashier's data of orders or statements. Shows the missing page if the buyer has none with these numbers.
 * If some of the orders are paid, redirects to the payment of the others. If all were paid and then closed, redirects
 * to the orders.
 */
export async function payInfo(api: Client, subject: PaySubject, now: number): Promise<PayInfo> {
  try {
    const numbers = subject.numbers.join(',')
    return subject.of === 'orderNumbers' ? await ofOrders(api, subject, now) : await ofBills(api, numbers)
  } catch (error) {
    if (refusalOf(error)?.code === 'A03000') missing({ unknown: 'due' })
    throw error
  }
}

async function ofOrders(api: Client, subject: PaySubject, now: number): Promise<PayInfo> {
  const { endTime, status, ...info } = await api.orderPayInfo({ orderNumbers: subject.numbers.join(',') })
  const rest = subject.numbers.filter((number) => !info.paidNumbers?.includes(number))
  if (rest.length && rest.length < subject.numbers.length)
    redirect(paySubjectHref('payment', { of: 'orderNumbers', numbers: rest }))
  if (!rest.length && status === orderStatuses.closed) redirect(orderHref(subject))
  const until = typeof endTime === 'number' ? endTime : (readServerTime(endTime) ?? now)
  const paid = status !== orderStatuses.unpaid && status !== orderStatuses.closed
  return {
    ...info,
    until,
    state: paid ? 'paid' : status === orderStatuses.closed || until <= now ? 'expired' : 'unpaid',
  }
}

/** Returns the data of statements. A statement can be paid even when overdue. */
async function ofBills(api: Client, billNumbers: string): Promise<PayInfo> {
  const { bills, totalFee } = await api.billPayInfo({ billNumbers })
  return {
    prodNameList: [],
    receiver: undefined,
    userAddr: undefined,
    mobile: undefined,
    totalScore: undefined,
    totalFee,
    until: Math.min(...bills.map(({ dueDate }) => dueDate ?? Infinity)),
    state: Number(totalFee) > 0 ? 'unpaid' : 'paid',
  }
}
