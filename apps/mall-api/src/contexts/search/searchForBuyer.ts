import { money } from '@millwright/domain/money/money'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { ownSteps } from '@millwright/domain/price/ownSteps'
import { shownPrice } from '@millwright/domain/price/shownPrice'
import { agreedWire, agreementsOf } from '../../core/price/agreements.ts'
import type { Agreement } from '../../core/price/agreements.ts'
import { memberTerms } from '../../core/member/levels.ts'
import type { CallContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import type { CardWire } from '../../core/wire/wire.ts'
import { facetsWire, mapSearchTimeout } from './handlers.ts'
import type { Query } from '../../core/search/plan.ts'

type Buyer = CallContext & { user: number }

/** Searches with one buyer's card prices. `among` limits the result to agreed products. */
export async function searchForBuyer(context: Buyer, query: Query, agreements: readonly Agreement[], among = false) {
  const { percent } = await memberTerms(context, context.user)
  const offers = agreements.map(({ prodId, skuId, price, listPrice }) => {
    const own = { price: money(listPrice), agreementPrice: money(price) }
    return {
      prodId,
      skuId,
      price: Number(shownPrice({ ...own, memberPrice: memberPrice(own.price, percent) }).amount),
    }
  })
  return mapSearchTimeout(context, async () => {
    const terms = { percent, ...((among || offers.length) && { offers, among }) }
    const found = await facetsWire(context, query, await context.finder.search(context, query, terms))
    const { products } = found
    return { ...found, products: { ...products, records: withBuyerPrices(products.records, agreements, percent) } }
  })
}

/** Returns the buyer's agreements. A buyer without a price group has none. */
export async function buyerAgreements(context: Buyer): Promise<Agreement[]> {
  const [row] = await context.db.query<{ group: number | null }>(
    'select price_group_id as "group" from buyer where user_id = $1::bigint',
    [context.user],
  )
  return row?.group ? agreementsOf(context, row.group) : []
}

/** Returns cards with the SKU's agreed price and member price. Their tiers become those that the member pays. */
export function withBuyerPrices<C extends Pick<CardWire, 'skuId' | 'price' | 'priceTiers' | 'minOrderQty'>>(
  cards: readonly C[],
  agreements: readonly Agreement[],
  percent?: number,
) {
  const bySku = new Map(agreements.map((one) => [one.skuId, one]))
  return cards.map((card) => {
    const agreed = bySku.get(Number(card.skuId))
    return {
      ...card,
      ...agreedWire(agreed),
      ...(percent !== undefined && {
        memberPrice: wireYuan(memberPrice(money(card.price), percent)),
        priceTiers: ownTiers(card, agreed, percent),
      }),
    }
  })
}

function ownTiers(
  { price, priceTiers, minOrderQty }: Pick<CardWire, 'price' | 'priceTiers' | 'minOrderQty'>,
  agreed: Agreement | undefined,
  percent: number,
) {
  const sku = {
    price: money(price),
    priceTiers: (priceTiers ?? []).map((tier) => ({ minQty: Number(tier.minQty), price: money(tier.price) })),
    minOrderQty: Number(minOrderQty) || 1,
    ...(agreed && { agreementPrice: money(agreed.price), agreementMinQty: agreed.minQty }),
  }
  return ownSteps(sku, percent)
    .slice(1)
    .map((tier) => ({ ...tier, price: wireYuan(tier.price) }))
}
