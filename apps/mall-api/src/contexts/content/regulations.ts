import type { CallContext } from '../../core/call/call.ts'
import { arrayText } from '../../db/db.ts'
import { excerptOf, readable } from './excerptOf.ts'

type Asker = Pick<CallContext, 'db' | 'locale'>

export const termsIds = { terms: 26, privacy: 57 } as const

/** SQL: the current version of each rule, with its class. */
const current = `
  regulation r join regulation_class c using (class_id)
  join lateral (select * from regulation_version v where v.regulation_id = r.regulation_id order by version desc limit 1) v on true`
/** SQL: the text of a rule without its HTML elements. */
const words = `regexp_replace(v.content->>$1, '<[^>]*>', ' ', 'g')`

export async function regulationClasses({ db, locale }: Asker) {
  type Row = { id: number; title: string; published: number; categoryId: number; categoryName: string; summary: string }
  const rows = await db.query<Row>(
    `select r.regulation_id as id, v.title->>$1 as title, v.published, class_id as "categoryId", c.name->>$1 as "categoryName",
      c.summary->>$1 as summary
    from ${current} order by c.seq, class_id, r.seq, r.regulation_id`,
    [locale],
  )
  return [...Map.groupBy(rows, ({ categoryId }) => categoryId).values()].map((regulations) => {
    const { categoryId, categoryName, summary } = regulations[0]!
    return { categoryId, categoryName, summary, regulations }
  })
}

/** Returns the rules of a class that contain all words. Rules with the words in their title come first. */
export async function searchRegulations(
  { db, locale }: Asker,
  { categoryId, keyword, current: page, size }: { categoryId: number; keyword: string; current: number; size: number },
) {
  const sought = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  type Row = {
    id: number
    title: string
    published: number
    categoryId: number
    categoryName: string
    seq: number
    content: string
    total: number
  }
  const rows = await db.query<Row>(
    `select r.regulation_id as id, v.title->>$1 as title, v.published, class_id as "categoryId", c.name->>$1 as "categoryName", r.seq,
      v.content->>$1 as content, (count(*) over ())::int as total
    from ${current}
    where ($2::bigint = 0 or class_id = $2::bigint)
      and (select coalesce(bool_and(position(w in lower(v.title->>$1 || ' ' || ${words})) > 0), true) from unnest($3::text::text[]) w)
    order by (select count(*) from unnest($3::text::text[]) w where position(w in lower(v.title->>$1)) > 0) desc,
      c.seq, class_id, r.seq, r.regulation_id
    limit $4 offset $5`,
    [locale, categoryId, arrayText(sought), size, (page - 1) * size],
  )
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map(({ content, total: _, ...row }) => ({
      ...row,
      excerpt: excerptOf(readable(content, sought), sought),
    })),
  }
}

export async function regulationById({ db, locale }: Asker, id: number, version?: number) {
  type Row = {
    id: number
    title: string
    content: string
    published: number
    version: number
    categoryId: number
    categoryName: string
    seq: number
  }
  const [row] = await db.query<Row>(
    `select r.regulation_id as id, v.title->>$1 as title, v.content->>$1 as content, v.published, v.version, class_id as "categoryId",
      c.name->>$1 as "categoryName", r.seq
    from regulation r join regulation_class c using (class_id) join regulation_version v using (regulation_id)
    where r.regulation_id = $2::bigint and ($3::int is null or v.version = $3::int) order by v.version desc limit 1`,
    [locale, id, version ?? null],
  )
  return row
}

export function versionsOf({ db }: Pick<CallContext, 'db'>, id: number) {
  return db.query<{ version: number; published: number }>(
    'select version, published from regulation_version where regulation_id = $1::bigint order by version desc',
    [id],
  )
}
