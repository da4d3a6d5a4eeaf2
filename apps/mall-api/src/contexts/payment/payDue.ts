import { money, sum, zero } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { memberPaymentDue } from '../../core/member/memberPaymentDue.ts'
import type { MemberPaymentDue } from '../../core/member/memberPaymentDue.ts'
import { billsNamed } from '../../core/credit/billRows.ts'
import type { BillRow } from '../../core/credit/billRows.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { ordersByNumber } from '../order/orderViews.ts'
import type { OrderRow } from '../order/orderViews.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { totalOf } from './payments.ts'
import type { PurposeName } from '../../core/payment/purposeNames.ts'

/** The amount due for orders, statements, a top-up or a level. `subject` is their sorted numbers. */
export type AmountDue = {
  purpose: PurposeName
  subject: string
  amount: Money
  orders: OrderRow[]
  bills: BillRow[]
  /** The top-up or the level. */
  member?: MemberPaymentDue
}

type PaySubject = {
  orderNumbers?: string | undefined
  billNumbers?: string | undefined
  payNumber?: string | undefined
}

/**
 * Returns the buyer's own orders or statements named `"a,b"`, after closing overdue orders, or the buyer's own top-up or
 * level. Refuses (A03000) an empty list and numbers that are not the buyer's.
 */
export async function readAmountDue(
  context: CallContext & { user: number },
  { orderNumbers, billNumbers, payNumber }: PaySubject,
): Promise<AmountDue> {
  const { user, db, say } = context
  if (payNumber !== undefined) {
    const member = await memberPaymentDue(db, user, payNumber)
    if (!member) throw new Refusal('A03000', say('memberPayGone'))
    return { purpose: member.kind, subject: payNumber, amount: money(member.amount), orders: [], bills: [], member }
  }
  const numbers = numbersIn(billNumbers ?? orderNumbers ?? '')
  const subject = numbers.join(',')
  if (billNumbers !== undefined) {
    const bills = await billsNamed(db, user, numbers)
    if (!numbers.length || bills.length < numbers.length) throw new Refusal('A03000', say('billGone'))
    return { purpose: 'bill', subject, amount: sum([zero, ...bills.map(({ open }) => open)]), orders: [], bills }
  }
  await closeUnpaid(context, { user, closeType: closeTypes.timeout })
  const orders = await ordersByNumber(context, user, numbers)
  if (!numbers.length || orders.length < numbers.length) throw new Refusal('A03000', say('orderGone'))
  return { purpose: 'order', subject, amount: totalOf(orders), orders, bills: [] }
}

/** Returns the numbers of paid orders, including orders refunded since. */
export function paidOrderNumbers(orders: readonly OrderRow[]): string[] {
  return orders.filter(({ paidAt }) => paidAt !== null).map(({ orderNumber }) => orderNumber)
}

/**
 * Returns the orders, statements, top-up or level that still wait for payment. Refuses paid subjects (A03007, with
 * their numbers), and orders, top-ups and levels that expired unpaid (A03002).
 */
export async function requireUnpaid(context: CallContext & { user: number }, subject: PaySubject): Promise<AmountDue> {
  const due = await readAmountDue(context, subject)
  const { say } = context
  if (due.member && due.member.paidAt !== null) throw new Refusal('A03007', say('memberPaid'))
  if (due.member && due.member.expires <= context.now) throw new Refusal('A03002', say('memberPayExpired'))
  const paid = paidOrderNumbers(due.orders)
  if (paid.length) throw new Refusal('A03007', say('orderPaid'), { orderNumbers: paid })
  if (due.orders.some(({ status }) => status !== 1)) throw new Refusal('A03002', say('orderExpired'))
  if (due.purpose === 'bill' && Number(due.amount) <= 0)
    throw new Refusal('A03007', say('billPaid'), { billNumbers: due.bills.map(({ billNumber }) => billNumber) })
  return due
}

function numbersIn(text: string): string[] {
  const numbers = text.split(',').map((number) => number.trim())
  return [...new Set(numbers.filter(Boolean))].sort()
}
