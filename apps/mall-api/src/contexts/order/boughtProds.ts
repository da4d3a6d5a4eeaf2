import type { Locale } from '@millwright/domain/locale'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { arrayText } from '../../db/db.ts'
import type { ReadContext } from '../../core/call/call.ts'
import { wireDate } from '../../core/wire/wire.ts'

/**
 * Returns the buyer's latest paid order line of each product that the buyer has bought. Order numbers sort by time, so
 * each product takes the first line of the index that counts.
 */
export async function boughtProdsOf(
  { db, locale }: Pick<ReadContext, 'db' | 'locale'>,
  user: number,
  prodIds: readonly number[],
) {
  if (!prodIds.length) return []
  const rows = await db.query<{
    prodId: number
    skuId: number
    orderNumber: string
    partyCode: string
    unit: Record<Locale, string>
    quantity: number
    paidAt: number
  }>(
    `
    select b.* from (select distinct unnest($2::text::bigint[]) as id) p cross join lateral (
      select i.prod_id as "prodId", i.sku_id as "skuId", i.order_number as "orderNumber", i.party_code as "partyCode", i.unit, i.quantity, o.paid_at as "paidAt"
      from order_item i join orders o using (order_number)
      where i.bought_by = $1 and i.prod_id = p.id and o.paid_at is not null and o.status <> ${orderStatuses.closed} and not o.hidden
      order by i.order_number desc, i.seq limit 1
    ) b order by p.id`,
    [user, arrayText(prodIds)],
  )
  return rows.map(({ paidAt, quantity, unit, ...row }) => ({
    ...row,
    prodCount: quantity,
    unit: unit[locale],
    payTime: wireDate(paidAt),
  }))
}
