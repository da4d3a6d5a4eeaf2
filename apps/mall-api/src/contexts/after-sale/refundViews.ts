import type { WireOf } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money/money'
import { keysOf } from '@millwright/domain/table'
import type { ItemRow } from '../../core/order/orderItems.ts'
import { itemWire } from '../../core/order/orderItems.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireDate, wireYuan } from '../../core/wire/wire.ts'
import { reasonMessages } from '../../core/messages/reasonMessages.ts'
import { pointsBack } from '../../core/order/pointsBack.ts'
import { wireKind, wireStatus } from '../../core/order/refundRows.ts'
import type { RefundHappening, RefundRow } from '../../core/order/refundRows.ts'

type RefundWire = NonNullable<WireOf<'refundList'>['records']>[number]

/** Returns a refund in its response format. The times come from the refund's events. */
export function refundWire(
  refund: RefundRow,
  { items, shopName }: { items: readonly ItemRow[]; shopName?: string | undefined },
  { locale, say }: Pick<CallContext, 'locale' | 'say'>,
): RefundWire {
  const { events, express, exchange, lines } = refund
  const find = (fits: (happening: RefundHappening) => boolean) => events.find(fits)
  const timeOf = (fits: (happening: RefundHappening) => boolean) => {
    const found = find(fits)
    return found && wireDate(found.at)
  }
  const answered = find(({ from, to }) => from === 'applied' && (to === 'accepted' || to === 'refused'))
  const decided = find(({ from, event }) => from === 'platformIn' && event !== 'withdraw')
  const refused = answered?.to === 'refused'
  const offer = refund.state === 'moneyOffered' ? events.findLast(({ to }) => to === 'moneyOffered') : undefined
  const reason = keysOf(reasonMessages).find((one) => one === refund.reason)
  return {
    refundSn: refund.refundSn,
    orderNumber: refund.orderNumber,
    refundType: refund.whole ? 1 : 2,
    shopId: refund.shopId,
    shopName,
    applyType: wireKind(refund),
    goodsNum: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    refundAmount: wireYuan(refund.amount),
    returnMoneySts: wireStatus(refund),
    buyerReason: reason ? say(reason) : refund.reason,
    sellerMsg: refused ? undefined : answered?.message,
    rejectMessage: refused ? answered?.message : undefined,
    expressName: express?.name[locale],
    expressNo: express?.number,
    applyTime: wireDate(refund.created),
    handelTime: answered && wireDate(answered.at),
    shipTime: timeOf(({ event }) => event === 'ship'),
    receiveTime: timeOf(({ to, from }) => to === 'received' && from === 'shipped'),
    exchangeTime: timeOf(({ to }) => to === 'exchangeSent'),
    moneyOfferTime: offer && wireDate(offer.at),
    moneyOfferMessage: offer?.message,
    exchangeSku: refund.exchangeSku ? exchangeSkuWire(refund.exchangeSku, locale) : undefined,
    exchangeExpressName: exchange?.name[locale],
    exchangeExpressNo: exchange?.number,
    refundTime: timeOf(({ to }) => to === 'refunded' || to === 'exchanged'),
    cancelTime: timeOf(({ to }) => to === 'withdrawn'),
    closeTime: timeOf(({ to }) => to === 'closed'),
    platformTime: timeOf(({ event }) => event === 'appeal'),
    platformHandleTime: decided && wireDate(decided.at),
    platformResult: decided && (decided.to === 'accepted' ? 1 : 2),
    platformMessage: decided?.message,
    endTime: refund.due ?? undefined,
    orderItems: lines.flatMap((line) => {
      const item = items.find((one) => String(one.orderItemId) === line.orderItemId)
      return item ? [returnedItemWire(refund, line, item, locale)] : []
    }),
    timeline: events.map(({ event, by, at }) => ({ event, by, time: wireDate(at) })),
  }
}

/** Returns the returned pieces of an order line, with the money that they cost and the points that come back. */
function returnedItemWire(
  refund: RefundRow,
  line: RefundRow['lines'][number],
  item: ItemRow,
  locale: CallContext['locale'],
) {
  return {
    ...itemWire(item, locale),
    prodCount: line.quantity,
    actualTotal: wireYuan(line.worth),
    useScore: pointsBack(refund, line, item) || undefined,
    // The steps lead to the price of the whole line.
    priceSteps: [],
  }
}

export function exchangeSkuWire(
  { skuId, partyCode, properties, price }: NonNullable<RefundRow['exchangeSku']>,
  locale: CallContext['locale'],
) {
  return { skuId, partyCode, properties: properties[locale], price: wireYuan(price) }
}

/** Reads an amount in yuan as exact decimal text. */
export function amountOf(given: number | string): Money {
  return (typeof given === 'number' ? String(given) : given.trim()) as Money
}
