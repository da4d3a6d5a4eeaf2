import { centsOf } from '@millwright/domain/money/wholeMoney'
import { arrayText, queryOne } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { SEARCHED, countSql, counted, pageOf, windowOf } from '../../core/list/paging.ts'
import type { Paging, Total } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { wireDate, optionalWireYuan, rowId } from '../../core/wire/wire.ts'
import { cardsOf } from './cards.ts'
import { leadingFirst } from '../../core/stock/stockSql.ts'

type Names =
  | 'collectedProds'
  | 'collectionCount'
  | 'cancelCollections'
  | 'watchPrice'
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
    const { rows, total } = await favouritePage(context, prodName?.trim(), { current, size })
    const kept = await withCards(context, rows)
    return pageOf(
      kept.map(({ card, row: { created, price, watchedPrice } }) => ({
        ...card,
        createTime: wireDate(created),
        collectPrice: optionalWireYuan(price),
        watchedPrice: optionalWireYuan(watchedPrice),
      })),
      total,
      { current, size },
    )
  },
  collectionCount: async (_, { db, user }) => totalIn(await tallyOf(db, 'favourite', user)),
  cancelCollections: async (prodIds, { db, user }) => {
    await db.query('delete from collection where user_id = $1 and prod_id = any($2::text::bigint[])', [
      user,
      arrayText(prodIds.map(rowId)),
    ])
    return null
  },
  watchPrice: async ({ prodId, price }, { db, user, now, fail }) => {
    const [kept] = await db.query<{ price: string | null }>(
      `select (select price from sku where sku.prod_id = one.prod_id order by ${leadingFirst()} limit 1) as price
        from collection one where user_id = $1 and prod_id = $2::bigint`,
      [user, prodId],
    )
    if (!kept) return fail('A01000', 'productNotKept')
    if (price !== undefined && kept.price !== null && centsOf(price) >= centsOf(kept.price))
      return fail('A00001', 'watchedPriceReached')
    await db.query(
      'update collection set watched_price = $3::numeric, watched = $4::bigint where user_id = $1 and prod_id = $2::bigint',
      [user, prodId, price ?? null, price === undefined ? null : now],
    )
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
    const { limit, offset } = windowOf({ current, size })
    const onSale = inTurn('browse', 'seen', 'select 1 from product p where p.prod_id = one.prod_id and p.status = 1')
    const rows = await context.db.query<{ id: number }>(`select one.prod_id as id ${onSale} limit $2 offset $3`, [
      context.user,
      limit,
      offset,
    ])
    const { n } = await queryOne<{ n: number }>(context.db, `select ${countSql(`select 1 ${onSale}`, SEARCHED)} as n`, [
      context.user,
    ])
    const cards = await cardsOf(
      context,
      rows.map(({ id }) => id),
    )
    return pageOf(cards, counted(n, SEARCHED), { current, size })
  },
  seenProds: async ({ current, size }, context) => {
    const { limit, offset } = windowOf({ current, size })
    const rows = await context.db.query<{ id: number; seen: number }>(
      'select prod_id as id, seen from browse where user_id = $1 order by seen desc, prod_id limit $2 offset $3',
      [context.user, limit, offset],
    )
    const seen = await withCards(context, rows)
    return pageOf(
      seen.map(({ card, row }) => ({ ...card, browseTime: wireDate(row.seen) })),
      totalIn(await tallyOf(context.db, 'history', context.user)),
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

type Favourite = { id: number; created: number; price: string | null; watchedPrice: string | null }

/**
 * Returns a page of the buyer's favourites, newest first. With `name`, only products whose name or model contains the
 * text.
 */
async function favouritePage(
  { db, user, locale }: Pick<CallContext, 'db' | 'locale'> & { user: number },
  name: string | undefined,
  paging: Paging,
): Promise<{ rows: Favourite[]; total: Total }> {
  const { limit, offset } = windowOf(paging)
  const columns = 'one.prod_id as id, one.created, one.price, one.watched_price as "watchedPrice"'
  if (!name) {
    const rows = await db.query<Favourite>(
      `select ${columns} from collection one where user_id = $1 order by created desc, prod_id limit $2 offset $3`,
      [user, limit, offset],
    )
    return { rows, total: { total: totalIn(await tallyOf(db, 'favourite', user)) } }
  }
  const named = inTurn(
    'collection',
    'created',
    `select 1 from product p where p.prod_id = one.prod_id and (strpos(lower(p.name->>$2), lower($3::text)) > 0
      or exists (select 1 from sku k where k.prod_id = p.prod_id and strpos(lower(k.party_code), lower($3::text)) > 0))`,
  )
  const rows = await db.query<Favourite>(`select ${columns} ${named} limit $4 offset $5`, [
    user,
    locale,
    name,
    limit,
    offset,
  ])
  const { n } = await queryOne<{ n: number }>(db, `select ${countSql(`select 1 ${named}`, SEARCHED)} as n`, [
    user,
    locale,
    name,
  ])
  return { rows, total: counted(n, SEARCHED) }
}

/**
 * Returns SQL for the buyer's rows of a table, newest first, whose product passes `test`. The alias of a row is `one`.
 * Products are looked up one by one.
 */
function inTurn(table: 'collection' | 'browse', time: string, test: string): string {
  return `from (select * from ${table} where user_id = $1 order by ${time} desc, prod_id offset 0) one
    cross join lateral (${test} offset 0) fits`
}

/**
 * Pairs each row with the card of its product, in the order of the rows. Rows of products without a SKU are omitted.
 */
async function withCards<Row extends { id: number }>(
  context: Pick<CallContext, 'db' | 'locale' | 'finder' | 'kept' | 'now'>,
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
