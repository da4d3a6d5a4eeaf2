import { DEAL_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { field } from '../../forms.ts'
import { oneShopCheckout } from '../../order/checkout/oneShopCheckout.ts'
import { dealHref, readDeal } from './dealSource.ts'

export const action = oneShopCheckout({
  remarkLimit: DEAL_MESSAGE_LIMIT,
  hrefOf: (context, place) => dealHref(readDeal(context), place),
  send: (api, context, form, order) =>
    readDeal(context).kind === 'sale'
      ? api.seckillSubmit({ path: field(form, 'path'), ...order })
      : api.groupSubmit(order),
})
