import type { Client } from '@millwright/contract/contract'
import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { refused } from '../../forms.ts'
import type { Head, Loader, Problem } from '../../loader.ts'
import { checkoutPrice } from '../../order/checkout/checkoutPrice.ts'
import type { CheckoutPrice } from '../../order/checkout/checkoutPrice.ts'
import { loadOneShop } from '../../order/checkout/loadOneShop.ts'
import type { OneShopData } from '../../order/checkout/loadOneShop.ts'
import { id, oneOf, text } from '../../searchParams.ts'
import { readIntegral } from './integralSource.ts'
import type { IntegralSource } from './integralSource.ts'

export type IntegralPriced = (CheckoutPrice & { state: 'ready' }) | { state: 'refused'; problem: Problem }

export type IntegralOrderData = OneShopData<IntegralPriced> & { source: IntegralSource }

export const searchParams = {
  prodId: id,
  skuId: id,
  count: text,
  addrId: id,
  address: oneOf(['new']),
  remark: text,
  po: text,
  'invoice.*': text,
}

/** Loads `/submit-integral-order?prodId&skuId&count`. */
export const load: Loader<IntegralOrderData & { head: Head }, typeof searchParams> = async (api, context) => {
  const source = readIntegral(context)
  const data = await loadOneShop(api, context, {
    remarkLimit: POINTS_MESSAGE_LIMIT,
    price: (addrId) => price(api, source, addrId, context.now),
  })
  return { head: { title: { namespace: 'points', key: 'orderTitle' }, noindex: true }, source, ...data }
}

async function price(
  api: Client,
  { prodId, skuId, count }: IntegralSource,
  addrId: string,
  now: number,
): Promise<IntegralPriced> {
  try {
    const confirm = await api.scoreConfirm({ orderItem: { prodId, skuId, prodCount: count }, addrId })
    return { state: 'ready', ...checkoutPrice(confirm, now) }
  } catch (error) {
    return { state: 'refused', problem: refused(error, {}).problem }
  }
}
