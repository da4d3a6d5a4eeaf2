import type { Client } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money'
import type { At } from '../at.ts'
import { quietly } from './quietly.ts'

/** As many as fit one call. */
const AT_ONCE = 150

/** What the buyer agreed on, by SKU, in one call: the public calls know of none. Nothing for a visitor, or where the mall does not say. */
export async function agreedPrices(api: Client, { user }: Pick<At, 'user'>, skuIds: readonly (string | undefined)[]): Promise<ReadonlyMap<string, Money>> {
  const wanted = [...new Set(skuIds.filter((id) => id !== undefined))].slice(0, AT_ONCE)
  if (!user || !wanted.length || (await quietly(user))?.isProductPool === 0) return new Map()
  const agreed = await quietly(api.agreementPrices({ skuIds: wanted.join(',') }))
  return new Map(agreed?.map(({ skuId, agreementPrice }) => [skuId, agreementPrice]))
}

/** The same goods with the buyer's price where there is one. */
export function withAgreed<T extends { skuId?: string; agreementPrice?: Money }>(goods: readonly T[], agreed: ReadonlyMap<string, Money>): T[] {
  return goods.map((one) => {
    const agreementPrice = one.skuId === undefined ? undefined : agreed.get(one.skuId)
    return agreementPrice === undefined ? one : { ...one, agreementPrice }
  })
}
