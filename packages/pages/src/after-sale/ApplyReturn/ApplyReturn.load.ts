import type { RefundOffer } from '@millwright/contract/after-sale/entities'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, oneOf, orderNumber } from '../../searchParams.ts'

export type ApplyReturnData = {
  head: Head
  center: UserCenter
  offer: RefundOffer
  /** The order line. Absent for the whole order. */
  orderItemId?: string
  /** The kind of request, as numbered in the API. */
  applyType: number
  /** The idempotency key: two presses create one request. */
  uuid: string
}

export const searchParams = { orderNumber, orderItemId: id, applyType: oneOf(['1', '2', '3']) }

export const load: Loader<ApplyReturnData, typeof searchParams> = async (api, context) => {
  const { orderNumber: number, orderItemId, applyType } = context.query
  if (!number && !orderItemId) missing({ unnamed: 'order' })
  const [offer, center] = await Promise.all([
    orNotFound(api.refundOffer({ orderNumber: number, orderItemId }), 'order', 'A03000'),
    loadUserCenter(api, context),
  ])
  // Before shipment only a refund is possible. After shipment most buyers return the goods.
  const usual = offer.applyTypes.includes(2) ? 2 : (offer.applyTypes[0] ?? 1)
  return {
    head: { title: { namespace: 'afterSale', key: orderItemId ? 'applyTitle' : 'applyTitleWhole' }, noindex: true },
    center,
    offer,
    orderItemId,
    applyType: offer.applyTypes.find((type) => String(type) === applyType) ?? usual,
    uuid: crypto.randomUUID(),
  }
}
