import type { CallName } from '@millwright/contract/contract'
import type { Category } from '@millwright/contract/catalogue/entities'
import { arrayText, queryOne } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { commentColumns, commentWire } from './commentRows.ts'
import type { CommentRow } from './commentRows.ts'
import { agreedWire, agreementsOn } from '../../core/price/agreements.ts'
import { cardsOf } from './cards.ts'
import { prodDetailsOf, skusOf } from './detail.ts'
import { dealsOf } from '../../core/promotion/sales.ts'
import { accessoriesOf, offersOf, substitutesOf } from './related.ts'
import { pageOf, readIds, rowId, wireYuan } from '../../core/wire/wire.ts'

/** A few more than a comparison page shows. */
const MOST_INFOS = 8
const MOST_BRANDS = 100
/** The maximum number of shelves per page. */
const MOST_SHELVES = 50

type Names =
  | 'prodInfos'
  | 'prodRelated'
  | 'prodOffers'
  | 'agreementPrices'
  | 'categoryInfo'
  | 'categoryPath'
  | 'brandsByCategory'
  | 'prodsByIds'
  | 'prodShelves'
  | 'recommendList'
  | 'prodInfo'
  | 'skuList'
  | 'isStatus'
  | 'prodCommData'
  | 'prodCommPage'

