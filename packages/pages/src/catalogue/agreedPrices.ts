import type { Client } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money/money'
import type { LoaderContext } from '../loader.ts'
import { quietly } from '../loading/quietly.ts'

/** As many as fit one call. */
const AT_ONCE = 150

export type Agreed = {
  /** The price that was agreed on, by SKU. */
  prices: ReadonlyMap<string, Money>
  /** Where to ask again, if the mall did not say: what is shown then is everybody's price. */
  again?: string
}

/** What the buyer agreed on, in one call: the public calls know of none. Nothing for a visitor. */
export async function agreedPrices(
  api: Client,
  { user, url }: Pick<LoaderContext, 'user' | 'url'>,
  skuIds: readonly (string | undefined)[],
): Promise<Agreed> {
  const wanted = [...new Set(skuIds.filter((id) => id !== undefined))].slice(0, AT_ONCE)
  if (!user || !wanted.length || (await quietly(user))?.isProductPool === 0) return { prices: new Map() }
  const agreed = await quietly(api.agreementPrices({ skuIds: wanted.join(',') }))
  return {
    prices: new Map(agreed?.map(({ skuId, agreementPrice }) => [skuId, agreementPrice])),
    ...(!agreed && { again: url.pathname + url.search }),
  }
}

/** The same goods with the buyer's price where there is one. */
export function withAgreed<T extends { skuId?: string; agreementPrice?: Money }>(
  goods: readonly T[],
  { prices }: Agreed,
): T[] {
  return goods.map((one) => {
    const agreementPrice = one.skuId === undefined ? undefined : prices.get(one.skuId)
    return agreementPrice === undefined ? one : { ...one, agreementPrice }
  })
}
