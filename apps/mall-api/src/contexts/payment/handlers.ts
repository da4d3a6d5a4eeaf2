import { PAID_WITHOUT_MONEY, payTypes } from '@millwright/domain/payment/payKinds'
import type { CallName } from '@millwright/contract/contract'
import { arrayText } from '../../db/db.ts'
import type { OrderRow } from '../order/orderViews.ts'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { owedFor } from '../../core/payment/owedMoney.ts'
import { internalPaymentFor } from './internalPaymentOf.ts'
import type { InternalPaymentMethod } from '../../core/payment/ownPayment.ts'
import { readAmountDue, paidOrderNumbers, requireUnpaid } from './payDue.ts'
import { payOptionsWire } from './payOptionsWire.ts'
import { payByService } from './payByService.ts'
import { markPaid, paymentOfOrders, totalOf } from './payments.ts'

type Names = 'orderPayInfo' | 'payOptions' | 'periodPay' | 'pay' | 'normalPay' | 'isPay'

export const paymentHandlers: PartialHandlers<Names & CallName> = {
  orderPayInfo: async ({ orderNumbers }, context) => {
    const { orders } = await readAmountDue(context, { orderNumbers })
    const names = await context.db.query<{ name: string }>(
      'select prod_name->>$2 as name from order_item where order_number = any($1::text::text[]) order by order_number, seq',
      [arrayText(orders.map(({ orderNumber }) => orderNumber)), context.locale],
    )
    const { address, expires } = orders[0]!
    return {
      prodNameList: names.map(({ name }) => name),
      receiver: address.receiver,
      mobile: address.mobile,
      userAddr: [...new Set([address.province, address.city, address.area, address.addr])].join(' '),
      // The worst status of all orders, because a cashier must not ask for money for a closed order.
      status:
        orders.find(({ status }) => status === 6)?.status ?? orders.find(({ status }) => status !== 1)?.status ?? 1,
      endTime: Math.min(expires, ...orders.map((order) => order.expires)),
      totalFee: wireYuan(totalOf(orders)),
      totalScore: orders.reduce((sum, { points }) => sum + points, 0),
      paidNumbers: paidOrderNumbers(orders),
      owed: await owedFor(
        context.db,
        context.user,
        'order',
        orders.map(({ orderNumber }) => orderNumber),
      ),
    }
  },
  payOptions: async (subject, context) => {
    const { purpose, amount, orders } = await readAmountDue(context, subject)
    return payOptionsWire(context, { user: context.user, purpose, amount, orders })
  },
  periodPay: async ({ orderNumbers }, context) => {
    const { orders } = await requireUnpaid(context, { orderNumbers })
    return takeOwn(
      { orderNumbers, payType: payTypes.period },
      context,
      orders,
      internalPaymentFor(payTypes.period, 'order')!,
    )
  },
  pay: async (input, context) => {
    const { payType } = input
    const { orders } = await requireUnpaid(context, { orderNumbers: input.orderNumbers })
    const own = internalPaymentFor(payType, 'order')
    if (own) return takeOwn(input, context, orders, own)
    return payByService(context, paymentOfOrders(context.user, orders, payType), {
      waitsUntil: Math.min(...orders.map(({ expires }) => expires)),
      returnUrl: input.returnUrl,
    })
  },
  normalPay: async ({ orderNumbers }, context) => {
    const { orders } = await requireUnpaid(context, { orderNumbers })
    if (Number(totalOf(orders)) !== 0) context.fail('A03013', 'orderNotFree')
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    const paid = await context.db.tx((db) => markPaid(db, numbers, PAID_WITHOUT_MONEY, context.now))
    return paid || refuseUnpayable(orderNumbers, context)
  },
  isPay: async ({ orderNumbers }, context) => {
    const { orders } = await readAmountDue(context, { orderNumbers })
    return orders.every(({ status }) => [2, 3, 4, 5, 7].includes(status))
  },
}

type Paid = { orderNumbers: string; payType: number; payPassword?: string | undefined }

/** Pays orders with a payment kind kept by the mall. Paying and taking the money succeed or fail together. */
async function takeOwn(
  { orderNumbers, payType, payPassword }: Paid,
  context: Context<'pay'>,
  orders: readonly OrderRow[],
  own: InternalPaymentMethod,
): Promise<boolean> {
  await own.check?.(context, { payPassword })
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const paid = await context.db.tx(async (db) => {
    if (!(await markPaid(db, numbers, payType, context.now))) return false
    const taken = { purpose: 'order' as const, subject: numbers.join(','), orders, amount: totalOf(orders) }
    await own.charge({ ...context, db }, taken)
    return true
  })
  return paid || refuseUnpayable(orderNumbers, context)
}

/** Refuses orders that were paid or closed between the check and the payment. */
async function refuseUnpayable(orderNumbers: string, context: Context<'pay' | 'normalPay'>): Promise<never> {
  await requireUnpaid(context, { orderNumbers })
  return context.fail('A03002', 'orderExpired')
}
