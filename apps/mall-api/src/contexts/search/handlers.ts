import { Refusal } from '../../core/call/call.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { EngineUnavailable } from '../../core/search/engine/engineClient.ts'
import type { Found } from '../../core/search/finder.ts'
import type { Query } from '../../core/search/plan.ts'

/** PostgreSQL's code for a cancelled statement. The embedded database throws the same code. */
const GIVEN_UP = '57014'

export const searchHandlers: PartialHandlers<'searchProd' | 'searchWithFacets' | 'suggest'> = {
  searchProd: (query, context) =>
    mapSearchTimeout(context, async () => {
      const found = await context.finder.search(context, query)
      return recordsOf(context, query, found)
    }),
  searchWithFacets: (query, context) =>
    mapSearchTimeout(context, async () => facetsWire(context, query, await context.finder.search(context, query))),
  suggest: ({ keyword, size }, context) =>
    mapSearchTimeout(context, () => context.finder.suggest(context.locale, keyword, size)),
}

export async function facetsWire(
  context: CallContext,
  query: Query,
  { facets, ...found }: Awaited<ReturnType<CallContext['finder']['search']>>,
) {
  const { keyAttrs, minPrice, maxPrice, ...more } = facets
  return {
    ...more,
    products: await recordsOf(context, query, found),
    keyAttrs,
    minPrice: minPrice === undefined ? undefined : wireYuan(minPrice),
    maxPrice: maxPrice === undefined ? undefined : wireYuan(maxPrice),
  }
}

async function recordsOf(context: CallContext, query: Query, { hits, total, cards }: Found) {
  const made = new Map(
    (
      await cardsOf(
        context,
        hits.map(({ prodId }) => prodId),
        hits,
      )
    ).map((card) => [Number(card.prodId), card]),
  )
  return pageOf(
    hits.flatMap(({ prodId }, n) => {
      const card = made.get(prodId)
      return card ? [{ ...card, ...(query.withAttrs && cards[n]) }] : []
    }),
    total,
    query,
  )
}

export async function mapSearchTimeout<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineUnavailable) throw new Refusal('A00001', context.say('searchUnavailable'))
    if ((error as { code?: string }).code !== GIVEN_UP) throw error
    throw new Refusal('A00001', context.say('searchTooLong'))
  }
}
