import type { WireOf } from '@millwright/contract/contract'
import { arrayText } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate, rowId } from '../../core/wire/wire.ts'
import { hotFirst } from '../site/hotFirst.ts'
import { shopFacets, shopPage } from './findShops.ts'

export const shopHandlers: PartialHandlers<
  | 'hotShops'
  | 'shopPage'
  | 'shopFacets'
  | 'shopHeadInfo'
  | 'shopInfo'
  | 'isShopCollection'
  | 'addOrCancelShopCollection'
  | 'collectedShops'
  | 'cancelShopCollections'
> = {
  hotShops: async ({ number, sort }, { db, finder, locale, now }) => {
    const sold = await finder.soldByShop()
    const shops = await db.query<{ shopId: number; shopName: string; shopLogo: string | null }>(
      'select shop_id as "shopId", name->>$1 as "shopName", logo as "shopLogo" from shop where status = 1 order by shop_id',
      [locale],
    )
    const hot = shops.filter(({ shopId }) => sold.get(shopId)).sort((a, b) => sold.get(b.shopId)! - sold.get(a.shopId)!)
    return hotFirst(hot, sort, now).slice(0, number)
  },
  shopPage,
  shopFacets,
  shopHeadInfo: async ({ shopId }, context) => {
    const shop = await shopOf(context, shopId)
    return shop && { ...shop, company: undefined }
  },
  shopInfo: ({ shopId }, context) => shopOf(context, shopId),
  isShopCollection: async ({ shopId }, { db, user }) =>
    (await db.query('select 1 from shop_collection where user_id = $1 and shop_id = $2::bigint', [user, shopId]))
      .length > 0,
  addOrCancelShopCollection: async (shopId, context) => {
    const gone = await context.db.query(
      'delete from shop_collection where user_id = $1 and shop_id = $2::bigint returning 1',
      [context.user, shopId],
    )
    if (gone.length) return false
    const [kept] = await context.db.query(
      `
      insert into shop_collection (user_id, shop_id, created) select $1, shop_id, $3::bigint from shop where shop_id = $2::bigint and status = 1
      on conflict (user_id, shop_id) do update set created = excluded.created returning 1`,
      [context.user, shopId, context.now],
    )
    return kept ? true : context.fail('A00001', 'shopGone')
  },
  collectedShops: async ({ shopName, current, size }, { db, user, locale }) => {
    const rows = await db.query<
      Record<'total' | 'shopId' | 'shopType' | 'shopStatus' | 'created' | 'prodNum', number> &
        Record<'shopName', string> &
        Record<'shopLogo' | 'intro', string | null>
    >(
      `
      select count(*) over ()::int as total, shop_id as "shopId", name->>$2 as "shopName", logo as "shopLogo", shop_type as "shopType",
        status as "shopStatus", intro->>$2 as intro, c.created,
        (select count(*)::int from product p where p.shop_id = shop.shop_id and p.status = 1) as "prodNum"
      from shop_collection c join shop using (shop_id)
      where c.user_id = $1 and ($3::text is null or strpos(lower(name->>$2), lower($3::text)) > 0)
      order by c.created desc, shop_id limit $4 offset $5`,
      [user, locale, shopName?.trim() || null, size, (current - 1) * size],
    )
    return pageOf(
      rows.map(({ total: _, created, ...shop }) => ({ ...shop, createTime: wireDate(created) })),
      rows[0]?.total ?? 0,
      { current, size },
    )
  },
  cancelShopCollections: async (shopIds, { db, user }) => {
    await db.query('delete from shop_collection where user_id = $1 and shop_id = any($2::text::bigint[])', [
      user,
      arrayText(shopIds.map(rowId)),
    ])
    return null
  },
}

type Both = { zh: string; en: string }
type Company = NonNullable<NonNullable<WireOf<'shopInfo'>>['company']> & {
  firmName: Both
  residence: Both
  businessScope: Both
  representative: Both
}

async function shopOf({ db, locale }: Pick<CallContext, 'db' | 'locale'>, shopId: number | string) {
  const [row] = await db.query<
    { shopId: number; shopName: string; score: string | null; company: Company | null } & Record<
      'collectionNum' | 'commentNum' | 'prodNum' | 'shopType' | 'shopStatus' | 'isPreferred',
      number
    > &
      Record<'shopLogo' | 'intro' | 'phone' | 'serviceTime' | 'city', string | null> & { renovationId: number | null }
  >(
    `
    select shop_id as "shopId", name->>$1 as "shopName", logo as "shopLogo", shop_type as "shopType", status as "shopStatus", intro->>$1 as intro, phone,
      service_time->>$1 as "serviceTime", city->>$1 as city, preferred::int as "isPreferred", company,
      (select count(*)::int from shop_collection c where c.shop_id = shop.shop_id) as "collectionNum",
      (select count(*)::int from product p where p.shop_id = shop.shop_id and p.status = 1) as "prodNum",
      (select count(*)::int from comment c join product p using (prod_id) where p.shop_id = shop.shop_id) as "commentNum",
      (select round(avg(c.score), 1) from comment c join product p using (prod_id) where p.shop_id = shop.shop_id) as score,
      (select renovation_id from renovation r where r.shop_id = shop.shop_id and home and published order by saved desc, renovation_id desc limit 1) as "renovationId"
    from shop where shop_id = $2::bigint`,
    [locale, shopId],
  )
  if (!row) return null
  const { company, score, ...head } = row
  return {
    ...head,
    foundTime: company?.foundTime,
    score: score === null ? null : Number(score),
    company: company && {
      ...company,
      firmName: company.firmName[locale],
      residence: company.residence[locale],
      businessScope: company.businessScope[locale],
      representative: company.representative[locale],
    },
  }
}
