import type { CallName } from '@millwright/contract/contract'
import { cardsOf } from '../catalogue/cards.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId } from '../../core/wire/wire.ts'
import { discountColumns, discountWire } from '../../core/promotion/discounts.ts'
import type { DiscountRow } from '../../core/promotion/discounts.ts'

type Names = 'discountPage' | 'discountInfo' | 'discountProdPage'

export const discountHandlers: PartialHandlers<Names & CallName> = {
  discountPage: async ({ shopId, current, size }, context) => {
    const rows = await context.db.query<DiscountRow & { found: number }>(
      `
      select ${discountColumns}, count(*) over ()::int as found from discount d join shop s using (shop_id)
      where end_time > $1::bigint and ($2::bigint is null or d.shop_id = $2::bigint)
      order by (start_time > $1::bigint), case when start_time > $1::bigint then start_time else end_time end, d.discount_id limit $3 offset $4`,
      [context.now, shopId === undefined ? null : rowId(shopId), size, (current - 1) * size],
    )
    return pageOf(
      rows.map(({ found: _, ...row }) => discountWire(row, context.locale)),
      rows[0]?.found ?? 0,
      { current, size },
    )
  },
  discountInfo: async ({ discountId }, context) => {
    const row = await discountNamed(discountId, context)
    return row ? discountWire(row, context.locale) : context.fail('A01000', 'discountGone')
  },
  discountProdPage: async ({ discountId, current, size }, context) => {
    const discount = await discountNamed(discountId, context)
    if (!discount) return context.fail('A01000', 'discountGone')
    const rows = await context.db.query<{ prodId: number; found: number }>(
      `
      select prod_id as "prodId", count(*) over ()::int as found from search s where status = 1 and shop_id = $2
        and ($3::int = 0 or ($3::int = 1) = exists (select 1 from discount_prod p where p.discount_id = $1 and p.prod_id = s.prod_id))
      order by in_stock desc, sold_num desc, prod_id limit $4 offset $5`,
      [discount.discountId, discount.shopId, discount.suitableProdType, size, (current - 1) * size],
    )
    const cards = await cardsOf(
      context,
      rows.map(({ prodId }) => prodId),
    )
    return pageOf(cards, rows[0]?.found ?? 0, { current, size })
  },
}

async function discountNamed(
  discountId: number | string,
  { db }: Pick<CallContext, 'db'>,
): Promise<DiscountRow | undefined> {
  const [row] = await db.query<DiscountRow>(
    `select ${discountColumns} from discount d join shop s using (shop_id) where d.discount_id = $1`,
    [rowId(discountId)],
  )
  return row
}
