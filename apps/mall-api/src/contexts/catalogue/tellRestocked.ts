import type { Locale } from '@millwright/domain/locale'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { Db } from '../../db/db.ts'

/** The notices of one run. The next run tells the others. */
const AT_ONCE = 500

/**
 * Tells buyers that SKUs for which they wait can be ordered again, whatever brought them back: a delivery, an import, a
 * return, an order that expired, or a product that is listed again. Each notice is told once.
 */
export async function tellRestocked({ db, now }: { db: Db; now: number }): Promise<void> {
  await db.tx(async (tx) => {
    const back = await tx.query<{
      owner: number
      skuId: number
      prodId: number
      created: number
      model: string | null
      name: Record<Locale, string>
    }>(
      `with back as (
        select w.user_id, w.sku_id from stock_watch w join sku k using (sku_id) join product p using (prod_id)
        where p.status = 1 and (k.stocks = -1 or k.stocks >= greatest(k.min_order_qty, 1))
        order by w.user_id, w.sku_id limit ${AT_ONCE} for update of w skip locked
      ), told as (
        delete from stock_watch w using back where w.user_id = back.user_id and w.sku_id = back.sku_id
        returning w.user_id, w.sku_id, w.created
      ) select told.user_id as owner, told.sku_id as "skuId", prod_id as "prodId", told.created, party_code as model, p.name
        from told join sku using (sku_id) join product p using (prod_id) order by told.user_id, told.sku_id`,
    )
    for (const { owner, skuId, prodId, created, model, name } of back)
      await tellBuyer({ db: tx, now }, owner, {
        event: 'restocked',
        occurrence: `${skuId} ${created}`,
        subject: `${prodId}-${skuId}`,
        facts: { goods: model ?? name },
      })
  })
}
