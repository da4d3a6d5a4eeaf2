import { CART_SETTLE_LIMIT } from '@millwright/domain/constants'
import type { CallName } from '@millwright/contract/contract'
import type { CallContext, Some } from '../server/call.ts'
import { arrayText } from '../db/db.ts'
import { addressOf } from '../account/addresses.ts'
import { confirmWire, keepConfirm, priceOrder } from './confirm.ts'
import { linesOf, quantityProblem } from '../cart/lines.ts'
import { closeTypes, closeUnpaid, submit } from './orders.ts'
import { ordersNamed } from './orderViews.ts'
import { markPaid, scanTypes, startPayment, totalOf } from '../payment/payments.ts'
import { rowId, yuan } from '../server/wire.ts'

type Names = 'confirmOrder' | 'submitOrder' | 'orderPayInfo' | 'pay' | 'normalPay' | 'isPay'

export const orderHandlers: Some<Names & CallName> = {
  confirmOrder: async ({ basketIds, orderItem, addrId, dvyTypes }, at) => {
    if (dvyTypes.some(({ dvyType }) => dvyType !== 1)) at.fail('A03001', 'deliveryMethod')
    const ids = [...new Set(basketIds?.map(rowId))]
    if (!orderItem && !ids.length) at.fail('A00001', 'nothingChosen')
    if (!orderItem && ids.length > CART_SETTLE_LIMIT) at.fail('A00001', 'overSettleLimit', { limit: CART_SETTLE_LIMIT })
    const lines = await linesOf(
      at,
      at.user,
      orderItem
        ? { item: { ...orderItem, prodCount: Math.max(0, Math.min(orderItem.prodCount, 2 ** 31 - 1)) } }
        : { basketIds: ids },
    )
    if (orderItem && lines[0]?.prodId !== Number(orderItem.prodId)) at.fail('A01000', 'productGone')
    if (!orderItem && lines.length < ids.length) at.fail('A02000', 'cartLineGone')
    for (const line of lines) {
      if (!line.onShelf) at.fail('A01000', 'productGone', {}, line.skuId)
      const problem = quantityProblem(line, line.quantity, at.locale)
      if (problem)
        at.fail(
          problem.code,
          problem.code === 'A03010' ? 'outOfStock' : problem.message,
          { ...problem.values, name: line.prodName[at.locale] },
          line.skuId,
        )
    }
    const address = await addressOf(at, at.user, addrId)
    if (!address && Number(addrId)) at.fail('A00001', 'addressGone')
    const snapshot = await priceOrder(at, lines, address)
    return confirmWire(at, snapshot, await keepConfirm(at, at.user, snapshot))
  },
  submitOrder: async (input, at) => {
    const { orderNumbers, again } = await at.db.tx((db) => submit({ ...at, db }, at.user, input))
    return { orderNumbers, duplicateError: again ? 1 : 0 }
  },

  orderPayInfo: async ({ orderNumbers }, at) => {
    const orders = (await named(orderNumbers, at)) ?? at.fail('A03000', 'orderGone')
    const names = await at.db.query<{ name: string }>(
      'select prod_name->>$2 as name from order_item where order_number = any($1::text::text[]) order by order_number, seq',
      [arrayText(orders.map(({ orderNumber }) => orderNumber)), at.locale],
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
      totalScore: 0,
    }
  },
  pay: async ({ orderNumbers, payType }, at) => {
    const orders = (await named(orderNumbers, at)) ?? at.fail('A03000', 'orderGone')
    if (orders.some(({ status }) => status === 6)) at.fail('A03002', 'orderExpired')
    if (orders.some(({ status }) => status !== 1)) at.fail('A03007', 'orderPaid')
    if (!at.sandbox || !scanTypes.includes(payType)) at.fail('A00001', 'payTypeOff')
    const { scanned, code } = await at.db.tx((db) => startPayment(db, { user: at.user, orders, payType, now: at.now }))
    return { code_url: scanned, url: new URL(`/pay/${code}?lang=${at.locale}`, at.benchUrl).href }
  },
  normalPay: async ({ orderNumbers }, at) => {
    const orders = (await named(orderNumbers, at)) ?? at.fail('A03000', 'orderGone')
    if (orders.some(({ status }) => status === 6)) at.fail('A03002', 'orderExpired')
    if (orders.some(({ status }) => status !== 1)) at.fail('A03007', 'orderPaid')
    if (Number(totalOf(orders)) !== 0) at.fail('A03013', 'orderNotFree')
    return at.db.tx((db) =>
      markPaid(
        db,
        orders.map(({ orderNumber }) => orderNumber),
        0,
        at.now,
      ),
    )
  },
  isPay: async ({ orderNumbers }, at) => {
    const orders = (await named(orderNumbers, at)) ?? at.fail('A03000', 'orderGone')
    return orders.every(({ status }) => [2, 3, 4, 5].includes(status))
  },
}

/**
 * The buyer's orders named `"a,b"`, after closing those whose time is up; `undefined` when one of them is not the
 * buyer's.
 */
async function named(orderNumbers: string, at: CallContext & { user: number }) {
  const numbers = [
    ...new Set(
      orderNumbers
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
    ),
  ]
  await closeUnpaid(at, { user: at.user, closeType: closeTypes.timeout })
  const orders = await ordersNamed(at, at.user, numbers)
  return numbers.length && orders.length === numbers.length ? orders : undefined
}
