import { readQuantity } from '@millwright/domain/account/validation'
import { isId } from '@millwright/domain/id'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { LoaderContext } from '../../loader.ts'
import type { OneShopPlace } from '../../order/checkout/oneShopCheckout.ts'

/** The product to redeem. */
export type IntegralSource = { prodId: string; skuId: string; count: number }

/** Reads `/submit-integral-order?prodId&skuId&count`. */
export function readIntegral({ url }: Pick<LoaderContext, 'url'>): IntegralSource {
  const [prodId = '', skuId = ''] = ['prodId', 'skuId'].map((name) => url.searchParams.get(name) ?? '')
  if (!isId(prodId) || !isId(skuId)) missing({ unnamed: 'reward' })
  const read = readQuantity(url.searchParams.get('count') ?? 1)
  // The mall checks the number. An invalid number counts as 1.
  return { prodId, skuId, count: 'problem' in read ? 1 : read.quantity }
}

/** Returns the address of the form in one of its states. */
export function integralHref(
  source: IntegralSource,
  { addrId, address, remark, poNumber, invoice = [] }: OneShopPlace = {},
): string {
  const { prodId, skuId, count } = source
  const query = new URLSearchParams({ prodId, skuId, count: String(count) })
  if (addrId) query.set('addrId', addrId)
  if (address) query.set('address', address)
  if (remark) query.set('remark', remark)
  if (poNumber) query.set('po', poNumber)
  for (const [name, value] of invoice) query.set(name, value)
  return path('submit-integral-order', query)
}
