import type { Locale } from '@millwright/domain/locale'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { leadingFirst } from '../../core/stock/stockSql.ts'
import { yuan } from '../../core/console/yuan.ts'
import type { Db } from '../../db/db.ts'

/** The notices of one run. The next run tells the others. */
const AT_ONCE = 500

/**
 * Tells buyers that the list price of a favourite is at or below the price that they set or, without one, below its
 * price at the time when they added it. Each set price is told once, and otherwise each lower price.
 */
export async function tellPriceFalls({ db, now }: { db: Db; now: number }): Promise<void> {
  await db.tx(async (tx) => {
    const fallen = await tx.query<{
      owner: number
      prodId: number
      skuId: number
      before: string | null
      watchedPrice: string | null
      occurrence: string
      price: string
      model: string | null
      name: Record<Locale, string>
    }>(
      `select c.user_id as owner, c.prod_id as "prodId", k.sku_id as "skuId", c.price as before, c.watched_price as "watchedPrice",
        told.occurrence, k.price, k.party_code as model, p.name
      from collection c join product p using (prod_id)
      cross join lateral (select sku_id, price, party_code from sku where sku.prod_id = c.prod_id order by ${leadingFirst()} limit 1) k
      cross join lateral (select case when c.watched is null then 'priceFell' else 'priceReached' end as event,
        c.prod_id || ' ' || coalesce(c.watched::text, k.price::text) as occurrence) told
      where p.status = 1 and (k.price <= c.watched_price or c.watched is null and k.price < c.price) and not exists (
        select 1 from message m where m.user_id = c.user_id and m.event = told.event and m.occurrence = told.occurrence)
      order by c.user_id, c.prod_id limit ${AT_ONCE}`,
    )
    for (const { owner, prodId, skuId, before, watchedPrice, occurrence, price, model, name } of fallen)
      await tellBuyer({ db: tx, now }, owner, {
        event: watchedPrice === null ? 'priceFell' : 'priceReached',
        occurrence,
        subject: `${prodId}-${skuId}`,
        facts: {
          goods: model ?? name,
          price: yuan(price),
          ...(before !== null && { before: yuan(before) }),
          ...(watchedPrice !== null && { watched: yuan(watchedPrice) }),
        },
      })
  })
}
