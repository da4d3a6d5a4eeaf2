import type { Client } from '@millwright/contract/contract'
import type { BoughtProd } from '@millwright/contract/order/entities'
import type { LoaderContext } from '../loader.ts'
import { orUndefined } from './orUndefined.ts'

/** The maximum number of products per call. */
const AT_ONCE = 200

/** Returns the buyer's latest purchase of each product, by product. Empty for a visitor, and if the call fails. */
export async function boughtBefore(
  api: Client,
  { user }: Pick<LoaderContext, 'user'>,
  prodIds: readonly string[],
): Promise<ReadonlyMap<string, BoughtProd>> {
  const wanted = [...new Set(prodIds)].slice(0, AT_ONCE).join(',')
  const bought = (user && wanted && (await orUndefined(api.boughtProds({ prodIds: wanted })))) || []
  return new Map(bought.map((one) => [one.prodId, one]))
}
