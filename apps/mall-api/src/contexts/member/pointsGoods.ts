import { holdsGoods } from '../../core/status/statusSql.ts'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type PointsGood = {
  scoreProdId: number
  prodId: number
  skuId: number
  points: number
  price: string
  stocks: number
  origin: number
  maxNum: number
}

/** Columns of a points mall item `g`. */
export const goodColumns = `g.score_prod_id as "scoreProdId", g.prod_id as "prodId", g.sku_id as "skuId", g.points, g.price, g.stocks, g.origin, g.limit_each as "maxNum"`

export async function pointsGoodOf(db: Db, prodId: number): Promise<PointsGood | undefined> {
  const [row] = await db.query<PointsGood>(
    `select ${goodColumns} from score_prod g join product p using (prod_id) where g.prod_id = $1::bigint and p.status = 1`,
    [prodId],
  )
  return row
}

export async function redeemedBy(db: Db, user: number, scoreProdId: number): Promise<number> {
  const row = await queryOne<{ had: number }>(
    db,
    `select coalesce(sum(product_nums), 0)::int as had from orders where score_prod_id = $1 and user_id = $2 and ${holdsGoods()}`,
    [scoreProdId, user],
  )
  return row.had
}

/** Returns how many pieces the buyer's orders hold of each item with a limit per buyer. */
export function redeemedGoods(db: Db, user: number): Promise<{ prodId: number; count: number }[]> {
  return db.query(
    `select g.prod_id as "prodId", sum(o.product_nums)::int as count from orders o join score_prod g using (score_prod_id)
    where o.user_id = $1 and ${holdsGoods('o')} and g.limit_each > 0 group by g.prod_id order by g.prod_id`,
    [user],
  )
}
