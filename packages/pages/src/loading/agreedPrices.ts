import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { Money } from '@millwright/domain/money/money'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { ownSteps } from '@millwright/domain/price/ownSteps'
import type { PricedSku, PriceTier } from '@millwright/domain/price/price'
import type { LoaderContext } from '../loader.ts'
import { orUndefined } from './orUndefined.ts'

/** The maximum number of SKUs per call. */
const AT_ONCE = 150

type Terms = Omit<AnswerOf<'agreementPrices'>[number], 'skuId'>

export type Agreed = {
  /** The percentage of a price that the buyer pays as a member. Absent if it is 100. */
  memberPercent?: number | undefined
  /** Whether the member level has free freight from the mall's own shops. */
  freeFee?: boolean
  /** The agreement terms by SKU. */
  prices: ReadonlyMap<string, Terms>
  /** The address for a retry, if the call failed. The page then shows public prices. */
  retryHref?: string
}

/** Returns the buyer's agreement prices and member discount, which the public calls omit. Empty for a visitor. */
export async function agreedPrices(
  api: Client,
  { user, url }: Pick<LoaderContext, 'user' | 'url'>,
  skuIds: readonly (string | undefined)[],
  most = AT_ONCE,
): Promise<Agreed> {
  const wanted = [...new Set(skuIds.filter((id) => id !== undefined))].slice(0, most)
  const buyer = user && (await orUndefined(user))
  const memberPercent = buyer?.memberPercent
  const member = {
    ...(memberPercent !== undefined && { memberPercent }),
    ...(buyer?.isFreeFee === 1 && { freeFee: true }),
  }
  if (!user || !wanted.length || buyer?.isProductPool === 0) return { ...member, prices: new Map() }
  const calls = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, at) =>
    orUndefined(api.agreementPrices({ skuIds: wanted.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(',') })),
  )
  const agreed = await Promise.all(calls)
  return {
    ...member,
    prices: new Map(agreed.flatMap((some) => some ?? []).map(({ skuId, ...terms }) => [skuId, terms])),
    ...(agreed.some((some) => !some) && { retryHref: url.pathname + url.search }),
  }
}

/** A product whose price is that of one SKU, as cards show it. */
type Card = Priced & { priceTiers?: PriceTier[] | undefined; minOrderQty?: number | undefined }

/** Adds the buyer's prices and terms to product cards. Their tiers become those that the buyer pays. */
export function withOwnPrices<T extends Card>(
  cards: readonly T[],
  agreed: Partial<Agreed>,
): (T & { memberPrice?: Money })[] {
  return withAgreedPrices(cards, agreed).map((card) =>
    card.priceTiers?.length && agreed.memberPercent !== undefined
      ? { ...card, priceTiers: ownSteps(card, agreed.memberPercent).slice(1) }
      : card,
  )
}

/** Returns product cards with the buyer's prices and terms, which a public call omits. */
export async function ownCards<T extends Card>(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  cards: readonly T[],
): Promise<(T & { memberPrice?: Money })[]> {
  const agreed = await agreedPrices(
    api,
    context,
    cards.map(({ skuId }) => skuId),
  )
  return withOwnPrices(cards, agreed)
}

/** Returns lists of product cards with the buyer's prices and terms, which are requested for all lists together. */
export async function ownShelves<T extends Card>(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  shelves: readonly (readonly T[])[],
): Promise<(T & { memberPrice?: Money })[][]> {
  const cards = await ownCards(api, context, shelves.flat())
  let at = 0
  return shelves.map(({ length }) => cards.slice(at, (at += length)))
}

/** Returns the buyer's unit price of the smallest order, as the product detail page shows it. */
export async function ownPriceOf(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  sku: PricedSku & { skuId?: string; minOrderQty?: number },
): Promise<Money> {
  const agreed = await agreedPrices(api, context, [sku.skuId])
  return ownSteps(withAgreedPrice(sku, agreed), agreed.memberPercent)[0]?.price ?? sku.price
}

type Priced = { skuId?: string; price: Money; agreementPrice?: Money | undefined }

/** Adds the buyer's prices and terms to products. */
export function withAgreedPrices<T extends Priced>(
  goods: readonly T[],
  agreed: Partial<Agreed>,
): (T & { memberPrice?: Money })[] {
  return goods.map((one) => withAgreedPrice(one, agreed))
}

/** Adds the buyer's price and terms to a product. */
function withAgreedPrice<T extends Priced>(
  one: T,
  { prices, memberPercent }: Partial<Agreed>,
): T & { memberPrice?: Money } {
  return {
    ...one,
    ...(one.skuId === undefined ? undefined : prices?.get(one.skuId)),
    ...(memberPercent !== undefined && { memberPrice: memberPrice(one.price, memberPercent) }),
  }
}
