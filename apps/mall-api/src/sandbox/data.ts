import type { Locale } from '@millwright/domain/locale'
import type { Finder } from '../search/finder.ts'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'

const ROWS = 30

export type BenchData = Awaited<ReturnType<typeof benchData>>

/** Everything the bench shows. `find` narrows the products; without it the best-selling ones are shown. */
export async function benchData({ db, finder }: { db: Db; finder: Finder }, locale: Locale, find: string, now: number) {
  const found = await finder.anySkus(find.slice(0, 100), ROWS)
  const [codes, payments, orders, skus, inquiries] = await Promise.all([
    db.query<{ mobile: string; code: string; sent: number; expires: number }>(
      'select mobile, code, sent, expires from sms_code where expires > $1::bigint order by sent desc limit 30',
      [now],
    ),
    db.query<{ code: string; orderNumbers: string; amount: string; payType: number }>(`
      select code, order_numbers as "orderNumbers", amount, pay_type as "payType" from payment p
      where paid_at is null and exists (select 1 from orders o where o.status = 1 and o.order_number = any(string_to_array(p.order_numbers, ',')))
        order by created desc limit 30`),
    db.query<{ orderNumber: string; status: number; buyer: string; amount: string; created: number }>(
      `
      select order_number as "orderNumber", status, b.nick_name->>$1 as buyer, actual_total as amount, o.created from orders o
        join buyer b using (user_id)
      order by (status = 2) desc, o.created desc limit 30`,
      [locale],
    ),
    db.query<{
      skuId: number
      prodId: number
      model: string
      name: string
      price: string
      stocks: number
      status: number
    }>(
      `
      select k.sku_id as "skuId", k.prod_id as "prodId", k.party_code as model, p.name->>$1 as name, k.price, k.stocks, p.status
      from unnest($2::text::bigint[]) with ordinality f (sku_id, n) join sku k using (sku_id) join product p using (prod_id) order by f.n`,
      [locale, arrayText(found)],
    ),
    db.query<{ phone: string; remark: string; created: number }>(
      'select phone, remark, created from inquiry order by created desc limit 10',
    ),
  ])
  return { codes, payments, orders, skus, inquiries }
}
