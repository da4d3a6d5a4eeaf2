import type { Locale } from '@millwright/domain/locale'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { leadingFirst } from '../../core/stock/stockSql.ts'
import { yuan } from '../../core/console/yuan.ts'
import type { Db } from '../../db/db.ts'

/** The notices of one run. The next run tells the others. */
const AT_ONCE = 500

/**
 * Tells buyers that the list price of a favourite is below its price at the time when they added it. Each price is told
 * once.
 */
export async function tellPriceFalls({ db, now }: { db: Db; now: number }): Promise<void> {
  await db.tx(async (tx) => {
    const fallen = await tx.query<{
      owner: number
      prodId: number
      skuId: number
      before: string
      price: string
      model: string | null
      name: Record<Locale, string>
    }>(
      `select c.user_id as owner, c.prod_id as "prodId", k.sku_id as "skuId", c.price as before, k.price, k.party_code as model, p.name
      from collection c join product p using (prod_id)
      cross join lateral (select sku_id, price, party_code from sku where sku.prod_id = c.prod_id order by ${leadingFirst()} limit 1) k
      where p.status = 1 and k.price < c.price and not exists (
        select 1 from message m where m.user_id = c.user_id and m.event = 'priceFell' and m.occurrence = c.prod_id || ' ' || k.price)
      order by c.user_id, c.prod_id limit ${AT_ONCE}`,
    )
    for (const { owner, prodId, skuId, before, price, model, name } of fallen)
      await tellBuyer({ db: tx, now }, owner, {
        event: 'priceFell',
        occurrence: `${prodId} ${price}`,
        subject: `${prodId}-${skuId}`,
        facts: { goods: model ?? name, before: yuan(before), price: yuan(price) },
      })
  })
}
