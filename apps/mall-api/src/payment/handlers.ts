import type { CallName } from '@millwright/contract/contract'
import { arrayText } from '../db/db.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { ordersNamed } from '../order/orderViews.ts'
import type { CallContext, Some } from '../server/call.ts'
import { yuan } from '../server/wire.ts'
import { ownPayments } from './ownPayments.ts'
import { payOptionsWire } from './payOptions.ts'
import { markPaid, scanTypes, startPayment, totalOf } from './payments.ts'

type Names = 'orderPayInfo' | 'payOptions' | 'pay' | 'normalPay' | 'isPay'

export const paymentHandlers: Some<Names & CallName> = {
  orderPayInfo: async ({ orderNumbers }, context) => {
    const orders = (await named(orderNumbers, context)) ?? context.fail('A03000', 'orderGone')
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
  payOptions: async ({ orderNumbers }, context) => {
    const orders = (await named(orderNumbers, context)) ?? context.fail('A03000', 'orderGone')
    return payOptionsWire(context, { user: context.user, purpose: 'order', amount: totalOf(orders) })
  },
  pay: async (input, context) => {
    const { orderNumbers, payType } = input
    const orders = (await named(orderNumbers, context)) ?? context.fail('A03000', 'orderGone')
    if (orders.some(({ status }) => status === 6)) context.fail('A03002', 'orderExpired')
    if (orders.some(({ status }) => status !== 1)) context.fail('A03007', 'orderPaid')
    const own = ownPayments.get(payType)
    if (own) {
      await own.ask?.(context, input)
      const numbers = orders.map(({ orderNumber }) => orderNumber)
      return context.db.tx(async (db) => {
        if (!(await markPaid(db, numbers, payType, context.now))) context.fail('A03002', 'orderExpired')
        await own.take({ ...context, db }, { orders, amount: totalOf(orders) }, input)
        return true
      })
    }
    if (!context.sandbox || !scanTypes.includes(payType)) context.fail('A00001', 'payTypeOff')
    const { scanned, code } = await context.db.tx((db) =>
      startPayment(db, { user: context.user, orders, payType, now: context.now }),
    )
    return { code_url: scanned, url: new URL(`/pay/${code}?lang=${context.locale}`, context.benchUrl).href }
  },
  normalPay: async ({ orderNumbers }, context) => {
    const orders = (await named(orderNumbers, context)) ?? context.fail('A03000', 'orderGone')
    if (orders.some(({ status }) => status === 6)) context.fail('A03002', 'orderExpired')
    if (orders.some(({ status }) => status !== 1)) context.fail('A03007', 'orderPaid')
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
    const orders = (await named(orderNumbers, context)) ?? context.fail('A03000', 'orderGone')
    return orders.every(({ status }) => [2, 3, 4, 5, 7].includes(status))
  },
}

/**
 * The buyer's orders named `"a,b"`, after closing those whose time is up; `undefined` when one of them is not the
 * buyer's.
 */
async function named(orderNumbers: string, context: CallContext & { user: number }) {
  const numbers = [
    ...new Set(
      orderNumbers
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    ),
  ]
  await closeUnpaid(context, { user: context.user, closeType: closeTypes.timeout })
  const orders = await ordersNamed(context, context.user, numbers)
  return numbers.length && orders.length === numbers.length ? orders : undefined
}
