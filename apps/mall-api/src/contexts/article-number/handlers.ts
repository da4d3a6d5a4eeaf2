import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId, wireDate } from '../../core/wire/wire.ts'
import { arrayText } from '../../db/db.ts'
import { articleKey } from './articleNumbersOf.ts'
import { exportNumbers } from './exportNumbers.ts'
import { importNumbers } from './importNumbers.ts'
import { ownedBy } from './ownedBy.ts'
import { saveNumbers } from './saveNumbers.ts'

type Names =
  | 'articleNumberPage'
  | 'saveArticleNumbers'
  | 'importArticleNumbers'
  | 'deleteArticleNumbers'
  | 'exportArticleNumbers'
type Row = {
  articleNumberId: number
  number: string
  unit: string
  skuId: number
  prodId: number
  partyCode: string
  prodName: string
  brandName: string
  pic: string
  onShelf: boolean
  created: number
}

export const articleNumberHandlers: PartialHandlers<Names & CallName> = {
  articleNumberPage: async ({ keyword, ...paging }, { db, user, locale }) => {
    const { current, size } = paging
    const word = keyword?.trim() ?? ''
    const from = `article_number a join sku k using (sku_id) join product p using (prod_id) left join brand b using (brand_id)
      where ${ownedBy('$1')} and ($2 = '' or a.key like '%' || $3 || '%' and $3 <> '' or k.code_norm like '%' || $3 || '%' and $3 <> ''
        or position(lower($2) in lower(p.name->>'zh' || ' ' || (p.name->>'en'))) > 0)`
    const params = [user, word, articleKey(word).replaceAll(/[\\%_]/g, '\\$&')]
    const [rows, [count]] = await Promise.all([
      db.query<Row>(
        `select a.article_number_id as "articleNumberId", a.number, a.unit, k.sku_id as "skuId", p.prod_id as "prodId", k.party_code as "partyCode",
          p.name->>$4 as "prodName", b.name->>$4 as "brandName", k.pic, p.status = 1 as "onShelf", a.created
        from ${from} order by a.created desc, a.article_number_id desc limit $5 offset $6`,
        [...params, locale, size, (current - 1) * size],
      ),
      db.query<{ total: number }>(`select count(*)::int as total from ${from}`, params),
    ])
    return pageOf(
      rows.map(({ created, ...row }) => ({ ...row, createTime: wireDate(created) })),
      count?.total ?? 0,
      paging,
    )
  },
  saveArticleNumbers: (numbers, context) => saveNumbers(context, numbers),
  importArticleNumbers: ({ text }, context) => importNumbers(context, text),
  deleteArticleNumbers: async (ids, { db, user }) => {
    await db.query(
      `delete from article_number a where ${ownedBy('$1')} and a.article_number_id = any($2::text::bigint[])`,
      [user, arrayText(ids.map(rowId))],
    )
    return null
  },
  exportArticleNumbers: ({ format }, context) => exportNumbers(context, format),
}
