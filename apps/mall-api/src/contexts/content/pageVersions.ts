import { inScopeSql, scopeParam } from '../../core/console/shopScope.ts'
import type { ShopScope } from '../../core/console/shopScope.ts'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'

/** The number of published versions, and of shared drafts, that a page keeps. */
const KEPT = { published: 50, shared: 20 } as const

type Page = {
  pageId: number
  shopId: number
  name: { zh: string; en: string }
  home: boolean
  published: boolean
  savedAt: number
  hasDraft: boolean
}
/** A person of the console who changes a page. Nobody is named in a sample mall. */
export type Editor = { author: string | undefined; now: number }

const columns = `r.renovation_id as "pageId", r.shop_id as "shopId", r.name, r.home, r.published, r.saved as "savedAt",
  d.renovation_id is not null as "hasDraft"`

/** Returns the pages of the mall and of the shops in the scope. */
export function listPages(db: Db, scope: ShopScope): Promise<Page[]> {
  return db.query<Page>(
    `select ${columns} from renovation r left join renovation_draft d using (renovation_id)
    where ${inScopeSql('r.shop_id', '$1')} order by r.shop_id, r.home desc, r.renovation_id`,
    [scopeParam(scope)],
  )
}

/** Returns a page with its newest published version (0 if it is as the mall began) and its draft. */
export async function findPage(db: Db, pageId: number, scope: ShopScope) {
  const [row] = await db.query<
    Page & { content: string; version: number; draftContent: string | null; draftSavedAt: number | null }
  >(
    `select ${columns}, r.content, ${newest('r.renovation_id')} as version,
      d.content as "draftContent", d.saved_at as "draftSavedAt"
    from renovation r left join renovation_draft d using (renovation_id)
    where r.renovation_id = $1::bigint and ${inScopeSql('r.shop_id', '$2')}`,
    [pageId, scopeParam(scope)],
  )
  if (!row) return undefined
  const { draftContent, draftSavedAt, ...page } = row
  return {
    ...page,
    draft: draftContent !== null && draftSavedAt !== null ? { content: draftContent, savedAt: draftSavedAt } : null,
  }
}

export async function saveDraft(db: Db, pageId: number, content: string, { author, now }: Editor): Promise<void> {
  await db.query(
    `insert into renovation_draft (renovation_id, content, saved_at, author) values ($1, $2, $3, $4)
    on conflict (renovation_id) do update set content = excluded.content, saved_at = excluded.saved_at,
      author = excluded.author`,
    [pageId, content, now, author ?? null],
  )
}

export async function removeDraft(db: Db, pageId: number): Promise<void> {
  await db.query('delete from renovation_draft where renovation_id = $1', [pageId])
}

/**
 * Keeps the present draft as a version that buyers do not see, and returns the version. Undefined without a draft. The
 * editor may change the draft afterwards: the version stays as it was shared.
 */
export function shareDraft(db: Db, pageId: number, { now }: Pick<Editor, 'now'>): Promise<number | undefined> {
  return db.tx(async (tx) => {
    const [row] = await tx.query<{ version: number }>(
      `insert into renovation_version (renovation_id, content, saved_at, author)
      select renovation_id, content, $2, author from renovation_draft where renovation_id = $1
      returning renovation_version_id as version`,
      [pageId, now],
    )
    await forget(tx, pageId, 'shared')
    return row?.version
  })
}

/**
 * Publishes a page and deletes its draft. Returns the new version, or undefined if somebody published after `version`
 * was opened. The page as the mall began becomes the first version, so that it can be restored.
 */
export function publishPage(
  db: Db,
  { pageId, content, version }: { pageId: number; content: string; version: number },
  { author, now }: Editor,
): Promise<number | undefined> {
  return db.tx(async (tx) => {
    const before = await queryOne<{ content: string; saved: number; published: boolean }>(
      tx,
      'select content, saved, published from renovation where renovation_id = $1 for update',
      [pageId],
    )
    const current = await queryOne<{ version: number }>(tx, `select ${newest('$1::bigint')} as version`, [pageId])
    if (current.version !== version) return undefined
    const insert = (content: string, at: number, by: string | null) =>
      queryOne<{ version: number }>(
        tx,
        `insert into renovation_version (renovation_id, content, saved_at, published_at, author)
        values ($1, $2, $3, $3, $4) returning renovation_version_id as version`,
        [pageId, content, at, by],
      )
    if (current.version === 0 && before.published) await insert(before.content, before.saved, null)
    const made = await insert(content, now, author ?? null)
    await tx.query('update renovation set content = $2, saved = $3, published = true where renovation_id = $1', [
      pageId,
      content,
      now,
    ])
    await removeDraft(tx, pageId)
    await forget(tx, pageId, 'published')
    return made.version
  })
}

/** Returns what was published, newest first. */
export function listVersions(db: Db, pageId: number) {
  return db.query<{ version: number; publishedAt: number; author: string | null; content: string }>(
    `select renovation_version_id as version, published_at as "publishedAt", author, content from renovation_version
    where renovation_id = $1 and published_at is not null order by renovation_version_id desc`,
    [pageId],
  )
}

/** Returns the content of a published version. */
export async function contentOfVersion(db: Db, pageId: number, version: number): Promise<string | undefined> {
  const [row] = await db.query<{ content: string }>(
    `select content from renovation_version
    where renovation_id = $1 and renovation_version_id = $2 and published_at is not null`,
    [pageId, version],
  )
  return row?.content
}

/** SQL: the newest published version of a page, or 0. */
function newest(page: string): string {
  return `coalesce((select max(v.renovation_version_id) from renovation_version v
    where v.renovation_id = ${page} and v.published_at is not null), 0)`
}

/** Deletes the oldest versions of a kind beyond the number that a page keeps. */
async function forget(db: Db, pageId: number, kind: keyof typeof KEPT): Promise<void> {
  const isKind = `renovation_id = $1 and (published_at is not null) = ${kind === 'published'}`
  await db.query(
    `delete from renovation_version where ${isKind} and renovation_version_id not in (
      select renovation_version_id from renovation_version where ${isKind}
      order by renovation_version_id desc limit ${KEPT[kind]})`,
    [pageId],
  )
}
