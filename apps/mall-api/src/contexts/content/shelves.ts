import type { Db } from '../../db/db.ts'

export type LocalisedText = { zh: string; en: string }
export type Good = {
  prodId: number
  prodName: string
  shopId: number
  path: number[]
  rootPlace: number
  shopPlace: number
  soldNum: number
}
export type Kind = { id: number; name: LocalisedText }

const OF_EACH = 40
/** Products below this price in yuan come last on the mall's shelves. */
const LIGHT = 20

/** Reads the products, categories, flash sales and group deals that merchants can put on their pages. */
export async function readShelves(db: Db, shopIds: readonly number[]) {
  const goods = await bestSellers(db, shopIds)
  const newest = await db.query<{ prodId: number; prodName: string }>(`
    select prod_id as "prodId", p.name->>'zh' as "prodName" from search s join product p using (prod_id) where s.status = 1 and in_stock
    order by s.listed_at desc, prod_id limit 12`)
  const gone = await db.query<{ prodId: number; prodName: string }>(
    `select prod_id as "prodId", name->>'zh' as "prodName" from product where status = 0 order by prod_id limit 1`,
  )
  const soldOut = await db.query<{ prodId: number; prodName: string }>(`
    select prod_id as "prodId", p.name->>'zh' as "prodName" from search s join product p using (prod_id) where s.status = 1 and not in_stock order by s.sold_num desc, prod_id limit 1`)
  const roots = await db.query<Kind>(`
    select c.category_id as id, c.name from category c join search s on s.category_path[1] = c.category_id where c.status = 1 and s.status = 1
    group by c.category_id order by count(*) desc, c.seq`)
  const branches = await db.query<Kind & { shopId: number }>(
    `
    select s.shop_id as "shopId", c.category_id as id, c.name from category c join search s on s.category_path[2] = c.category_id
    where c.status = 1 and s.status = 1 and s.shop_id = any($1::text::bigint[]) group by s.shop_id, c.category_id order by count(*) desc, c.seq`,
    [`{${shopIds.join(',')}}`],
  )
  const sales = await db.query<{ seckillId: number; prodId: number }>(
    'select seckill_id as "seckillId", prod_id as "prodId" from seckill order by seckill_id',
  )
  const groups = await db.query<{ groupActivityId: number; prodId: number }>(
    'select group_activity_id as "groupActivityId", prod_id as "prodId" from group_activity order by group_activity_id',
  )
  const by = (place: 'rootPlace' | 'shopPlace', wanted: (good: Good) => boolean) =>
    goods.filter(wanted).sort((a, b) => a[place] - b[place])
  return {
    roots,
    newest,
    sales,
    groups,
    /** Products that a page still names although they are delisted, deleted or sold out. */
    gone: [...gone, { prodId: 999_999_999, prodName: '' }, ...soldOut],
    root: (words: string) => roots.find(({ name }) => name.zh.includes(words)) ?? roots[0],
    branchesOf: (shopId: number) => branches.filter((branch) => branch.shopId === shopId),
    ofRoot: (id: number | undefined, count: number, from = 0) =>
      by('rootPlace', ({ path }) => path[0] === id)
        .slice(from, from + count)
        .map(ref),
    ofRootGoods: (id: number, count: number) => by('rootPlace', ({ path }) => path[0] === id).slice(0, count),
    ofShop: (shopId: number, count: number, from = 0) =>
      by('shopPlace', (good) => good.shopId === shopId)
        .slice(from, from + count)
        .map(ref),
    ofBranch: (shopId: number, branch: number | undefined, count: number) =>
      by('shopPlace', (good) => good.shopId === shopId && good.path[1] === branch)
        .slice(0, count)
        .map(ref),
  }
}

/**
 * Returns the best sellers of each root category and each shop, the best of every category before the second best of
 * any, so that a shelf does not repeat one drawing ten times. In a root category goods that cost little come last.
 */
function bestSellers(db: Db, shopIds: readonly number[]): Promise<Good[]> {
  return db.query<Good>(
    `
    with kinds as (
      select prod_id, shop_id, category_path, sold_num, price,
        row_number() over (partition by category_path order by sold_num desc, prod_id) as of_kind,
        row_number() over (partition by shop_id, category_path order by sold_num desc, prod_id) as of_shop_kind
      from search where status = 1 and in_stock
    ), placed as (
      select *, row_number() over (partition by category_path[1] order by price < ${LIGHT}, of_kind, sold_num desc, prod_id)::int as root_place,
        row_number() over (partition by shop_id order by of_shop_kind, sold_num desc, prod_id)::int as shop_place from kinds
    )
    select prod_id as "prodId", p.name->>'zh' as "prodName", s.shop_id as "shopId", category_path as path, root_place as "rootPlace", shop_place as "shopPlace", s.sold_num as "soldNum"
    from placed s join product p using (prod_id) where root_place <= ${OF_EACH} or (shop_place <= ${OF_EACH} and s.shop_id = any($1::text::bigint[]))`,
    [`{${shopIds.join(',')}}`],
  )
}

export type Shelves = Awaited<ReturnType<typeof readShelves>>

/** Returns a product reference as editors write it: the id, with the name that the merchant saw. */
export function ref({ prodId, prodName }: { prodId: number; prodName: string }) {
  return { prodId, prodName }
}
