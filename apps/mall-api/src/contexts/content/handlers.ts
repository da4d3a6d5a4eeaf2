import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { readDraftKey } from './draftAddress.ts'

/** The type of the web home page. The other types of mall4j are pages of its apps. */
const PC_HOME = 1

export const decorateHandlers: PartialHandlers<'homepage' | 'newestHomepage' | 'renovationInfo'> = {
  homepage: async ({ renovationType, shopId }, context) =>
    renovationType === PC_HOME ? home(context, shopId ?? 0, true) : { homeStatus: 0 },
  newestHomepage: async ({ renovationType, shopId }, context) =>
    renovationType === PC_HOME ? home(context, shopId ?? 0, false) : { homeStatus: 0 },
  renovationInfo: async ({ renovationId, shopId, draft }, { db, locale, now }) => {
    const version = draft === undefined ? null : await readDraftKey(db, draft, Number(renovationId), now)
    if (version === undefined) return undefined
    const [row] = await db.query<{
      renovationId: number
      shopId: number
      name: string
      content: string
      bgColor: string | null
    }>(
      `
      select r.renovation_id as "renovationId", shop_id as "shopId", name->>$1 as name, coalesce(v.content, r.content) as content,
        bg_color as "bgColor"
      from renovation r
      left join renovation_version v on v.renovation_id = r.renovation_id and v.renovation_version_id = $4::bigint
      where r.renovation_id = $2::bigint and shop_id = $3::bigint
        and v.renovation_version_id is not distinct from $4::bigint`,
      [locale, renovationId, shopId, version],
    )
    return row
  },
}

async function home({ db }: Pick<CallContext, 'db'>, shopId: number | string, published: boolean) {
  const [row] = await db.query<{ renovationId: number; content: string; published: boolean }>(
    `
    select renovation_id as "renovationId", content, published from renovation where shop_id = $1::bigint and home and published >= $2
    order by saved desc, renovation_id desc limit 1`,
    [shopId, published],
  )
  return row
    ? { homeStatus: row.published ? 1 : 0, renovationId: row.renovationId, content: row.content }
    : { homeStatus: 0 }
}
