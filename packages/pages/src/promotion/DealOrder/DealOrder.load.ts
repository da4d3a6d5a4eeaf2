import type { Client } from '@millwright/contract/contract'
import { DEAL_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { refused } from '../../forms.ts'
import { isUnanswered } from '../../loader.ts'
import type { Head, Loader, Problem } from '../../loader.ts'
import { checkoutPrice } from '../../order/checkout/checkoutPrice.ts'
import type { CheckoutPrice } from '../../order/checkout/checkoutPrice.ts'
import { loadOneShop } from '../../order/checkout/loadOneShop.ts'
import type { OneShopData } from '../../order/checkout/loadOneShop.ts'
import { id, oneOf, text } from '../../searchParams.ts'
import { readDeal } from './dealSource.ts'
import type { DealSource } from './dealSource.ts'

export type DealPriced = (CheckoutPrice & { state: 'ready'; path: string }) | { state: 'refused'; problem: Problem }

export type DealOrderData = OneShopData<DealPriced> & { source: DealSource }

export const searchParams = {
  prodId: text,
  count: text,
  seckillId: id,
  groupActivityId: id,
  groupTeamId: id,
  addrId: id,
  address: oneOf(['new']),
  remark: text,
  po: text,
  'invoice.*': text,
}

export const load: Loader<DealOrderData & { head: Head }, typeof searchParams> = async (api, context) => {
  const source = readDeal(context)
  const data = await loadOneShop(api, context, {
    remarkLimit: DEAL_MESSAGE_LIMIT,
    price: (addrId) => price(api, source, addrId, context.now),
  })
  return { head: { title: { namespace: 'order', key: 'submitTitle' }, noindex: true }, source, ...data }
}

/** Returns the price of the deal. For a flash sale, first requests the path that pricing and ordering need. */
async function price(api: Client, source: DealSource, addrId: string, now: number): Promise<DealPriced> {
  try {
    const { prodId, count: prodCount } = source
    const path = source.kind === 'sale' ? await api.seckillPath({ prodId, seckillId: source.seckillId }) : ''
    const confirm =
      source.kind === 'sale'
        ? await api.seckillConfirm({ path, seckillSkuId: source.seckillId, prodCount, addrId })
        : await api.groupConfirm({
            groupSkuId: source.groupActivityId,
            groupTeamId: source.groupTeamId,
            prodCount,
            addrId,
          })
    return { state: 'ready', path, ...checkoutPrice(confirm, now) }
  } catch (error) {
    // A busy flash sale may not respond. The pricing call creates no order, so a retry is safe.
    if (source.kind === 'sale' && isUnanswered(error)) return { state: 'refused', problem: { key: 'flashSaleBusy' } }
    return { state: 'refused', problem: refused(error, {}).problem }
  }
}
