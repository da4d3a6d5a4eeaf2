import type { Address, Area } from '@millwright/contract/account/address'
import type { Client } from '@millwright/contract/contract'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import type { LoaderContext } from '../../loader.ts'
import { checkoutInvoice } from './checkoutInvoice.ts'
import type { CheckoutInvoice } from './checkoutInvoice.ts'
import { DEFAULT_ADDRESS } from './checkoutPrice.ts'

/** The data of a checkout of one product from one shop. */
export type OneShopData<Priced> = CheckoutInvoice & {
  now: number
  priced: Priced
  addresses: Address[]
  /** Present while the form for a new address is open. */
  provinces: Area[] | undefined
  remark: string
  /** The buyer's own order number. */
  poNumber: string
}

type OneShopContext = Pick<LoaderContext, 'now' | 'url' | 'user'> & {
  query: {
    addrId?: string | undefined
    address?: 'new' | undefined
    remark?: string | undefined
    po?: string | undefined
  }
}

type OneShopLoad<Priced> = {
  /** The maximum length of the message to the shop, in characters. */
  remarkLimit: number
  /** Prices the order for a delivery address. */
  price: (addrId: string) => Promise<Priced>
}

/** Loads a checkout of one product from one shop: a flash sale, a group buy, a points product. */
export async function loadOneShop<Priced>(
  api: Client,
  context: OneShopContext,
  { remarkLimit, price }: OneShopLoad<Priced>,
): Promise<OneShopData<Priced>> {
  const { addrId = DEFAULT_ADDRESS, address, remark = '', po = '' } = context.query
  const addresses = await api.addressList()
  const known = addresses.some((one) => one.addrId === addrId)
  const [priced, provinces, invoices] = await Promise.all([
    price(known ? addrId : DEFAULT_ADDRESS),
    address === 'new' || !addresses.length ? api.areaList({ pid: 0 }) : undefined,
    checkoutInvoice(api, context),
  ])
  return {
    now: context.now,
    priced,
    addresses,
    provinces,
    remark: remark.slice(0, remarkLimit),
    poNumber: po.slice(0, PO_NUMBER_LIMIT),
    ...invoices,
  }
}
