import { inquirySeenSql } from '../contexts/quote/inquirySeenSql.ts'
import { inScopeSql, scopeParam } from '../core/console/shopScope.ts'
import type { ShopScope } from '../core/console/shopScope.ts'
import type { Db } from '../db/db.ts'

/**
 * Returns whether a person of the console may open an uploaded file. Sellers open the files of returns, reviews,
 * conversations and inquiries of their shops.
 */
export async function mayReadFile(db: Db, scope: ShopScope, id: string): Promise<boolean> {
  if (scope === 'all') return true
  if (!/^[\da-f-]{36}$/.test(id)) return false
  const own = (column: string) => inScopeSql(column, '$2')
  const has = (column: string) => `position($1 in ${column}) > 0`
  const found = await db.query(
    `select 1 from upload u where u.upload_id = $1 and not u.doomed and (
      exists (select 1 from refund r where r.user_id = u.user_id and ${own('r.shop_id')} and ${has('r.photos')})
      or exists (select 1 from comment c join product p using (prod_id)
        where c.user_id = u.user_id and ${own('p.shop_id')} and ${has('c.pics')})
      or exists (select 1 from chat_channel c join chat_message m using (channel_id)
        where c.user_id = u.user_id and ${own('c.shop_id')} and ${has('m.content')})
      or exists (select 1 from inquiry i where i.user_id = u.user_id and (
        ${has('i.files')} and ${inquirySeenSql('i.inquiry_id', '$2')}
        or exists (select 1 from inquiry_message m where m.inquiry_id = i.inquiry_id and ${has('m.files')}
          and (${own('m.shop_id')} or m.shop_id is null and ${inquirySeenSql('i.inquiry_id', '$2')}))))
      or exists (select 1 from quote q join inquiry i using (inquiry_id)
        where i.user_id = u.user_id and ${own('q.shop_id')} and ${has('q.files')}))`,
    [id, scopeParam(scope)],
  )
  return found.length > 0
}
