import type { Address, Area } from '@millwright/contract/account/address'
import type { Client } from '@millwright/contract/contract'
import type { OrderConfirm } from '@millwright/contract/order/entities'
import { ORDER_CONFIRM_MINUTES, POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { refused } from '../../forms.ts'
import type { Head, Loader, Problem } from '../../loader.ts'
import { checkoutInvoice } from '../../order/checkout/checkoutInvoice.ts'
import type { CheckoutInvoice } from '../../order/checkout/checkoutInvoice.ts'
import { id, oneOf, text } from '../../searchParams.ts'
import { readIntegral } from './integralSource.ts'
import type { IntegralSource } from './integralSource.ts'

export type IntegralPriced =
  | { state: 'ready'; confirm: OrderConfirm; uuid: string; until: number }
  | { state: 'refused'; problem: Problem }

export type IntegralOrderData = {
  now: number
  source: IntegralSource
  priced: IntegralPriced
  addresses: Address[]
  /** Present while the form for a new address is open. */
  provinces: Area[] | undefined
  remark: string
} & CheckoutInvoice

/** The address id for which the mall uses the buyer's default address. */
const USUAL = '0'

export const searchParams = {
  prodId: id,
  skuId: id,
  count: text,
  addrId: id,
  address: oneOf(['new']),
  remark: text,
  'invoice.*': text,
}

/** Loads `/submit-integral-order?prodId&skuId&count`. */
export const load: Loader<IntegralOrderData & { head: Head }, typeof searchParams> = async (api, context) => {
  const source = readIntegral(context)
  const { addrId = USUAL, address, remark = '' } = context.query
  const addresses = await api.addressList()
  const known = addresses.some((one) => one.addrId === addrId)
  const [priced, provinces, invoices] = await Promise.all([
    price(api, source, known ? addrId : USUAL, context.now),
    address === 'new' || !addresses.length ? api.areaList({ pid: 0 }) : undefined,
    checkoutInvoice(api, context),
  ])
  return {
    head: { title: { namespace: 'points', key: 'orderTitle' }, noindex: true },
    now: context.now,
    source,
    priced,
    addresses,
    provinces,
    remark: remark.slice(0, POINTS_MESSAGE_LIMIT),
    ...invoices,
  }
}

async function price(
  api: Client,
  { prodId, skuId, count }: IntegralSource,
  addrId: string,
  now: number,
): Promise<IntegralPriced> {
  try {
    const confirm = await api.scoreConfirm({ orderItem: { prodId, skuId, prodCount: count }, addrId })
    return {
      state: 'ready',
      confirm,
      uuid: confirm.uuid ?? crypto.randomUUID(),
      until: confirm.expireTime ?? now + ORDER_CONFIRM_MINUTES * 60_000,
    }
  } catch (error) {
    return { state: 'refused', problem: refused(error, {}).problem }
  }
}
