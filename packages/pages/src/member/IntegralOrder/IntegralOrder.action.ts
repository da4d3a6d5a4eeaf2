import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { oneShopCheckout } from '../../order/checkout/oneShopCheckout.ts'
import { integralHref, readIntegral } from './integralSource.ts'

export const action = oneShopCheckout({
  remarkLimit: POINTS_MESSAGE_LIMIT,
  hrefOf: (context, place) => integralHref(readIntegral(context), place),
  send: (api, _context, _form, order) => api.submitOrder(order),
})
