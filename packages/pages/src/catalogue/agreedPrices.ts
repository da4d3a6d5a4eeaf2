import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money/money'
import type { LoaderContext } from '../loader.ts'
import { quietly } from '../loading/quietly.ts'

/** As many as fit one call. */
const AT_ONCE = 150

type Terms = Omit<AnswerOf<'agreementPrices'>[number], 'skuId'>

export type Agreed = {
  /** What was agreed on, by SKU. */
  prices: ReadonlyMap<string, Terms>
  /** Where to ask again, if the mall did not say: what is shown then is everybody's price. */
  again?: string
}

/** What the buyer agreed on: the public calls know of none. Nothing for a visitor. */
export async function agreedPrices(
  api: Client,
  { user, url }: Pick<LoaderContext, 'user' | 'url'>,
  skuIds: readonly (string | undefined)[],
  most = AT_ONCE,
): Promise<Agreed> {
  const wanted = [...new Set(skuIds.filter((id) => id !== undefined))].slice(0, most)
  if (!user || !wanted.length || (await quietly(user))?.isProductPool === 0) return { prices: new Map() }
  const calls = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, at) =>
    quietly(api.agreementPrices({ skuIds: wanted.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(',') })),
  )
  const agreed = await Promise.all(calls)
  return {
    prices: new Map(agreed.flatMap((some) => some ?? []).map(({ skuId, ...terms }) => [skuId, terms])),
    ...(agreed.some((some) => !some) && { again: url.pathname + url.search }),
  }
}

/** The same goods with the buyer's price and its terms where there is one. */
export function withAgreed<T extends { skuId?: string; agreementPrice?: Money }>(
  goods: readonly T[],
  { prices }: Agreed,
): T[] {
  return goods.map((one) => ({ ...one, ...(one.skuId === undefined ? undefined : prices.get(one.skuId)) }))
}
