import { CART_LINE_LIMIT, CHECKOUT_ORDER_LIMIT } from '@millwright/domain/constants'
import { orderCountOf } from '@millwright/domain/order/orderParts'
import type { CallName, ParsedOf, WireOf } from '@millwright/contract/contract'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { addressOf } from '../../core/address/addresses.ts'
import { pointsProblem } from '@millwright/domain/member/points'
import { confirmWire, saveConfirmation, priceOrder } from './confirm.ts'
import { linesOf, quantityProblem } from '../../core/price/lines.ts'
import { submitConfirmedOrder } from './orders.ts'
import { rowId } from '../../core/wire/wire.ts'

const pointsSentence = { step: 'pointsStep', short: 'pointsShort', over: 'pointsOver' } as const

type Names = 'confirmOrder' | 'submitOrder'

/** Submits a confirmation of another kind, or returns undefined if the uuid belongs to an ordinary order. */
type SubmitOther = (
  context: Context<'submitOrder'>,
  input: ParsedOf<'submitOrder'>,
) => Promise<WireOf<'submitOrder'> | undefined>

/** `submitOther` submits the orders that another context confirmed. */
export const orderHandlers = (submitOther: SubmitOther): PartialHandlers<Names & CallName> => ({
  confirmOrder: async (input, context) => {
    const { basketIds, orderItem, addrId, dvyTypes, couponIds, userChangeCoupon, isScorePay, userUseScore } = input
    if (dvyTypes.some(({ dvyType }) => dvyType !== 1)) context.fail('A03001', 'deliveryMethod')
    const ids = [...new Set(basketIds?.map(rowId))]
    if (!orderItem && !ids.length) context.fail('A00001', 'nothingChosen')
    if (!orderItem && ids.length > CART_LINE_LIMIT)
      context.fail('A00001', 'overSettleLimit', { limit: CART_LINE_LIMIT })
    const lines = await linesOf(
      context,
      context.user,
      orderItem
        ? { item: { ...orderItem, prodCount: Math.max(0, Math.min(orderItem.prodCount, 2 ** 31 - 1)) } }
        : { basketIds: ids },
    )
    if (orderItem && lines[0]?.prodId !== Number(orderItem.prodId)) context.fail('A01000', 'productGone')
    if (!orderItem && lines.length < ids.length) context.fail('A02000', 'cartLineGone')
    const orders = orderCountOf(lines)
    if (orders > CHECKOUT_ORDER_LIMIT)
      context.fail('A00001', 'overOrderLimit', { count: orders, limit: CHECKOUT_ORDER_LIMIT })
    for (const line of lines) {
      if (!line.onShelf) context.fail('A01000', 'productGone', {}, line.skuId)
      const problem = quantityProblem(line, line.quantity, context.locale)
      if (problem)
        context.fail(
          problem.code,
          problem.code === 'A03010' ? 'outOfStock' : problem.message,
          { ...problem.values, name: line.prodName[context.locale] },
          line.skuId,
        )
    }
    const address = await addressOf(context, context.user, addrId)
    if (!address && Number(addrId)) context.fail('A00001', 'addressGone')
    const wanted = userChangeCoupon === 1 ? couponIds.map(String) : undefined
    const snapshot = await priceOrder(context, context.user, lines, address, {
      couponUserIds: wanted,
      offers: true,
      points: isScorePay === 1 ? (userUseScore ?? 'most') : 0,
    })
    if (snapshot.coupons.some(({ verdict }) => verdict.why === 'oneOnly')) context.fail('A03003', 'couponsOneEach')
    const { has, most } = snapshot.points
    const problem = isScorePay === 1 && userUseScore !== undefined ? pointsProblem(userUseScore, has, most) : undefined
    if (problem)
      context.fail('A00001', pointsSentence[problem.problem], { has, ...problem }, { reason: 'points', ...problem })
    return confirmWire(context, snapshot, await saveConfirmation(context, context.user, snapshot))
  },
  submitOrder: async (input, context) => {
    const other = await submitOther(context, input)
    if (other) return other
    const { orderNumbers, again } = await context.db.tx((db) =>
      submitConfirmedOrder({ ...context, db }, context.user, input),
    )
    return { orderNumbers, duplicateError: again ? 1 : 0 }
  },
})
