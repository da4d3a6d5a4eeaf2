import { prodTypes } from '@millwright/domain/product/prodType'
import type { ProdDeal, ProdType } from '@millwright/domain/product/prodType'
import { arrayText } from '../../../db/db.ts'
import type { Db } from '../../../db/db.ts'

type Row = { prodId: number; prodType: ProdType; startTime: number | null; endTime: number | null }

/** Returns past, current and future deals of these products, or of all products. */
export async function readDeals(db: Db, prodIds?: readonly number[]): Promise<Map<number, ProdDeal[]>> {
  const rows = await db.query<Row>(
    `
    select prod_id as "prodId", ${prodTypes.seckill} as "prodType", start_time as "startTime", end_time as "endTime" from seckill where $1::text is null or prod_id = any($1::text::bigint[])
    union all
    select prod_id, ${prodTypes.group}, start_time, end_time from group_activity where $1::text is null or prod_id = any($1::text::bigint[])
    union all
    select prod_id, ${prodTypes.points}, null, null from score_prod where $1::text is null or prod_id = any($1::text::bigint[])`,
    [prodIds ? arrayText(prodIds) : null],
  )
  const deals = new Map<number, ProdDeal[]>()
  for (const { prodId, prodType, startTime, endTime } of rows) {
    const deal = { prodType, startTime: startTime ?? -Infinity, endTime: endTime ?? Infinity }
    deals.set(prodId, [...(deals.get(prodId) ?? []), deal])
  }
  return deals
}
