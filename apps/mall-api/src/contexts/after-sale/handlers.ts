import type { CallName } from '@millwright/contract/contract'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { refundKindOf } from '@millwright/domain/order/refundMachine'
import { maxRefund, refundTerms } from '@millwright/domain/order/refundTerms'
import { carriers } from '../order/carriers.ts'
import { ordersByNumber } from '../order/orderViews.ts'
import { itemWire, itemsOf } from '../../core/order/orderItems.ts'
import type { CallContext, Context, PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId, wireYuan } from '../../core/wire/wire.ts'
import { applyForRefund } from './applyForRefund.ts'
import { applyRefundEvent } from './applyRefundEvent.ts'
import type { RefundCommand } from './applyRefundEvent.ts'
import { exchangeSkus } from './exchangeSkus.ts'
import { readReason, reasonsOf } from './reasons.ts'
import { boughtOf, refundColumns, refundsOf } from '../../core/order/refundRows.ts'
import type { Parcel, RefundRow } from '../../core/order/refundRows.ts'
import { refundCountOf, refundPage } from './refundPage.ts'
import { amountOf, exchangeSkuWire, refundWire } from './refundViews.ts'

type Names =
  | 'applyRefund'
  | 'refundOffer'
  | 'refundList'
  | 'refundCount'
  | 'refundInfo'
  | 'cancelRefund'
  | 'submitRefundExpress'
  | 'amendRefundExpress'
  | 'confirmExchange'
  | 'answerMoneyOffer'
  | 'appealRefund'
  | 'deliveryCompanies'
type Mine = CallContext & { user: number }

const kinds = ['money', 'goods', 'exchange'] as const
const carrierIds = Object.keys(carriers)

export const afterSaleHandlers: PartialHandlers<Names & CallName> = {
  applyRefund: async (input, context) => {
    const kind = refundKindOf(input.applyType)
    const reason = readReason(input.buyerReason, kind) ?? context.fail('A03024', 'refund_reason')
    const whole = input.refundType === 1
    const orderItemId = whole ? undefined : String(rowId(input.orderItemId))
    const made = await applyForRefund(context, context.user, {
      orderNumber: input.orderNumber,
      uuid: input.uuid,
      wish: { orderItemId, kind, pieces: input.goodsNum, amount: amountOf(input.refundAmount) },
      reason,
      description: input.buyerDesc.trim(),
      mobile: input.buyerMobile,
      received: input.isReceiver === 1,
      photos: input.photoFiles.split(',').filter(Boolean),
      exchangeSkuId: Number(input.exchangeSkuId) ? rowId(input.exchangeSkuId) : undefined,
    })
    if ('refundSn' in made) return made.refundSn
    if (made.problem === 'gone') return context.fail('A03000', 'orderGone')
    const most =
      made.problem === 'amountNot' ? await mostOf(input.orderNumber, orderItemId, input.goodsNum, context) : ''
    return context.fail('A03024', `refund_${made.problem}`, { most }, made.problem)
  },
  refundOffer: async ({ orderNumber: given, orderItemId }, context) => {
    const item = Number(orderItemId) ? rowId(orderItemId) : undefined
    const orderNumber = given ?? (item === undefined ? undefined : await orderOfItem(item, context))
    const [order] = orderNumber ? await ordersByNumber(context, context.user, [orderNumber]) : []
    if (!order) return context.fail('A03000', 'orderGone')
    const items = (await itemsOf(context, [order.orderNumber])).get(order.orderNumber) ?? []
    const about = item === undefined ? items : items.filter((one) => one.orderItemId === item)
    if (!about.length) return context.fail('A03000', 'orderGone')
    const refunds = (await refundsOf(context, [order.orderNumber])).get(order.orderNumber) ?? []
    const terms = refundTerms(
      boughtOf(order, items),
      refunds,
      item === undefined ? undefined : String(item),
      context.now,
    )
    const receiptConfirmed = order.status === orderStatuses.success
    const common = {
      orderNumber: order.orderNumber,
      shopName: order.shopName,
      orderItems: about.map((one) => itemWire(one, context.locale)),
      mobile: order.address.mobile,
    }
    if (typeof terms === 'string')
      return {
        ...common,
        problem: terms,
        message: context.say(`refund_${terms}`),
        most: 0,
        left: 0,
        worth: 0,
        freight: 0,
      }
    return {
      ...common,
      receiptConfirmed,
      exchangeSkus:
        item === undefined || !terms.kinds.includes('exchange')
          ? []
          : (await exchangeSkus(context.db, item)).map((one) => exchangeSkuWire(one, context.locale)),
      applyTypes: terms.kinds.map((kind) => kinds.indexOf(kind) + 1),
      most: terms.maxPieces,
      left: terms.left,
      worth: wireYuan(terms.worth),
      freight: wireYuan(terms.freight),
      unsent: terms.unsent,
      reasons: terms.kinds.map((kind) => ({
        applyType: kinds.indexOf(kind) + 1,
        reasons: reasonsOf(kind, { unsent: terms.unsent, receiptConfirmed, whole: item === undefined }).map(
          (reason) => ({ reason, text: context.say(reason) }),
        ),
      })),
    }
  },
  refundList: reading(async ({ sts, current, size }, context) => {
    const { rows, total } = await refundPage(context, sts, { current, size })
    const items = await itemsOf(context, [...new Set(rows.map(({ orderNumber }) => orderNumber))])
    return pageOf(
      rows.map((row) => refundWire(row, { items: items.get(row.orderNumber) ?? [], shopName: row.shopName }, context)),
      total,
      { current, size },
    )
  }),
  refundCount: reading((_, context) => refundCountOf(context, context.user)),
  refundInfo: async ({ refundSn }, context) => {
    const [row] = await context.db.query<
      RefundRow & { shopName: string; phone: string; address: string | null; orderHidden: boolean }
    >(
      `
      select ${refundColumns}, s.name->>$3 as "shopName", s.phone, s.company->'residence'->>$3 as address from refund r join shop s using (shop_id)
      where r.refund_sn = $1 and r.user_id = $2`,
      [refundSn, context.user, context.locale],
    )
    if (!row) return context.fail('A03000', 'refundGone')
    const items = (await itemsOf(context, [row.orderNumber])).get(row.orderNumber) ?? []
    const agreed = row.events.some(({ to }) => to === 'accepted')
    return {
      ...refundWire(row, { items, shopName: row.shopName }, context),
      buyerDesc: row.description || undefined,
      buyerMobile: row.mobile || undefined,
      photoFiles: row.photos || undefined,
      isReceiver: row.received ? 1 : 0,
      expressId: row.express?.dvyId ? carrierIds.indexOf(row.express.dvyId) + 1 : undefined,
      senderMobile: row.express?.mobile,
      senderRemarks: row.express?.remarks,
      refundAddr:
        agreed && row.kind !== 'money'
          ? {
              receiver: context.say('returnsDesk', { shop: row.shopName }),
              mobile: row.phone,
              address: row.address ?? '',
            }
          : undefined,
    }
  },
  cancelRefund: ({ refundSn }, context) => press({ refundSn, event: 'withdraw' }, context),
  submitRefundExpress: (input, context) =>
    press({ refundSn: input.refundSn, event: 'ship', parcel: parcelOf(input, context) }, context),
  amendRefundExpress: (input, context) =>
    press({ refundSn: input.refundSn, event: 'amend', parcel: parcelOf(input, context) }, context),
  confirmExchange: ({ refundSn }, context) => press({ refundSn, event: 'confirmExchange' }, context),
  answerMoneyOffer: ({ refundSn, accept }, context) =>
    press({ refundSn, event: accept === 1 ? 'takeMoney' : 'keepExchange' }, context),
  appealRefund: ({ refundSn }, context) => press({ refundSn, event: 'appeal' }, context),
  deliveryCompanies: async (_, { locale }) =>
    carrierIds.map((key, index) => ({ dvyId: index + 1, dvyName: carriers[key]![locale] })),
}

