import type { ParsedOf } from '@millwright/contract/contract'
import { keysOf } from '@millwright/domain/table'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { readIds, rowId } from '../../core/wire/wire.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { nameFit } from './shopNames.ts'

const GOODS = 3
const BY_SALES = 2

type Both = { zh: string; en: string }
type Context = Pick<CallContext, 'db' | 'finder' | 'kept' | 'locale' | 'now'>
type Wanted = ParsedOf<'shopFacets'>
type Row = {
  shopId: number
  name: Both
  city: Both
  shopLogo: string | null
  shopType: number
  preferred: boolean
  intro: string
  serviceTime: string | null
}
/** A shop in the result, with the fit of its name and the number of its products that fit. */
type Found = Row & { named: number; fitNum: number; categories: readonly number[] }

const filters = {
  shopType: ({ shopType }, row) => shopType === undefined || row.shopType === shopType,
  isPreferred: ({ isPreferred }, row) => !isPreferred || row.preferred,
  city: ({ city }, row, locale) => !city || row.city[locale] === city,
  categoryId: ({ categoryId }, row) => !categoryId || row.categories.includes(rowId(categoryId)),
} as const satisfies Record<string, (wanted: Wanted, row: Found, locale: Locale) => boolean>

function passes(wanted: Wanted, row: Found, locale: Locale, but?: keyof typeof filters): boolean {
  return keysOf(filters).every((name) => name === but || filters[name](wanted, row, locale))
}

/** Returns open shops whose name fits the words or that sell matching products, or all open shops without words. */
async function namedOrSelling({ db, finder, locale }: Context, shopName: string | undefined): Promise<Found[]> {
  const words = shopName?.trim()
  const [rows, selling, classes] = await Promise.all([
    db.query<Row>(
      `select shop_id as "shopId", name, city, logo as "shopLogo", shop_type as "shopType", preferred, intro->>$1 as intro,
        service_time->>$1 as "serviceTime" from shop where status = 1`,
      [locale],
    ),
    words ? finder.foundByShop({ keyword: words }) : new Map<number, number>(),
    finder.classesByShop(),
  ])
  return rows
    .map((row) => ({
      ...row,
      named: words ? nameFit(row.name, words) : 0,
      fitNum: selling.get(row.shopId) ?? 0,
      categories: [...(classes.get(row.shopId)?.keys() ?? [])],
    }))
    .filter(({ named, fitNum }) => !words || named || fitNum)
}

export async function shopPage(wanted: ParsedOf<'shopPage'>, context: Context) {
  const { finder, locale } = context
  const { current, size } = wanted
  const ids = wanted.shopIds === undefined ? undefined : new Set(readIds(wanted.shopIds))
  const found = (await namedOrSelling(context, wanted.shopName)).filter(
    (row) => (!ids || ids.has(row.shopId)) && passes(wanted, row, locale),
  )
  const sold = await finder.soldByShop()
  const inOrder = found.sort((one, other) =>
    ids
      ? one.shopId - other.shopId
      : other.named - one.named ||
        (sold.get(other.shopId) ?? -1) - (sold.get(one.shopId) ?? -1) ||
        one.shopId - other.shopId,
  )
  const shown = inOrder.slice((current - 1) * size, current * size)
  const facts = await factsOf(
    context,
    shown.map(({ shopId }) => shopId),
  )
  const records = await Promise.all(
    shown.map(async ({ name, city, preferred, named: _, categories: __, ...shop }) => ({
      ...shop,
      ...facts.get(shop.shopId)!,
      shopName: name[locale],
      city: city[locale],
      isPreferred: preferred ? 1 : 0,
      // Requests by ids only need names and logos.
      products: ids ? [] : await goodsOf(context, shop, wanted),
    })),
  )
  return pageOf(records, inOrder.length, { current, size })
}

/** Returns the facets. Each counts shops under every choice except its own. */
export async function shopFacets(wanted: Wanted, context: Context) {
  const { locale } = context
  const found = await namedOrSelling(context, wanted.shopName)
  const cities = new Map<string, number>()
  const categories = new Map<number, number>()
  for (const row of found) {
    const city = row.city[locale]
    if (passes(wanted, row, locale, 'city')) cities.set(city, (cities.get(city) ?? 0) + 1)
    if (passes(wanted, row, locale, 'categoryId'))
      for (const one of row.categories) categories.set(one, (categories.get(one) ?? 0) + 1)
  }
  const inWords = new Intl.Collator(locale === 'zh' ? 'zh-CN' : 'en')
  const named = await context.db.query<{ categoryId: number; categoryName: string }>(
    'select category_id as "categoryId", name->>$1 as "categoryName" from category where category_id = any($2::text::bigint[]) order by seq, category_id',
    [locale, arrayText([...categories.keys()])],
  )
  return {
    cities: [...cities]
      .map(([city, count]) => ({ city, count }))
      .toSorted((one, other) => inWords.compare(one.city, other.city)),
    categories: named.map((one) => ({ ...one, count: categories.get(one.categoryId)! })),
  }
}

/** Returns products matching the words, otherwise the bestsellers, within the chosen category. */
async function goodsOf(context: Context, { shopId, fitNum }: { shopId: number; fitNum: number }, wanted: Wanted) {
  const { categoryId, shopName } = wanted
  const { hits } = await context.finder.search(context, {
    shopId,
    ...(categoryId && { categoryId }),
    ...(fitNum ? { keyword: shopName?.trim() } : { sort: BY_SALES }),
    current: 1,
    size: GOODS,
  })
  const cards = await cardsOf(
    context,
    hits.map(({ prodId }) => prodId),
    hits,
  )
  return cards.map(({ prodId, skuId, prodName, pic, price, unit }) => ({ prodId, skuId, prodName, pic, price, unit }))
}

type Facts = { score: number | null; collectionNum: number; prodNum: number }

async function factsOf({ db }: Context, shopIds: readonly number[]): Promise<Map<number, Facts>> {
  const rows = await db.query<{ shopId: number; score: string | null; collectionNum: number; prodNum: number }>(
    `
    select s.shop_id as "shopId",
      (select round(avg(c.score), 1) from comment c join product p using (prod_id) where p.shop_id = s.shop_id)::text as score,
      (select count(*)::int from shop_collection c where c.shop_id = s.shop_id) as "collectionNum",
      (select count(*)::int from product p where p.shop_id = s.shop_id and p.status = 1) as "prodNum"
    from shop s where s.shop_id = any($1::text::bigint[])`,
    [arrayText(shopIds)],
  )
  return new Map(
    rows.map(({ shopId, score, ...more }) => [shopId, { ...more, score: score === null ? null : Number(score) }]),
  )
}
