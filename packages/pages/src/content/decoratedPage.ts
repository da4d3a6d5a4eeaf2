import { loadDecorationData } from '@millwright/api-client/decorationData'
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
import { agreedPrices, withOwnPrices } from '../loading/agreedPrices.ts'
import { slimCard } from '../loading/slimCard.ts'

/** A decorated page with its data. `retryHref` is the address for a retry, if some of the data failed to load. */
export type DecoratedPage = { parts: SsrIsland[]; now: number; retryHref?: string | undefined }

/** Creates a decorated page. Static blocks are rendered on the server only. */
export function decoratedPage(document: DecorationDocument, data: DecorationData, retryHref?: string): DecoratedPage {
  return {
    parts: islandsOf(document, data).map((part) => (part.still ? serverRendered(part) : part)),
    now: data.now,
    ...(retryHref !== undefined && { retryHref }),
  }
}

/**
 * Loads a decorated page with its data: one call per kind of data for the whole page. If a call fails, the data of its
 * kind is `null`, and the blocks show so.
 */
export async function decoratedPageOf(
  api: Client,
  context: Pick<LoaderContext, 'now' | 'url' | 'user'>,
  document: DecorationDocument,
): Promise<DecoratedPage> {
  const { now, url } = context
  const { products, seckills, groups, shelves, shops } = await loadDecorationData(api, planData(document), { now })
  const goods = products && eachOf(products, goodOf)
  const shelved = shelves && eachOf(shelves, (filled) => filled.map(slimCard))
  const shown = [...Object.values(goods ?? {}), ...Object.values(shelved ?? {}).flat()]
  const agreed = await agreedPrices(
    api,
    context,
    shown.map(({ skuId }) => skuId),
  )
  const own = <Card extends CardProduct>(cards: readonly Card[]) => withOwnPrices(cards, agreed)
  const answers = {
    ...(goods !== undefined && { products: goods && eachOf(goods, (one) => withOwnPrices([one], agreed)[0]!) }),
    ...(seckills !== undefined && { seckills: seckills && eachOf(seckills, saleOf) }),
    ...(groups !== undefined && { groups: groups && eachOf(groups, dealOf) }),
    ...(shelved !== undefined && { shelves: shelved && eachOf(shelved, own) }),
    ...(shops !== undefined && { shops }),
  }
  return decoratedPage(
    document,
    { now, ...answers },
    Object.values(answers).includes(null) ? url.pathname + url.search : undefined,
  )
}

function eachOf<T, R>(record: Record<string, T>, slim: (one: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([id, one]) => [id, slim(one)]))
}

type Sale = ProdCard & Pick<SeckillCard, 'seckillId' | 'seckillPrice' | 'seckillTotalStocks' | 'startTime' | 'endTime'>

export function seckillsOf(sales: readonly Sale[]): Record<string, SeckillCard> {
  return Object.fromEntries(sales.map((sale) => [sale.seckillId, saleOf(sale)]))
}

function saleOf({ seckillId, seckillPrice, seckillTotalStocks, startTime, endTime, ...product }: Sale): SeckillCard {
  return { ...slimCard(product), seckillId, seckillPrice, seckillTotalStocks, startTime, endTime }
}

type Deal = ProdCard & Omit<GroupCard, keyof CardProduct>

function dealOf({ groupActivityId, actPrice, groupNumber, joinNum, startTime, endTime, ...product }: Deal): GroupCard {
  return { ...slimCard(product), groupActivityId, actPrice, groupNumber, joinNum, startTime, endTime }
}

/** Returns the card of a product. It keeps the product's own deal, in case the deal's call fails. */
function goodOf(product: ProdCard): CardProduct {
  const { activityId, activityPrice, activityStartTime, activityEndTime, activityStatus, prodType } = product
  return {
    ...slimCard(product),
    ...(activityId && { activityId, activityPrice, activityStartTime, activityEndTime, activityStatus, prodType }),
  }
}
