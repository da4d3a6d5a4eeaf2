import { payTypes } from '@millwright/domain/payment/payKinds'
import type { CallName, ParsedOf } from '@millwright/contract/contract'
import { arrayText } from '../db/db.ts'
import type { OrderRow } from '../order/orderViews.ts'
import type { Context, Some } from '../server/call.ts'
import { yuan } from '../server/wire.ts'
import { ownPayments } from './ownPayments.ts'
import { dueOf, unpaidOf } from './payDue.ts'
import { payOptionsWire } from './payOptions.ts'
import { benchCode, markPaid, scanTypes, startPayment, totalOf } from './payments.ts'

type Names = 'orderPayInfo' | 'payOptions' | 'periodPay' | 'pay' | 'normalPay' | 'isPay'

export const paymentHandlers: Some<Names & CallName> = {
  orderPayInfo: async ({ orderNumbers }, context) => {
    const { orders } = await dueOf(context, { orderNumbers })
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
      // The worst of them: a cashier must not ask for money for an order that is closed.
      status:
        orders.find(({ status }) => status === 6)?.status ?? orders.find(({ status }) => status !== 1)?.status ?? 1,
      endTime: Math.min(expires, ...orders.map((order) => order.expires)),
      totalFee: yuan(totalOf(orders)),
      totalScore: orders.reduce((sum, { points }) => sum + points, 0),
    }
  },
  payOptions: async (subject, context) => {
    const { purpose, amount, orders } = await dueOf(context, subject)
    return payOptionsWire(context, { user: context.user, purpose, amount, orders })
  },
  periodPay: async ({ orderNumbers }, context) => {
    const { orders } = await unpaidOf(context, { orderNumbers })
    return takeOwn({ orderNumbers, payType: payTypes.period, systemType: 1 }, context, orders)
  },
  pay: async (input, context) => {
    const { payType } = input
    const { orders } = await unpaidOf(context, { orderNumbers: input.orderNumbers })
    if (ownPayments.has(payType)) return takeOwn(input, context, orders)
    if (!context.sandbox || !scanTypes.includes(payType)) context.fail('A00001', 'payTypeOff')
    const { scanned, code } = await context.db.tx((db) =>
      startPayment(db, { user: context.user, orders, payType, now: context.now }),
    )
    return { code_url: scanned, url: benchCode(context, code) }
  },
  normalPay: async ({ orderNumbers }, context) => {
    const { orders } = await unpaidOf(context, { orderNumbers })
    if (Number(totalOf(orders)) !== 0) context.fail('A03013', 'orderNotFree')
    return context.db.tx((db) =>
      markPaid(
        db,
        orders.map(({ orderNumber }) => orderNumber),
        0,
        context.now,
      ),
    )
  },
  isPay: async ({ orderNumbers }, context) => {
    const { orders } = await dueOf(context, { orderNumbers })
    return orders.every(({ status }) => [2, 3, 4, 5, 7].includes(status))
  },
}

/** A kind that the mall keeps itself: the orders are paid and it is taken, or neither. */
async function takeOwn(input: ParsedOf<'pay'>, context: Context<'pay'>, orders: readonly OrderRow[]): Promise<boolean> {
  const own = ownPayments.get(input.payType)!
  await own.ask?.(context, input)
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  return context.db.tx(async (db) => {
    if (!(await markPaid(db, numbers, input.payType, context.now))) context.fail('A03002', 'orderExpired')
    const taken = { purpose: 'order' as const, subject: numbers.join(','), orders, amount: totalOf(orders) }
    await own.take({ ...context, db }, taken, input)
    return true
  })
}
