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
  /** Of one line; absent: the whole order. */
  orderItemId?: string
  /** What is asked for, as the wire numbers it. */
  applyType: number
  /** Names this application: pressed twice it is one. */
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
  // Before goods have left there is money alone; then most send them back.
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
