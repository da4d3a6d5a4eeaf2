import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'

const DAY = 86_400_000

type Owner = Record<'shop' | 'user' | 'prodId' | 'skuId' | 'now', number> & { mark: string }

/**
 * Adds a record of every kind that the console shows for a shop of the tiny mall. Each text contains the mark. Returns
 * the ids, and the file of each kind of record.
 */
export async function addRecordsOfShop(db: Db, of: Owner) {
  const { shop, mark, user, prodId, skuId, now } = of
  const [id, both] = [idBy(db), bothOf(mark)]
  const files = await addFiles(db, of)
  await db.query('update buyer set nick_name = $2::text::jsonb where user_id = $1', [user, both])
  await db.query('update product set name = $2::text::jsonb where prod_id = $1', [prodId, both])
  await db.query('update shop set name = $2::text::jsonb where shop_id = $1', [shop, both])

  const { orderNumber, orderItemId } = await addOrder(db, of)
  const parcel = await id(
    `insert into delivery (order_number, company, flow_number, state, created, traces) values ($1, $2::text::jsonb, $3, 2, $4, '[]') returning order_delivery_id as id`,
    [orderNumber, both, `${mark}-1`, now],
  )
  const refundSn = `${shop}00000000009`
  await db.query(
    `insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, due, events)
    values ($1, $2, $3, $4, 'money', 'applied', false, true, 10, 0, 'reasonOther', $5, '', false, $6, $7, $8, '[]')`,
    [refundSn, orderNumber, user, shop, mark, `files/${files.refund}`, now, now + DAY],
  )
  await db.query('insert into refund_line (refund_sn, order_item_id, quantity, worth) values ($1, $2, 1, 10)', [
    refundSn,
    orderItemId,
  ])
  const invoice = await id(
    `insert into order_invoice (user_id, shop_id, asked, created) values ($1, $2, $3::text::jsonb, $4) returning order_invoice_id as id`,
    [user, shop, JSON.stringify({ invoiceType: 1, headerName: mark }), now],
  )
  await db.query('insert into order_invoice_order (order_number, order_invoice_id) values ($1, $2)', [
    orderNumber,
    invoice,
  ])
  const comment = await id(
    `insert into comment (prod_id, score, evaluate, content, nick_name, anonymous, created, user_id, pics) values ($1, 5, 0, $2, $2, false, $3, $4, $5) returning prod_comm_id as id`,
    [prodId, mark, now, user, `files/${files.comment}`],
  )
  const campaigns = await addCampaigns(db, of)
  const talks = await addTalks(db, of, files)
  return { shop, prodId, skuId, orderNumber, parcel, refundSn, invoice, comment, ...campaigns, ...talks, files }
}

export type RecordsOfShop = Awaited<ReturnType<typeof addRecordsOfShop>>

const idBy = (db: Db) => async (sql: string, params: (string | number | null)[]) =>
  (await queryOne<{ id: number }>(db, sql, params)).id
const bothOf = (mark: string) => JSON.stringify({ zh: mark, en: mark })

async function addCampaigns(db: Db, { shop, mark, user, prodId, skuId, now }: Owner) {
  const [id, both] = [idBy(db), bothOf(mark)]
  await db.query('insert into agreement_price (price_group_id, sku_id, price) values (7, $1, 9)', [skuId])
  const coupon = await id(
    `insert into coupon (shop_id, name, coupon_type, cash_condition, reduce_amount, valid_time_type, start_time, end_time, release_time, total, stocks)
    values ($1, $2::text::jsonb, 1, 1, 1, 1, $3::bigint, $4::bigint, $3::bigint, 5, 5) returning coupon_id as id`,
    [shop, both, now, now + DAY],
  )
  const discount = await id(
    `insert into discount (shop_id, name, discount_rule, start_time, end_time, items)
    values ($1, $2::text::jsonb, 0, $3, $4, '[{"needAmount":"200.00","discount":"1.00"}]') returning discount_id as id`,
    [shop, both, now, now + DAY],
  )
  const [sale, deal] = [900_000 + shop, 800_000 + shop]
  await db.query(
    'insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time) values ($1, $2, $3, 5, 5, 5, $4, $5)',
    [sale, prodId, skuId, now - 1, now + DAY],
  )
  await db.query(
    'insert into group_activity (group_activity_id, prod_id, sku_id, price, people, start_time, end_time) values ($1, $2, $3, 5, 2, $4, $5)',
    [deal, prodId, skuId, now - 1, now + DAY],
  )
  await db.query(
    'insert into group_team (group_activity_id, user_id, people, status, created, end_time) values ($1, $2, 2, 1, $3, $4)',
    [deal, user, now, now + DAY],
  )
  return { coupon, discount, sale, deal }
}

async function addTalks(
  db: Db,
  { shop, mark, user, skuId, now }: Owner,
  files: Record<'inquiry' | 'message' | 'chat', string>,
) {
  const id = idBy(db)
  const inquiry = await id(
    `insert into inquiry (phone, remark, created, number, user_id, files) values ($1, $2, $3, $4, $5, $6) returning inquiry_id as id`,
    ['13900000000', mark, now, `INQ${shop}`, user, `files/${files.inquiry}`],
  )
  await db.query(`insert into inquiry_item (inquiry_id, seq, name, quantity, sku_id) values ($1, 1, $2, 5, $3)`, [
    inquiry,
    mark,
    skuId,
  ])
  await db.query(
    `insert into quote (inquiry_id, shop_id, state, valid_until, created, changed) values ($1, $2, 'open', $3, $4, $4)`,
    [inquiry, shop, now + DAY, now],
  )
  await db.query(
    `insert into inquiry_message (inquiry_id, shop_id, by, words, files, created) values ($1, $2, 'shop', $3, $4, $5)`,
    [inquiry, shop, mark, `files/${files.message}`, now],
  )
  const channel = await id(
    `insert into chat_channel (user_id, shop_id, spoken, last_seq) values ($1, $2, $3, 1) returning channel_id as id`,
    [user, shop, now],
  )
  await db.query(
    `insert into chat_message (channel_id, seq, sender, msg_type, content, created) values ($1, 1, 0, 1, $2, $3)`,
    [channel, `${mark} files/${files.chat}`, now],
  )
  return { inquiry, channel }
}

async function addFiles(db: Db, { shop, mark, user, now }: Owner) {
  const fileOf = async (at: number) => {
    const file = `0000000${at}-0000-4000-8000-00000000000${shop}`
    await db.query(
      `insert into upload (upload_id, user_id, type, kind, name, size, created, used) values ($1, $2, 'image/png', 'voucher', $3, 1, $4, true)`,
      [file, user, mark, now],
    )
    return file
  }
  return {
    refund: await fileOf(1),
    comment: await fileOf(2),
    chat: await fileOf(3),
    inquiry: await fileOf(4),
    message: await fileOf(5),
    stranger: await fileOf(6),
  }
}

async function addOrder(db: Db, { shop, mark, user, prodId, skuId, now }: Owner) {
  const orderNumber = `${shop}00000000001`
  await db.query(
    `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires, paid_at)
    values ($1, $2, $3, 2, 20, 0, 20, 2, '{}', $4, $4, $4)`,
    [orderNumber, user, shop, now],
  )
  const orderItemId = await idBy(db)(
    `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
    values ($1, 1, $2, $3, $4::text::jsonb, '{"zh":"","en":""}', '{"zh":"件","en":"pc"}', $5, '', 2, 10, 20) returning order_item_id as id`,
    [orderNumber, prodId, skuId, bothOf(mark), mark],
  )
  return { orderNumber, orderItemId }
}
