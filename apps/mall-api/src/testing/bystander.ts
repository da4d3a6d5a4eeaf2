import { messageKinds } from '@millwright/domain/message/messageKinds'
import { arrayText, queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { book } from '../core/member/ledger.ts'
import { START } from './testMall.ts'

/**
 * The sample buyer `shop3`, as whom no test signs in. Rows of this buyer beside the tested buyer's expose a missing
 * condition on `user_id`. Each function may be called again after a test has emptied its tables.
 */
export const BYSTANDER = 9

const DAY = 86_400_000
const FAR = Date.parse('2099-01-01T00:00:00+08:00')

/** Adds one unpaid, one shipped and one received order of a product that tests do not buy. */
export async function bystandersOrders(db: Db): Promise<void> {
  for (const [number, status] of [
    ['990000000000000001', 1],
    ['990000000000000002', 3],
    ['990000000000000003', 5],
  ] as const) {
    await db.query(
      `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires, paid_at, finished_at)
      values ($1, $2, 2, $3, 77, 8, 85, 5, '{"receiver": "x", "mobile": "13800000009"}', $4::bigint, $5, $4::bigint, $4::bigint)
      on conflict do nothing`,
      // The unpaid order is dated so late that no test clock closes it. Orders hold their goods for 14 days.
      [number, BYSTANDER, status, ...(status === 1 ? [FAR - DAY, FAR] : [START, START + DAY])],
    )
    await db.query(
      `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount, shipped)
      select $1, 0, 202, 2002, '{"zh": "旁人", "en": "Bystander"}', '{"zh": "", "en": ""}', '{"zh": "件", "en": "pc"}', 'M6', '', 5, 15.40, 77, 5
      where not exists (select 1 from order_item where order_number = $1)`,
      [number],
    )
  }
}

/** Adds a stopped account, an application under review and an overdue statement. */
export async function bystandersCredit(db: Db): Promise<void> {
  await db.query("insert into credit_account values ($1, 9999, 60, true, 'stopped', $2) on conflict do nothing", [
    BYSTANDER,
    START,
  ])
  for (const state of [0, 1])
    await db.query(
      `insert into credit_application (user_id, state, company, credit_code, licence, contact, mobile, credit_limit, days, remark, created, decided)
      select $1, $2::int, 'Bystander', '91310115MA1K3XH261', '', 'x', '13800000009', 9999, 60, '', $3::bigint, $3::bigint
      where not exists (select 1 from credit_application where user_id = $1 and state = $2::int)`,
      [BYSTANDER, state, FAR],
    )
  for (const [month, amount] of [
    ['2026-10', 66],
    ['2026-11', 77],
    ['2028-11', 88],
  ] as const) {
    await db.query('insert into bill values ($1, $2, $3, $4, $5, $6) on conflict do nothing', [
      `ST${month.replace('-', '')}-000009`,
      BYSTANDER,
      month,
      amount,
      START,
      START - 1,
    ])
    for (const [kind, late, sum] of [
      ['order', false, amount],
      ['payment', true, -5],
    ] as const)
      await db.query(
        `insert into credit_entry (user_id, kind, month, late, amount, created) select $1, $2::text, $3::text, $4, $5, $6::bigint
        where not exists (select 1 from credit_entry where user_id = $1 and month = $3::text and kind = $2::text)`,
        [BYSTANDER, kind, month, late, sum, START],
      )
  }
}

/** Adds points, a balance, growth and a level. */
export async function bystandersMembership(db: Db): Promise<void> {
  for (const [kind, amount, cause] of [
    ['balance', '77.77', 'recharge'],
    ['points', 777, 'signIn'],
  ] as const)
    await db.tx((tx) => book(tx, { kind, user: BYSTANDER, amount, cause, key: 'bystander', now: START, expires: FAR }))
  await db.query(
    `insert into member (user_id, growth, level_id, level_until) select $1, 77777, max(level_id), $2 from member_level where level_type = 1
    on conflict do nothing`,
    [BYSTANDER, FAR],
  )
  await db.query(
    `insert into growth_log (user_id, source, change, balance, cause, created) values ($1, 'order', 77777, 77777, 'bystander', $2)
    on conflict do nothing`,
    [BYSTANDER, START],
  )
}

/** Gives the bystander the same coupon. */
export async function bystandersCoupon(db: Db, couponId: number): Promise<void> {
  await db.query('insert into coupon_user (coupon_id, user_id, receive_time, end_time) values ($1, $2, $3, $4)', [
    couponId,
    BYSTANDER,
    START,
    FAR,
  ])
}

/** Adds a quoted inquiry of one line, with a message, a draft and the quoted line in the cart. */
export async function bystandersInquiry(db: Db): Promise<void> {
  const [inquiry] = await db.query<{ id: number }>(
    `insert into inquiry (phone, remark, created, number, user_id, due, contact) values ('13800000009', '', $1::bigint, 'RFQ-BYSTANDER', $2, $3, 'x')
    on conflict (number) do nothing returning inquiry_id as id`,
    [START, BYSTANDER, FAR],
  )
  if (!inquiry) return
  const item = await queryOne<{ id: number }>(
    db,
    `insert into inquiry_item (inquiry_id, seq, prod_id, sku_id, name, quantity) values ($1, 0, 101, 1001, 'x', 7) returning item_id as id`,
    [inquiry.id],
  )
  const quote = await queryOne<{ id: number }>(
    db,
    `insert into quote (inquiry_id, shop_id, state, valid_until, created, changed) values ($1, 1, 'open', $2, $3::bigint, $3::bigint) returning quote_id as id`,
    [inquiry.id, FAR, START],
  )
  const line = await queryOne<{ id: number }>(
    db,
    `insert into quote_line (quote_id, item_id, sku_id, price, quantity, accepted) values ($1, $2, 1001, 0.77, 7, $3) returning quote_line_id as id`,
    [quote.id, item.id, START],
  )
  await db.query(
    'insert into basket (user_id, sku_id, quantity, created, quote_line_id) values ($1, 1001, 7, $2, $3)',
    [BYSTANDER, START, line.id],
  )
  await db.query(
    "insert into inquiry_message (inquiry_id, shop_id, by, words, created) values ($1, 1, 'shop', 'x', $2)",
    [inquiry.id, START],
  )
  await db.query(`insert into inquiry_draft values ($1, '{}', $2) on conflict (user_id) do nothing`, [BYSTANDER, START])
}

/** Adds a cart line and a promised price. */
export async function bystandersCart(db: Db): Promise<void> {
  await db.query(
    `insert into basket (user_id, sku_id, quantity, created) select $1, 1001, 7, $2::bigint
    where not exists (select 1 from basket where user_id = $1)`,
    [BYSTANDER, START],
  )
}

/** Returns all rows of the bystander as text. Calls for another buyer must leave them unchanged. */
export async function bystandersRows(db: Db): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'user_id' and table_type = 'BASE TABLE' and c.table_name <> 'upload' order by 1`,
  )
  const each = tables.map(
    ({ name }) => `select '${name}' as "table", to_jsonb(x)::text as row from ${name} x where user_id = ${BYSTANDER}`,
  )
  const rows = await db.query<{ table: string; row: string }>(`${each.join(' union all ')} order by 1, 2`)
  return rows.map(({ table, row }) => `${table} ${row}`)
}

/** Adds a return that waits for the seller. Call after `bystandersOrders`. */
export async function bystandersRefund(db: Db): Promise<void> {
  await db.query(
    `insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, due, events)
    values ('R9900000000000001', '990000000000000003', $1, 2, 'goods', 'applied', false, false, 15.40, 0, 'reasonQuality', 'bystander', '13800000009', true, '', $2, $3,
      '[{"event": "apply", "by": "buyer", "to": "applied", "at": 0}]') on conflict do nothing`,
    [BYSTANDER, START, FAR],
  )
  await db.query(
    `insert into refund_line select 'R9900000000000001', order_item_id, 1, 15.40 from order_item where order_number = '990000000000000003'
    on conflict do nothing`,
  )
}

/**
 * Adds an approved distributor with a settled commission and a withdrawal under review. Call after `bystandersOrders`.
 */
export async function bystandersCommission(db: Db): Promise<void> {
  await db.query(
    `insert into distributor (user_id, card_no, state, type, real_name, identity_number, identity_front, identity_back, mobile, bank_name, bank_branch, bank_account, applied, approved)
    values ($1, '9999999991', 1, 1, 'Bystander', '11010519491231002X', '', '', '13800000009', 'x', 'x', '6222020000000000000', $2::bigint, $2::bigint) on conflict do nothing`,
    [BYSTANDER, START],
  )
  const [commission] = await db.query<{ id: number }>(
    `insert into commission (order_item_id, order_number, user_id, rate, paid, amount, state, created, looked)
    select order_item_id, order_number, $1, 5, 77, 7.77, 2, $2::bigint, $2::bigint from order_item where order_number = '990000000000000003'
    on conflict do nothing returning commission_id as id`,
    [BYSTANDER, START],
  )
  if (!commission) return
  const withdrawal = await queryOne<{ id: number }>(
    db,
    `insert into commission_withdrawal (user_id, uuid, amount, bank_name, bank_account, created) values ($1, 'bystander', 5, 'x', 'x', $2)
    returning withdrawal_id as id`,
    [BYSTANDER, START],
  )
  for (const [move, amount] of [
    ['earn', 7.77],
    ['settle', 7.77],
  ] as const)
    await db.query(
      'insert into commission_entry (user_id, commission_id, move, amount, created) values ($1, $2, $3, $4, $5)',
      [BYSTANDER, commission.id, move, amount, START],
    )
  await db.query(
    "insert into commission_entry (user_id, withdrawal_id, move, amount, created) values ($1, $2, 'withdraw', 5, $3)",
    [BYSTANDER, withdrawal.id, START],
  )
}

/** Turns off all messages in the inbox and by mail. */
export async function bystandersMessageSettings(db: Db): Promise<void> {
  await db.query(
    `insert into message_setting (user_id, kind, inbox, mail) select $1, kind, false, false from unnest($2::text::text[]) kind
    on conflict do nothing`,
    [BYSTANDER, arrayText(messageKinds)],
  )
}

/** Adds an invoice title and a pending invoice. Call after `bystandersOrders`. */
export async function bystandersInvoice(db: Db): Promise<void> {
  await db.query(
    `insert into invoice_title (user_id, title, common, created) select $1, '{"invoiceType": 1, "headerType": 1, "headerName": "Bystander"}', true, $2::bigint
    where not exists (select 1 from invoice_title where user_id = $1)`,
    [BYSTANDER, START],
  )
  const [invoice] = await db.query<{ id: number }>(
    `insert into order_invoice (user_id, shop_id, asked, created)
    select $1, 2, '{"invoiceType": 1, "headerType": 1, "headerName": "Bystander", "receiveMail": "x@example.com"}', $2::bigint
    where not exists (select 1 from order_invoice where user_id = $1) returning order_invoice_id as id`,
    [BYSTANDER, START],
  )
  if (invoice) await db.query("insert into order_invoice_order values ('990000000000000002', $1)", [invoice.id])
}

/** Throws if a call for another buyer changed a row of the bystander. */
export async function leaveBystander(db: Db, before: readonly string[]): Promise<void> {
  const now = await bystandersRows(db)
  const [gone, come] = [before.filter((row) => !now.includes(row)), now.filter((row) => !before.includes(row))]
  if (gone.length || come.length)
    throw new Error(`a bystander's rows changed:\n- ${gone.join('\n- ')}\n+ ${come.join('\n+ ')}`)
}
