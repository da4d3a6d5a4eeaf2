import type { AddressRow } from '../../core/address/addresses.ts'
import { articleNumbersOfSkus } from '../article-number/articleNumbersOf.ts'
import { emit } from '../../core/events/events.ts'
import type { Db } from '../../db/db.ts'
import { numberAt, writeNumbered } from '../../db/writeNumbered.ts'
import { piecesOf } from './confirm.ts'
import type { Snapshot } from './confirm.ts'

type Placed = {
  user: number
  shop: Snapshot['shops'][number]
  address: AddressRow
  remarks: string
  poNumber?: string | undefined
  now: number
  /** The payment deadline, in epoch milliseconds. */
  expires: number
  /** 0 ordinary, 1 group, 2 flash sale, 3 points. */
  orderType?: number
  seckillId?: number | undefined
  groupTeamId?: number | undefined
  scoreProdId?: number | undefined
}

/** Writes one shop's unpaid order with its promised lines and returns its number. The caller takes the stock. */
export async function placeOrder(db: Db, placed: Placed): Promise<string> {
  const { shop, now, orderType = 0, seckillId = null, groupTeamId = null, scoreProdId = null } = placed
  const write = (number: string) =>
    db.query(
      `
    insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, remarks, address, created, expires, po_number, order_type, seckill_id, group_team_id,
      discount_reduce, coupon_reduce, price_steps, points, points_reduce, score_prod_id)
    values ($1, $2, $3, 1, $4::text::numeric, $5::text::numeric, $6::text::numeric, $7, $8, $9::text::jsonb, $10, $11, $12, $13, $14, $15,
      $16::text::numeric, $17::text::numeric, $18::text::jsonb, $19, $20::text::numeric, $21)
    on conflict (order_number) do nothing returning 1`,
      [
        number,
        placed.user,
        shop.shopId,
        shop.total,
        shop.freight,
        shop.actualTotal,
        piecesOf(shop.lines),
        placed.remarks.trim(),
        JSON.stringify(placed.address),
        now,
        placed.expires,
        placed.poNumber?.trim() ?? '',
        orderType,
        seckillId,
        groupTeamId,
        shop.discountReduce,
        shop.couponReduce,
        JSON.stringify(shop.steps),
        shop.points,
        shop.pointsReduce,
        scoreProdId,
      ],
    )
  const own = await articleNumbersOfSkus(
    db,
    placed.user,
    shop.lines.map(({ skuId }) => skuId),
  )
  const { number: orderNumber } = await writeNumbered(() => numberAt(now, 8), write)
  await db.query(
    `
    insert into order_item (order_number, bought_by, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount, share_reduce, price_steps, points, article_number)
    select $1, $3::bigint, row_number() over ()::int, i."prodId", i."skuId", i."prodName", i.properties, i.unit, i."partyCode", i.pic, i.quantity, i.price, i.amount, i."shareReduce", i.steps, i.points, i."articleNumber"
    from jsonb_to_recordset($2::text::jsonb) as i ("prodId" bigint, "skuId" bigint, "prodName" jsonb, properties jsonb, unit jsonb, "partyCode" text, pic text, quantity int, price numeric, amount numeric, "shareReduce" numeric, steps jsonb, points int, "articleNumber" text)`,
    [
      orderNumber,
      JSON.stringify(shop.lines.map((line) => ({ ...line, articleNumber: own.get(line.skuId) }))),
      placed.user,
    ],
  )
  await emit(db, 'orderWritten', { orderNumber, now })
  return orderNumber
}
