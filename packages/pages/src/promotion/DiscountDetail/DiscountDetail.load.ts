import type { Client } from '@millwright/contract/contract'
import type { Discount } from '@millwright/contract/promotion/entities'
import type { Page } from '@millwright/contract/values'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { ownCards } from '../../loading/agreedPrices.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { id, page } from '../../searchParams.ts'

const GOODS_SHOWN = 24

export type DiscountDetailData = {
  now: number
  discount: Discount
  goods: Page<CardProduct>
  current: number
  /** The amount and pieces of the cart lines that the discount covers. Undefined for a visitor. */
  basket?: { amount: Money; pieces: number }
}

export const searchParams = { discountId: id, page }

/** Loads `/discount-detail?discountId=`: a discount, its products, and the gap between the cart and the next step. */
export const load: Loader<DiscountDetailData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { discountId, page: current = 1 } = context.query
  if (discountId === undefined) missing({ unnamed: 'discount' })
  const [discount, goods, basket] = await Promise.all([
    orNotFound(api.discountInfo({ discountId }), 'discount', 'A01000'),
    orNotFound(api.discountProdPage({ discountId, current, size: GOODS_SHOWN }), 'discount', 'A01000'),
    context.user && orUndefined(basketOf(api, discountId)),
  ])
  return {
    head: {
      title: discount.discountName,
      canonical: path('discount-detail', { discountId, page: current > 1 ? current : undefined }),
    },
    now: context.now,
    discount,
    goods: { ...goods, records: await ownCards(api, context, goods.records.map(slimCard)) },
    current,
    basket,
  }
}

async function basketOf(api: Client, discountId: string): Promise<{ amount: Money; pieces: number }> {
  const lines = (await api.cartInfo([]))
    .flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts)
    .filter(({ promotion }) => promotion?.discountId === discountId)
    .flatMap(({ shopCartItems }) => shopCartItems)
  return {
    amount: sum(lines.map(({ productTotalAmount }) => productTotalAmount)),
    pieces: lines.reduce((pieces, { prodCount }) => pieces + prodCount, 0),
  }
}
