import { arrayText, queryOne } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { wireDate, optionalWireYuan, pageOf, rowId } from '../../core/wire/wire.ts'
import { cardsOf } from './cards.ts'
import { leadingFirst } from '../../core/stock/stockSql.ts'

type Names =
  | 'collectedProds'
  | 'collectionCount'
  | 'cancelCollections'
  | 'isCollection'
  | 'addOrCancelCollection'
  | 'recentBrowse'
  | 'recentProds'
  | 'seenProds'
  | 'forgetSeen'
  | 'forgetAllSeen'

const DAY = 86_400_000

/** Handlers of favourites and browsing history. Buyers see only their own. */
export const favouriteAndHistoryHandlers: PartialHandlers<Names> = {
  collectedProds: async ({ prodName, current, size }, context) => {
    const rows = await context.db.query<{ id: number; created: number; price: string | null; total: number }>(
      `
      select prod_id as id, c.created, c.price, count(*) over ()::int as total from collection c join product p using (prod_id)
      where c.user_id = $1 and ($2::text is null or strpos(lower(p.name->>$3), lower($2::text)) > 0
        or exists (select 1 from sku k where k.prod_id = p.prod_id and strpos(lower(k.party_code), lower($2::text)) > 0))
      order by c.created desc, prod_id limit $4 offset $5`,
      [context.user, prodName?.trim() || null, context.locale, size, (current - 1) * size],
    )
    const kept = await withCards(context, rows)
    return pageOf(
      kept.map(({ card, row: { created, price } }) => ({
        ...card,
        createTime: wireDate(created),
        collectPrice: optionalWireYuan(price),
      })),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
  collectionCount: async (_, { db, user }) => {
    const row = await queryOne<{ n: number }>(db, 'select count(*)::int as n from collection where user_id = $1', [
      user,
    ])
    return row.n
  },
  cancelCollections: async (prodIds, { db, user }) => {
    await db.query('delete from collection where user_id = $1 and prod_id = any($2::text::bigint[])', [
      user,
      arrayText(prodIds.map(rowId)),
    ])
    return null
  },
  isCollection: async ({ prodId }, { db, user }) =>
    (await db.query('select 1 from collection where user_id = $1 and prod_id = $2::bigint', [user, prodId])).length > 0,
  addOrCancelCollection: async (prodId, context) => {
    const gone = await context.db.query(
      'delete from collection where user_id = $1 and prod_id = $2::bigint returning 1',
      [context.user, prodId],
    )
    if (gone.length) return false
    // The price of the product's leading SKU, as shown on its card.
    const [kept] = await context.db.query(
      `
      insert into collection (user_id, prod_id, created, price)
      select $1, prod_id, $3::bigint, (select price from sku where sku.prod_id = product.prod_id order by ${leadingFirst()} limit 1)
        from product where prod_id = $2::bigint and status = 1
      on conflict (user_id, prod_id) do update set created = excluded.created, price = excluded.price returning 1`,
      [context.user, prodId, context.now],
    )
    return kept ? true : context.fail('A01000', 'productGone')
  },
  recentBrowse: async ({ prodId }, { db, user, now }) => {
    await db.query(
      `
      insert into browse (user_id, prod_id, seen) select $1, prod_id, $3::bigint from product where prod_id = $2::bigint
      on conflict (user_id, prod_id) do update set seen = excluded.seen`,
      [user, prodId, now],
    )
    return null
  },
  recentProds: async ({ current, size }, context) => {
    const rows = await context.db.query<{ id: number; total: number }>(
      `
      select prod_id as id, count(*) over ()::int as total from browse join product using (prod_id) where user_id = $1 and status = 1
      order by seen desc, prod_id limit $2 offset $3`,
      [context.user, size, (current - 1) * size],
    )
    const cards = await cardsOf(
      context,
      rows.map(({ id }) => id),
    )
    return pageOf(cards, rows[0]?.total ?? 0, { current, size })
  },
  seenProds: async ({ current, size }, context) => {
    const rows = await context.db.query<{ id: number; seen: number; total: number }>(
      `
      select prod_id as id, seen, count(*) over ()::int as total from browse join product using (prod_id) where user_id = $1
      order by seen desc, prod_id limit $2 offset $3`,
      [context.user, size, (current - 1) * size],
    )
    const seen = await withCards(context, rows)
    return pageOf(
      seen.map(({ card, row }) => ({ ...card, browseTime: wireDate(row.seen) })),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
  forgetSeen: async (prodIds, { db, user }) => {
    await db.query('delete from browse where user_id = $1 and prod_id = any($2::text::bigint[])', [
      user,
      arrayText(prodIds.map(rowId)),
    ])
    return null
  },
  forgetAllSeen: async (input, { db, user }) => {
    const from = input?.day === undefined ? undefined : Date.parse(`${input.day}T00:00:00+08:00`)
    await db.query(
      'delete from browse where user_id = $1 and ($2::bigint is null or seen >= $2::bigint and seen < $3::bigint)',
      [user, from ?? null, from === undefined ? null : from + DAY],
    )
    return null
  },
}

/**
 * Pairs each row with the card of its product, in the order of the rows. Rows of products without a SKU are omitted.
 */
async function withCards<Row extends { id: number }>(
  context: Pick<CallContext, 'db' | 'locale' | 'finder' | 'now'>,
  rows: readonly Row[],
) {
  const cards = await cardsOf(
    context,
    rows.map(({ id }) => id),
  )
  const byId = new Map(cards.map((card) => [Number(card.prodId), card]))
  return rows.flatMap((row) => {
    const card = byId.get(row.id)
    return card ? [{ card, row }] : []
  })
}
