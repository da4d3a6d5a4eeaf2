import { inScopeSql } from '../../core/console/shopScope.ts'

/**
 * SQL: whether the shops of a scope may read an inquiry. A shop may if it has goods for one of the lines, or if it
 * quoted or wrote. The mall's people read all inquiries, also those of visitors. `param` is as in `inScopeSql`.
 */
export function inquirySeenSql(inquiryId: string, param: string): string {
  const own = (column: string) => inScopeSql(column, param)
  return `(${param}::text::bigint[] is null or exists (select 1 from inquiry v where v.inquiry_id = ${inquiryId} and v.user_id is not null and (
    exists (select 1 from quote q where q.inquiry_id = v.inquiry_id and ${own('q.shop_id')})
    or exists (select 1 from inquiry_message m where m.inquiry_id = v.inquiry_id and ${own('m.shop_id')})
    or exists (select 1 from inquiry_item t left join sku a on a.sku_id = t.sku_id
      join sku k on k.code_norm = coalesce(a.code_norm, lower(regexp_replace(t.name, '[^A-Za-z0-9.]', '', 'g')))
      join product p on p.prod_id = k.prod_id
      where t.inquiry_id = v.inquiry_id and p.status = 1 and k.code_norm <> '' and ${own('p.shop_id')}))))`
}