export const catalogueHandlers: PartialHandlers<Names & CallName> = {
  categoryInfo: async (input, context) => {
    const rows = await categoriesOf(context, rowId(input?.shopId ?? 0))
    const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
    const below = (parentId: string): Category[] =>
      (byParent.get(parentId) ?? []).map((row) => ({ ...row, categories: below(row.categoryId) }))
    return below(String(input?.parentId || 0))
  },
  categoryPath: async ({ categoryId }, { db, locale }) =>
    db.query(
      `
      with recursive up as (
        select * from category where category_id = $1::bigint union all select c.* from category c join up on c.category_id = up.parent_id
      ) select category_id as "categoryId", name->>$2 as "categoryName", grade from up order by grade`,
      [categoryId, locale],
    ),
  brandsByCategory: async ({ categoryId }, context) =>
    (await context.finder.brands(context.locale, rowId(categoryId))).slice(0, MOST_BRANDS),
  prodsByIds: async ({ prodIds, prodType }, context) => {
    const shown = await context.db.query<{ id: number }>(
      `
      select prod_id as id from unnest($1::text::bigint[]) with ordinality w (prod_id, n) join product using (prod_id) where status = 1
        order by n`,
      [arrayText(readIds(prodIds))],
    )
    const cards = await cardsOf(
      context,
      shown.map(({ id }) => id),
    )
    return prodType === undefined ? cards : cards.filter((card) => card.prodType === prodType)
  },
  prodShelves: async ({ shelves }, context) => {
    const found = await context.finder.shelves(shelves.split(',').slice(0, MOST_SHELVES), context.now)
    const cards = new Map(
      (await cardsOf(context, [...new Set(found.flat())])).map((card) => [Number(card.prodId), card]),
    )
    return found.map((ids) => ids.flatMap((id) => cards.get(id) ?? []))
  },
  recommendList: async ({ prodId, categoryId, current, size }, context) => {
    const wanted = {
      ...(prodId !== undefined && { prodId: rowId(prodId) }),
      ...(categoryId && { categoryId: rowId(categoryId) }),
    }
    const { prodIds, total } = await context.finder.like(wanted, (current - 1) * size, current * size)
    return pageOf(await cardsOf(context, prodIds), total, { current, size })
  },
  prodInfo: async ({ prodId, addrId }, context) => {
    const [detail] = await prodDetailsOf(context, readIds(String(prodId)), addrId)
    if (!detail) return context.fail('A01000', 'productGone')
    const [deals, shop] = await Promise.all([
      dealsOf(context, rowId(prodId), detail.skuList ?? []),
      shopOfCard(context, rowId(detail.shopId)),
    ])
    return { ...detail, ...deals, ...shop }
  },
  prodInfos: ({ prodIds }, context) => prodDetailsOf(context, readIds(prodIds, MOST_INFOS)),
  prodRelated: async ({ prodId, skuId }, context) => {
    const [fitting, substitutes] = await Promise.all([
      accessoriesOf(context, prodId, skuId),
      substitutesOf(context, prodId),
    ])
    await context.finder.known()
    const [accessories, others] = await Promise.all([
      cardsOf(
        context,
        fitting.map((one) => one.prodId),
        fitting.map(({ skuIds }) => ({ fits: skuIds.length, skuIds })),
      ),
      cardsOf(context, substitutes),
    ])
    return { accessories, substitutes: others }
  },
  prodOffers: ({ prodId }, context) => offersOf(context, prodId),
  agreementPrices: async ({ skuIds }, context) =>
    [...(await agreementsOn(context, readIds(skuIds)))].map(([skuId, agreement]) => ({
      skuId,
      ...agreedWire(agreement),
      agreementPrice: wireYuan(agreement.price),
    })),
  skuList: async ({ prodId }, context) => {
    const [shown] = await context.db.query('select 1 from product where prod_id = $1::bigint and status = 1', [prodId])
    return shown ? skusOf(context, readIds(String(prodId))) : context.fail('A01000', 'productGone')
  },
  isStatus: async ({ prodId }, { db }) =>
    (await db.query('select 1 from product where prod_id = $1::bigint and status = 1', [prodId])).length > 0,
  prodCommData: async ({ prodId }, { db }) => {
    const row = await queryOne<{
      number: number
      praiseNumber: number
      secondaryNumber: number
      negativeNumber: number
      picNumber: number
    }>(
      db,
      `
      select count(*)::int as number, count(*) filter (where evaluate = 0)::int as "praiseNumber", count(*) filter (where evaluate = 1)::int as "secondaryNumber",
        count(*) filter (where evaluate = 2)::int as "negativeNumber", count(pics)::int as "picNumber" from comment
          where prod_id = $1::bigint`,
      [prodId],
    )
    return { ...row, positiveRating: row.number ? Math.round((100 * row.praiseNumber) / row.number) : undefined }
  },
  prodCommPage: async ({ prodId, evaluate, current, size }, { db }) => {
    const rows = await db.query<CommentRow & { total: number }>(
      `
      select count(*) over ()::int as total, ${commentColumns} from comment c
      where prod_id = $1::bigint and case $2::int when -1 then true when 3 then pics is not null else evaluate = $2::int end
      order by created desc, prod_comm_id desc limit $3 offset $4`,
      [prodId, evaluate, size, (current - 1) * size],
    )
    return pageOf(
      rows.map(({ total: _, ...row }) => commentWire(row)),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
}

async function shopOfCard({ db, locale }: Pick<CallContext, 'db' | 'locale'>, shopId: number) {
  const [shop] = await db.query<{ shopCity: string; score: string | null }>(
    `
    select city->>$2 as "shopCity",
      (select round(avg(c.score), 1) from comment c join product p using (prod_id) where p.shop_id = s.shop_id)::text as score
    from shop s where shop_id = $1`,
    [shopId, locale],
  )
  return { shopCity: shop?.shopCity, shopScore: shop?.score ? Number(shop.score) : undefined }
}

/** Returns the categories in which a shop has products on sale. A `shopId` of 0 returns all categories of the mall. */
async function categoriesOf({ db, locale }: Pick<CallContext, 'db' | 'locale'>, shopId: number) {
  const rows = await db.query<{
    categoryId: number
    parentId: number
    categoryName: string
    icon: string | null
    grade: number
    status: number
    seq: number
  }>(
    `
    select category_id as "categoryId", parent_id as "parentId", name->>$1 as "categoryName", icon, grade, status, seq from category
      where status = 1 and ($2::bigint = 0 or category_id in (select unnest(category_path) from search where shop_id = $2::bigint and status = 1))
      order by seq, category_id`,
    [locale, shopId],
  )
  return rows.map((row) => ({
    ...row,
    categoryId: String(row.categoryId),
    parentId: String(row.parentId),
    icon: row.icon ?? undefined,
  }))
}
