import { agreementsOf } from '../../core/price/agreements.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { withBuyerPrices, searchForBuyer } from './searchForBuyer.ts'
import type { Query } from '../../core/search/plan.ts'

type Buyer = CallContext & { user: number }

/** The handlers of a price group's agreements. Only members of the group may call them. */
export const poolHandlers: PartialHandlers<'productPool' | 'productPoolFacets'> = {
  productPool: async ({ prodName, categoryId, brandId, ended, current, size }, context) => {
    const group = await groupOf(context)
    if (ended) return endedPage(context, group, { current, size })
    const query = {
      current,
      size,
      keyword: prodName,
      categoryId,
      brandIds: brandId === undefined ? undefined : String(brandId),
    }
    return (await searched(context, group, query)).products
  },
  productPoolFacets: async (query, context) => searched(context, await groupOf(context), query),
}

async function groupOf({ db, user, say }: Buyer): Promise<number> {
  const [row] = await db.query<{ group: number | null }>(
    'select price_group_id as "group" from buyer where user_id = $1::bigint',
    [user],
  )
  const group = row?.group ?? undefined
  if (group === undefined) throw new Refusal('A00001', say('noAgreement'))
  return group
}

async function searched(context: Buyer, group: number, query: Query) {
  return searchForBuyer(context, query, await agreementsOf(context, group), true)
}

/** Returns agreements that ended lately and were not renewed. */
async function endedPage(context: Buyer, group: number, paging: { current: number; size: number }) {
  const ended = await agreementsOf(context, group, true)
  const shown = ended.slice((paging.current - 1) * paging.size, paging.current * paging.size)
  await context.kept.fresh()
  const cards = await cardsOf(
    context,
    shown.map(({ prodId }) => prodId),
    shown.map(({ skuId }) => ({ skuId, fits: 1 })),
  )
  const onShelf = cards.filter(({ status }) => status === 1)
  return pageOf(withBuyerPrices(onShelf, shown), ended.length, paging)
}
