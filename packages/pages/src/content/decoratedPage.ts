import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { DecorationData, GroupCard, SeckillCard } from '@millwright/decoration/data'
import { planData } from '@millwright/decoration/planData'
import { islandsOf } from '@millwright/decoration/islandsOf'
import type { DecorationDocument } from '@millwright/decoration/read'
import type { SsrIsland } from '@millwright/decoration/SsrDecoration'
import type { LoaderContext } from '../loader.ts'
import { serverRendered } from '../serverRendered.ts'
import { quietly } from '../loading/quietly.ts'
import { agreedPrices, withAgreed } from '../catalogue/agreedPrices.ts'
import { slimCard } from '../catalogue/slimCard.ts'

/** A merchant's page with its goods. `again`: some of them did not come; where to try again. */
export type DecoratedPage = { parts: SsrIsland[]; now: number; again?: string | undefined }

/** What only draws comes drawn. */
export function decoratedPage(document: DecorationDocument, data: DecorationData, again?: string): DecoratedPage {
  return {
    parts: islandsOf(document, data).map((part) => (part.still ? serverRendered(part) : part)),
    now: data.now,
    ...(again !== undefined && { again }),
  }
}

/**
 * With what the server says of its goods: one call of each kind for all of the page. A kind whose call failed is
 * `null`, so that its blocks know what they lack.
 */
export async function decoratedPageOf(
  api: Client,
  context: Pick<LoaderContext, 'now' | 'url' | 'user'>,
  document: DecorationDocument,
): Promise<DecoratedPage> {
  const { now, url } = context
  const { prodIds, seckillIds, groupActivityIds, shelves, shopIds } = planData(document)
  const [products, sales, groups, filled, shops] = await Promise.all([
    prodIds.length ? quietly(api.prodsByIds({ prodIds: prodIds.join(',') })) : undefined,
    seckillIds.length ? quietly(api.seckillPage({ seckillIds: seckillIds.join(','), size: 100 })) : undefined,
    groupActivityIds.length
      ? quietly(api.groupProdPage({ groupActivityIds: groupActivityIds.join(','), size: 100 }))
      : undefined,
    shelves.length ? quietly(api.prodShelves({ shelves: shelves.join(',') })) : undefined,
    shopIds.length ? quietly(api.shopPage({ shopIds: shopIds.join(','), size: 100 })) : undefined,
  ])
  const shown = [...(products?.map(goodOf) ?? []), ...(filled ?? []).flat().map(slimCard)]
  const agreed = await agreedPrices(
    api,
    context,
    shown.map(({ skuId }) => skuId),
  )
  const own = <Card extends CardProduct>(cards: readonly Card[]) => withAgreed(cards, agreed)
  const answers = {
    ...(prodIds.length > 0 && {
      products: products
        ? Object.fromEntries(own(products.map(goodOf)).map((product) => [product.prodId, product]))
        : null,
    }),
    ...(seckillIds.length > 0 && { seckills: sales ? seckillsOf(sales.records) : null }),
    ...(groupActivityIds.length > 0 && {
      groups: groups
        ? Object.fromEntries(
            groups.records.map(
              ({
                groupActivityId,
                actPrice,
                groupNumber,
                joinNum,
                startTime,
                endTime,
                ...product
              }): [string, GroupCard] => [
                groupActivityId,
                { ...slimCard(product), groupActivityId, actPrice, groupNumber, joinNum, startTime, endTime },
              ],
            ),
          )
        : null,
    }),
    ...(shelves.length > 0 && {
      shelves: filled
        ? Object.fromEntries(shelves.map((shelf, index) => [shelf, own((filled[index] ?? []).map(slimCard))]))
        : null,
    }),
    ...(shopIds.length > 0 && {
      shops: shops ? Object.fromEntries(shops.records.map((shop) => [shop.shopId, shop])) : null,
    }),
  }
  return decoratedPage(
    document,
    { now, ...answers },
    Object.values(answers).includes(null) ? url.pathname + url.search : undefined,
  )
}

type Sale = ProdCard & Pick<SeckillCard, 'seckillId' | 'seckillPrice' | 'seckillTotalStocks' | 'startTime' | 'endTime'>

export function seckillsOf(sales: readonly Sale[]): Record<string, SeckillCard> {
  return Object.fromEntries(
    sales.map(({ seckillId, seckillPrice, seckillTotalStocks, startTime, endTime, ...product }) => [
      seckillId,
      { ...slimCard(product), seckillId, seckillPrice, seckillTotalStocks, startTime, endTime },
    ]),
  )
}

/** A product that is in a deal says so itself, should the deal's own call fail. */
function goodOf(product: ProdCard): CardProduct {
  const { activityId, activityPrice, activityStartTime, activityEndTime, activityStatus, prodType } = product
  return {
    ...slimCard(product),
    ...(activityId && { activityId, activityPrice, activityStartTime, activityEndTime, activityStatus, prodType }),
  }
}
