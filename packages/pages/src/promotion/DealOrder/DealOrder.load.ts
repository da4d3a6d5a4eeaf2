import type { Address, Area } from '@millwright/contract/account/address'
import type { Client } from '@millwright/contract/contract'
import type { OrderConfirm } from '@millwright/contract/order/entities'
import { DEAL_MESSAGE_LIMIT, ORDER_CONFIRM_MINUTES } from '@millwright/domain/constants'
import { refused } from '../../forms.ts'
import { isUnanswered } from '../../loader.ts'
import type { Head, Loader, Problem } from '../../loader.ts'
import { checkoutInvoice } from '../../order/checkout/checkoutInvoice.ts'
import type { CheckoutInvoice } from '../../order/checkout/checkoutInvoice.ts'
import { id, oneOf, text } from '../../searchParams.ts'
import { readDeal } from './dealSource.ts'
import type { DealSource } from './dealSource.ts'

export type DealPriced =
  | { state: 'ready'; confirm: OrderConfirm; uuid: string; until: number; path: string }
  | { state: 'refused'; problem: Problem }

export type DealOrderData = {
  now: number
  source: DealSource
  priced: DealPriced
  addresses: Address[]
  /** Present while the form for a new address is open. */
  provinces: Area[] | undefined
  remark: string
} & CheckoutInvoice

/** The address id for which the mall uses the buyer's default address. */
const USUAL = '0'

export const searchParams = {
  prodId: text,
  count: text,
  seckillId: id,
  groupActivityId: id,
  groupTeamId: id,
  addrId: id,
  address: oneOf(['new']),
  remark: text,
  'invoice.*': text,
}

export const load: Loader<DealOrderData & { head: Head }, typeof searchParams> = async (api, context) => {
  const source = readDeal(context)
  const { addrId = USUAL, address, remark = '' } = context.query
  const addresses = await api.addressList()
  const known = addresses.some((one) => one.addrId === addrId)
  const [priced, provinces, invoices] = await Promise.all([
    price(api, source, known ? addrId : USUAL, context.now),
    address === 'new' || !addresses.length ? api.areaList({ pid: 0 }) : undefined,
    checkoutInvoice(api, context),
  ])
  return {
    head: { title: { namespace: 'order', key: 'submitTitle' }, noindex: true },
    now: context.now,
    source,
    priced,
    addresses,
    provinces,
    remark: remark.slice(0, DEAL_MESSAGE_LIMIT),
    ...invoices,
  }
}

/** Returns the price of the deal. A flash sale first requests the path that its order needs. */
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
    return {
      state: 'ready',
      confirm,
      path,
      uuid: confirm.uuid ?? crypto.randomUUID(),
      until: confirm.expireTime ?? now + ORDER_CONFIRM_MINUTES * 60_000,
    }
  } catch (error) {
    // A busy flash sale may not respond. The pricing call creates no order, so a retry is safe.
    if (source.kind === 'sale' && isUnanswered(error)) return { state: 'refused', problem: { key: 'flashSaleBusy' } }
    return { state: 'refused', problem: refused(error, {}).problem }
  }
}