async function press(pressed: Omit<RefundCommand, 'by' | 'user'>, context: Context<'appealRefund'>): Promise<null> {
  const moved = await applyRefundEvent(context, { ...pressed, by: 'buyer', user: context.user })
  if (moved === 'gone') context.fail('A03000', 'refundGone')
  if (moved === 'taken') context.fail('A03024', 'refundTaken')
  if (moved === 'illegal' || moved === 'noStock') context.fail('A03034', 'refundMoved')
  return null
}

type Express = {
  expressId: number | string
  expressName: string
  expressNo: string
  mobile: string
  senderRemarks: string
}
/** Reads a parcel. A listed carrier is given by its id, any other carrier by its name. */
function parcelOf(
  { expressId, expressName, expressNo, mobile, senderRemarks }: Express,
  context: Context<'submitRefundExpress'>,
): Parcel {
  const key = carrierIds[Number(expressId) - 1]
  const other = expressName.trim()
  if (!key && !other) return context.fail('A00014', 'carrierMissing', {}, { field: 'expressId' })
  return {
    dvyId: key ?? '',
    name: key ? carriers[key]! : { zh: other, en: other },
    number: expressNo.toUpperCase(),
    ...(mobile && { mobile }),
    ...(senderRemarks.trim() && { remarks: senderRemarks.trim() }),
  }
}

async function orderOfItem(orderItemId: number, { db }: Mine): Promise<string | undefined> {
  const [row] = await db.query<{ orderNumber: string }>(
    'select order_number as "orderNumber" from order_item where order_item_id = $1',
    [orderItemId],
  )
  return row?.orderNumber
}

async function mostOf(orderNumber: string, item: string | undefined, pieces: number, context: Mine): Promise<string> {
  const [order] = await ordersByNumber(context, context.user, [orderNumber])
  const items = (await itemsOf(context, [orderNumber])).get(orderNumber) ?? []
  const refunds = (await refundsOf(context, [orderNumber])).get(orderNumber) ?? []
  const terms = order && refundTerms(boughtOf(order, items), refunds, item, context.now)
  return !terms || typeof terms === 'string' ? '0.00' : maxRefund(terms, pieces)
}
