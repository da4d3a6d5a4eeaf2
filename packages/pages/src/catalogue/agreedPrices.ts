import type { Client } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money/money'
import { memberPrice } from '@millwright/domain/price/linePrice'
import type { LoaderContext } from '../loader.ts'
import { quietly } from '../loading/quietly.ts'

/** As many as fit one call. */
const AT_ONCE = 150

export type Agreed = {
  /** Percent of a price that the buyer pays as a member; absent: all of it. */
  memberPercent?: number | undefined
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
  const buyer = user && (await quietly(user))
  const memberPercent = buyer?.memberPercent
  const member = memberPercent === undefined ? {} : { memberPercent }
  if (!user || !wanted.length || buyer?.isProductPool === 0) return { ...member, prices: new Map() }
  const agreed = await quietly(api.agreementPrices({ skuIds: wanted.join(',') }))
  return {
    ...member,
    prices: new Map(agreed?.map(({ skuId, agreementPrice }) => [skuId, agreementPrice])),
    ...(!agreed && { again: url.pathname + url.search }),
  }
}

/** The same goods with the buyer's price where there is one. */
export function withAgreed<T extends { skuId?: string; price: Money; agreementPrice?: Money }>(
  goods: readonly T[],
  { prices, memberPercent }: Agreed,
): (T & { memberPrice?: Money })[] {
  return goods.map((one) => {
    const agreementPrice = one.skuId === undefined ? undefined : prices.get(one.skuId)
    return {
      ...one,
      ...(agreementPrice !== undefined && { agreementPrice }),
      ...(memberPercent !== undefined && { memberPrice: memberPrice(one.price, memberPercent) }),
    }
  })
}
