import type { CallName } from '@millwright/contract/contract'
import { cardsOf } from '../catalogue/cards.ts'
import { arrayText } from '../../db/db.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate, readIds, rowId, wireYuan } from '../../core/wire/wire.ts'
import { activityStatusOf, saleColumns } from '../../core/promotion/sales.ts'
import type { SaleRow } from '../../core/promotion/sales.ts'

type Size = { skuId: number; partyCode: string; ownPrice: string }
/** Columns of the SKU `s`. */
const sizeColumns = 's.sku_id as "skuId", s.party_code as "partyCode", s.price as "ownPrice"'

/** Returns the card's fields for the deal's single SKU. */
function sizeOf({ skuId, partyCode, ownPrice }: Size) {
  return { skuId, partyCode, price: wireYuan(ownPrice), skuNumber: 1, priceTiers: undefined }
}

type GroupRow = {
  groupActivityId: number
  prodId: number
  price: string
  groupNumber: number
  joinNum: number
  startTime: number
  endTime: number
}

async function cardsById(context: Parameters<typeof cardsOf>[0], rows: readonly { prodId: number }[]) {
  const cards = await cardsOf(
    context,
    rows.map(({ prodId }) => prodId),
  )
  return new Map(cards.map((card) => [card.prodId, card]))
}

type Names = 'seckillPage' | 'groupProdPage'

export const promotionHandlers: PartialHandlers<Names & CallName> = {
  seckillPage: async ({ seckillIds, seckillTimeId, withEnded, current, size }, context) => {
    const ids = seckillIds ? readIds(seckillIds) : undefined
    const rows = await context.db.query<SaleRow & Size & { total: number }>(
      `
      select count(*) over ()::int as total, ${saleColumns}, ${sizeColumns}
      from seckill k join product p using (prod_id) join sku s using (sku_id) where p.status = 1 and (end_time > $1::bigint or $5::int = 1)
        and ($2::text is null or seckill_id = any($2::text::bigint[])) and ($6::bigint is null or start_time = $6::bigint)
      order by start_time, seckill_id limit $3 offset $4`,
      [
        context.now,
        ids ? arrayText(ids) : null,
        size,
        (current - 1) * size,
        withEnded,
        seckillTimeId === undefined ? null : rowId(seckillTimeId),
      ],
    )
    const cards = await cardsById(context, rows)
    return pageOf(
      rows.flatMap(({ seckillId, prodId, price, stocks, origin, maxNum, unpaid, startTime, endTime, ...size }) => {
        const card = cards.get(prodId)
        return card
          ? [
              {
                ...card,
                ...sizeOf(size),
                prodType: 2,
                activityId: seckillId,
                activityPrice: wireYuan(price),
                activityStartTime: startTime,
                activityEndTime: endTime,
                activityStatus: activityStatusOf({ startTime, endTime }, context.now),
                seckillId,
                seckillPrice: wireYuan(price),
                seckillTotalStocks: stocks,
                seckillOriginStocks: origin,
                unpaidNum: unpaid,
                maxNum,
                startTime: wireDate(startTime),
                endTime: wireDate(endTime),
              },
            ]
          : []
      }),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
  groupProdPage: async ({ groupActivityIds, prodName, categoryId, current, size }, context) => {
    const ids = groupActivityIds ? readIds(groupActivityIds) : undefined
    const rows = await context.db.query<GroupRow & Size & { total: number }>(
      `
      select count(*) over ()::int as total, group_activity_id as "groupActivityId", g.prod_id as "prodId", g.price, people as "groupNumber", joined as "joinNum",
        start_time as "startTime", end_time as "endTime", ${sizeColumns}
      from group_activity g join product p using (prod_id) join sku s using (sku_id) where p.status = 1 and end_time > $1::bigint
        and ($2::text is null or group_activity_id = any($2::text::bigint[])) and ($3::text is null or strpos(lower(p.name->>$4), lower($3::text)) > 0)
        and ($7::bigint is null or exists (select 1 from search x where x.prod_id = p.prod_id and $7::bigint = any(x.category_path)))
      order by start_time, group_activity_id limit $5 offset $6`,
      [
        context.now,
        ids ? arrayText(ids) : null,
        prodName?.trim() || null,
        context.locale,
        size,
        (current - 1) * size,
        categoryId ?? null,
      ],
    )
    const cards = await cardsById(context, rows)
    return pageOf(
      rows.flatMap(({ total: _, prodId, price, startTime, endTime, skuId, partyCode, ownPrice, ...group }) => {
        const card = cards.get(prodId)
        return card
          ? [
              {
                ...card,
                ...sizeOf({ skuId, partyCode, ownPrice }),
                ...group,
                prodType: 1,
                activityId: group.groupActivityId,
                activityPrice: wireYuan(price),
                activityStartTime: startTime,
                activityEndTime: endTime,
                activityStatus: activityStatusOf({ startTime, endTime }, context.now),
                actPrice: wireYuan(price),
                startTime: wireDate(startTime),
                endTime: wireDate(endTime),
              },
            ]
          : []
      }),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
}
