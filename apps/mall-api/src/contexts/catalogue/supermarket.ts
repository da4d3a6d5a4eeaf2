import { hasPiecesSql } from '../../core/stock/stockSql.ts'
import { weekRange } from '@millwright/domain/weekRange'
import { arrayText } from '../../db/db.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { wireDate, wireTiers, wireYuan } from '../../core/wire/wire.ts'
import type { Tiers } from '../../core/wire/wire.ts'

/** The maximum number of SKUs per category, and of one product within a category. */
const LINES = 15
const SIZES = 3
/** The maximum number of SKUs in total. */
const MOST = 240
const PRODUCTS = 20
/** Only SKUs with stock for this many minimum orders are chosen. */
const ENOUGH = 20

type Row = {
  categoryId: number
  categoryName: string
  skuId: number
  prodId: number
  shopId: number
  prodName: string
  partyCode: string
  properties: string
  unit: string
  price: string
  tiers: Tiers
  stocks: number
  minOrderQty: number
  packQty: number
  leadDays: number
}

/** Handles the supermarket: fast-moving goods in stock, one table for the whole week. */
export const supermarketHandlers: PartialHandlers<'supermarket'> = {
  supermarket: async (_, context) => {
    const week = weekRange(context.now)
    await chooseWeek(context, week.start)
    const rows = await context.db.query<Row>(
      `
      select s.category_id as "categoryId", c.name->>$2 as "categoryName", k.sku_id as "skuId", p.prod_id as "prodId", p.shop_id as "shopId",
        p.name->>$2 as "prodName", k.party_code as "partyCode", k.properties->>$2 as properties, p.unit->>$2 as unit, k.price, k.tiers, k.stocks,
        k.min_order_qty as "minOrderQty", k.pack_qty as "packQty", k.lead_days as "leadDays"
      from supermarket_sku s join sku k using (sku_id) join product p using (prod_id) join category c on c.category_id = s.category_id
      where s.start_time = $1::bigint and p.status = 1 and c.status = 1 and ${hasPiecesSql('k', 'k.min_order_qty')}
      order by s.place`,
      [week.start, context.locale],
    )
    return {
      startTime: wireDate(week.start),
      endTime: wireDate(week.end),
      categories: [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([categoryId, own]) => ({
        categoryId,
        categoryName: own[0]!.categoryName,
        skus: own.map(({ categoryId: _id, categoryName: _name, price, tiers, ...row }) => ({
          ...row,
          price: wireYuan(price),
          priceTiers: wireTiers(tiers),
        })),
      })),
    }
  },
}

/** Chooses the week's range once. Concurrent requests wait for the first. */
async function chooseWeek({ db, finder, now }: CallContext, start: number): Promise<void> {
  if ((await db.query('select 1 from supermarket_week where start_time = $1::bigint', [start])).length) return
  const classes = await db.query<{ categoryId: number }>(
    'select category_id as "categoryId" from category where parent_id = 0 and status = 1 order by seq, category_id',
  )
  const best = await finder.shelves(
    classes.map(({ categoryId }) => `categoryId=${categoryId}&sort=2&size=${PRODUCTS}`),
    now,
  )
  const products = best.flatMap((ids, at) => ids.map((prodId, n) => ({ prodId, at, n })))
  if (!products.length) return
  await db.tx(async (tx) => {
    const [first] = await tx.query(
      'insert into supermarket_week values ($1::bigint) on conflict do nothing returning start_time',
      [start],
    )
    if (!first) return
    await tx.query('delete from supermarket_week where start_time < $1::bigint', [start])
    // Fastest delivery first. Of each product the first sizes in stock are taken.
    await tx.query(
      `
      insert into supermarket_sku (start_time, place, category_id, sku_id)
      select $1::bigint, row_number() over (order by at, line), category_id, sku_id from (
        select w.at, category_id, sku_id, row_number() over (partition by w.at order by w.n, size) as line from (
          select w.at, w.n, k.sku_id, row_number() over (partition by k.prod_id order by k.lead_days, k.seq) as size
          from rows from (unnest($2::text::bigint[]), unnest($3::text::int[]), unnest($4::text::int[])) w (prod_id, at, n) join sku k using (prod_id)
          where ${hasPiecesSql('k', `${ENOUGH} * k.min_order_qty`)}
        ) w join rows from (unnest($5::text::bigint[])) with ordinality c (category_id, place) on c.place = w.at + 1
        where size <= ${SIZES}
      ) chosen where line <= ${LINES} order by 2 limit ${MOST}`,
      [
        start,
        arrayText(products.map(({ prodId }) => prodId)),
        arrayText(products.map(({ at }) => at)),
        arrayText(products.map(({ n }) => n)),
        arrayText(classes.map(({ categoryId }) => categoryId)),
      ],
    )
  })
}
