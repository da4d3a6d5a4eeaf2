import type { CallName } from '@millwright/contract/contract'
import type { Category } from '@millwright/contract/catalogue/entities'
import { arrayText } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { reading } from '../../core/call/reading.ts'
import { commentColumns, commentWire } from './commentRows.ts'
import type { CommentRow } from './commentRows.ts'
import { agreedWire, agreementsOn } from '../../core/price/agreements.ts'
import { cardsOf } from './cards.ts'
import { prodDetailsOf, skusOf } from './detail.ts'
import { dealsOf } from '../../core/promotion/sales.ts'
import { accessoriesOf, offersOf, substitutesOf } from './related.ts'
import { pageOf, windowOf } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { readIds, rowId, wireYuan } from '../../core/wire/wire.ts'

/** The maximum number of products per `prodInfos` call, a few more than the comparison page shows. */
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
    await context.kept.fresh()
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
  prodCommData: reading(async ({ prodId }, { db }) => {
    const parts = await tallyOf(db, 'comment', rowId(prodId))
    const of = (evaluate: number) => totalIn(parts, (part) => part.startsWith(String(evaluate)))
    const number = totalIn(parts)
    return {
      number,
      praiseNumber: of(0),
      secondaryNumber: of(1),
      negativeNumber: of(2),
      picNumber: totalIn(parts, hasPictures),
      positiveRating: number ? Math.round((100 * of(0)) / number) : undefined,
    }
  }),
  prodCommPage: reading(async ({ prodId, evaluate, current, size }, { db }) => {
    const { limit, offset } = windowOf({ current, size })
    const which = evaluate === -1 ? 'true' : evaluate === 3 ? 'c.pics is not null' : 'c.evaluate = $4::int'
    const [rows, parts] = await Promise.all([
      db.query<CommentRow>(
        `select ${commentColumns} from comment c where c.prod_id = $1::bigint and ${which}
        order by c.created desc, c.prod_comm_id desc limit $2 offset $3`,
        [rowId(prodId), limit, offset, ...(which.includes('$4') ? [evaluate] : [])],
      ),
      tallyOf(db, 'comment', rowId(prodId)),
    ])
    const counts = (part: string) =>
      evaluate === -1 || (evaluate === 3 ? hasPictures(part) : part.startsWith(String(evaluate)))
    return pageOf(rows.map(commentWire), totalIn(parts, counts), { current, size })
  }),
}

/**
 * Whether a part of the kept totals counts reviews with pictures. A part is `0`, `1` or `2` (`evaluateOf`), followed by
 * ` pics` for reviews with pictures.
 */
const hasPictures = (part: string) => part.endsWith(' pics')

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

/**
 * Returns the categories in which a shop has products on sale. A `shopId` of 0 returns all categories of the mall. A
 * category with products of its own has the picture of its bestselling one.
 */
async function categoriesOf({ db, locale }: Pick<CallContext, 'db' | 'locale'>, shopId: number) {
  const rows = await db.query<{
    categoryId: number
    parentId: number
    categoryName: string
    icon: string | null
    pic: string | null
    grade: number
    status: number
    seq: number
  }>(
    `
    select category_id as "categoryId", parent_id as "parentId", name->>$1 as "categoryName", icon, grade, status, seq,
        (select pic from product p where p.category_id = category.category_id and p.status = 1 order by sold_num desc, prod_id limit 1) as pic
      from category
      where status = 1 and ($2::bigint = 0 or category_id in (select unnest(category_path) from search where shop_id = $2::bigint and status = 1))
      order by seq, category_id`,
    [locale, shopId],
  )
  return rows.map((row) => ({
    ...row,
    categoryId: String(row.categoryId),
    parentId: String(row.parentId),
    icon: row.icon ?? undefined,
    pic: row.pic ?? undefined,
  }))
}
