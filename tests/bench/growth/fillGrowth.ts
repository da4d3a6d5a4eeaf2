import type { Db } from '../../../apps/mall-api/src/db/db.ts'

export type Sizes = {
  /** Orders of the buyer with few rows. */
  few: number
  /** Orders of the buyer with many rows. */
  many: number
  /** Orders of all buyers. */
  all: number
}
type Owner = { user: number; orders: number; prodId: number; mark: number }

const DAY = 86_400_000
const GOODS = 400
/** The id of the first generated product. Products of the tiny mall have smaller ids. */
const FIRST = 1_000_000
const OTHERS = 1_000

/**
 * Fills a seeded mall with two years of orders and related records, by SQL: for a buyer with few rows, for a buyer with
 * many, and only orders for a thousand other buyers. `owners` are the first two accounts, each with a product that gets
 * half as many comments as the account has orders.
 */
export async function fillGrowth(
  db: Db,
  { few, many, all }: Sizes,
  owners: [Owner, Owner],
  now: number,
): Promise<void> {
  const products = Math.max(GOODS, Math.floor(many / 20))
  await apart(db, productsSql(products))
  await apart(db, othersSql())
  const each = Math.floor(Math.max(0, all - few - many) / OTHERS)
  if (each) await apart(db, ordersSql({ user: 'u', orders: each, mark: 'u' }, now, othersFrom))
  for (const { user, orders, prodId, mark } of owners) {
    await apart(db, ordersSql({ user: String(user), orders, mark: String(mark) }, now))
    await apart(db, commentsSql(prodId, user, orders, now))
    await apart(db, afterSaleSql(user))
    await apart(db, shelvesSql(user, Math.floor(orders / 20), now))
    await apart(db, ledgersSql(user, Math.floor(orders / 2), now))
    await apart(db, tradeSql(user, Math.floor(orders / 20), now))
    await apart(db, commissionSql(user))
  }
  await db.query('vacuum analyze')
  await db.script(`
    select fill_goods();
    select fill_tally(list) from tally_list;
    update orders set invoiced = true where order_number in (select order_number from order_invoice_order);`)
  await db.query('vacuum analyze')
}

/**
 * Runs a script without triggers, which would take minutes. `fillGrowth` writes the tables that the triggers maintain
 * at its end.
 */
function apart(db: Db, script: string): Promise<void> {
  return db.script(`set local session_replication_role = replica; set local work_mem = '64MB'; ${script}`)
}

/** Copies a product of the tiny mall under other ids and names. */
function productsSql(products: number): string {
  return `
    create temp table goods on commit drop as
    select ${FIRST} + g as id, 10 + g % 90 as yuan, 'MW' || lpad(g::text, 6, '0') as model,
      (array['深沟球轴承', '内六角螺钉', '三相异步电机', '不锈钢球阀', '标准气缸', '同步带轮', '蜗轮减速机', '弹性联轴器'])[1 + g % 8] as zh,
      (array['Deep groove ball bearing', 'Socket head screw', 'Three-phase motor', 'Stainless ball valve', 'Standard cylinder', 'Timing pulley',
        'Worm gear reducer', 'Flexible coupling'])[1 + g % 8] as en
    from generate_series(0, ${products - 1}) g;
    insert into product select (jsonb_populate_record(t, jsonb_build_object('prod_id', id, 'name', jsonb_build_object('zh', zh || ' ' || model, 'en', en || ' ' || model)))).*
    from goods cross join product t where t.prod_id = 101;
    insert into sku select (jsonb_populate_record(t, jsonb_build_object('sku_id', id, 'prod_id', id, 'seq', 1, 'party_code', model, 'code_norm', lower(model), 'price', yuan))).*
    from goods cross join sku t where t.sku_id = 1001;
    insert into search select (jsonb_populate_record(t, jsonb_build_object('prod_id', id))).*
    from goods cross join search t where t.prod_id = 101;
    insert into coupon (coupon_id, name, coupon_type, cash_condition, reduce_amount, valid_time_type, valid_days, release_time, total, stocks)
    select ${FIRST} + g, '{"zh": "满减券", "en": "Coupon"}', 1, 100, 10, 2, 30, 0, 100000, 50000 from generate_series(1, 50) g;`
}

const othersSql = () => `
  insert into buyer (mobile, nick_name, created)
  select '139' || lpad(g::text, 8, '0'), '{"zh": "买家", "en": "Buyer"}', 0 from generate_series(1, ${OTHERS}) g;`
const othersFrom = `(select user_id as u from buyer where mobile like '139%' and created = 0) o,`

/**
 * Inserts orders with a status by age: some of the newest wait for payment, dispatch or receipt, the others are
 * received, and every fiftieth is closed.
 */
function ordersSql(
  { user, orders, mark }: { user: string; orders: number; mark: string },
  now: number,
  from = '',
): string {
  const step = Math.floor((730 * DAY) / orders)
  return `
    create temp table placed on commit drop as
    select *, case when k % 50 = 7 then 6 when age < 12 * ${DAY}::bigint and k % 4 = 0 then 1 when age < 20 * ${DAY}::bigint and k % 4 = 1 then 2
        when age < 40 * ${DAY}::bigint and k % 4 = 2 then 3 else 5 end as status
    from (select ${user} as user_id, k, k::bigint * ${step} as age, ${now} - k::bigint * ${step} as created,
        to_char(to_timestamp((${now} - k::bigint * ${step}) / 1000.0), 'YYYYMMDD') || lpad((${mark})::text, 5, '0') || lpad(k::text, 7, '0') as number
      from ${from} generate_series(1, ${orders}) k) s;
    insert into orders (order_number, user_id, shop_id, status, close_type, total, freight, actual_total, product_nums, address, created, expires, pay_type, paid_at,
      shipped_at, finished_at, cancelled_at, po_number)
    select number, user_id, 1 + k % 2, status, case status when 6 then 1 end, 88, 12, 100, 2, '{"receiver": "王工", "mobile": "13800000001"}', created, created + 13 * ${DAY}::bigint,
      case when status in (2, 3, 5) then 1 end, case when status in (2, 3, 5) then created + 60000 end, case when status in (3, 5) then created + 3600000 end,
      case when status = 5 then least(created + 8 * ${DAY}::bigint, ${now - 3_600_000}) end, case when status = 6 then created + 60000 end,
      case when k % 3 = 0 then 'PO-' || lpad(k::text, 7, '0') else '' end from placed;
    insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount, commented, shipped)
    select number, n, p.prod_id, s.sku_id, p.name, s.properties, p.unit, s.party_code, s.pic, 1, 44, 44, placed.status = 5 and k % 2 = 0, case when placed.status in (3, 5) then 1 else 0 end
    from placed cross join generate_series(1, 2) n
      join sku s on s.sku_id = ${FIRST} + (k * 7 + n * 13) % ${GOODS} join product p on p.prod_id = s.prod_id;`
}

const commentsSql = (prodId: number, user: number, orders: number, now: number) => `
  insert into comment (prod_id, score, evaluate, content, pics, nick_name, anonymous, created)
  select ${prodId}, 5 - k % 5, case when k % 5 < 2 then 0 when k % 5 < 4 then 1 else 2 end, '质量很好，发货也快。', case when k % 7 = 0 then 'a.png' end, '买家', k % 3 = 0,
    ${now} - k::bigint * 60000 from generate_series(1, ${Math.floor(orders / 2)}) k;
  insert into comment (prod_id, score, evaluate, content, nick_name, anonymous, created, user_id, order_item_id)
  select i.prod_id, 5, 0, '好', '王', false, o.finished_at + 60000, o.user_id, i.order_item_id
  from orders o join order_item i using (order_number) where o.user_id = ${user} and i.commented;`

/** Every tenth received order has a refund, of which a tenth is open; every twentieth an invoice. */
const afterSaleSql = (user: number) => `
  insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, events)
  select 'R' || order_number, order_number, user_id, shop_id, 'money', case when n % 100 = 3 then 'applied' else 'refunded' end, true, false, 88, 12, 'other', '', '', true, '', created + 1000,
    jsonb_build_array(jsonb_build_object('event', 'apply', 'by', 'buyer', 'to', 'applied', 'at', created + 1000))
  from (select *, row_number() over (order by created) as n from orders where user_id = ${user} and status = 5) o where n % 10 = 3;
  insert into refund_line (refund_sn, order_item_id, quantity, worth)
  select r.refund_sn, i.order_item_id, 1, 44 from refund r join order_item i using (order_number) where r.user_id = ${user};
  create temp table billed on commit drop as
    select order_number, created, shop_id, n + (select coalesce(max(order_invoice_id), 0) from order_invoice) as id
    from (select *, row_number() over (order by created) as n from orders where user_id = ${user} and status = 5) o where n % 20 = 7;
  insert into order_invoice (order_invoice_id, user_id, shop_id, state, asked, created, issued_at, invoice_number, document) overriding system value
  select id, ${user}, shop_id, case when id % 10 = 0 then 1 else 2 end, '{"invoiceType": 1, "headerType": 1, "headerName": "王"}', created, created, 'I' || id, '{"total": "100.00"}' from billed;
  insert into order_invoice_order (order_number, order_invoice_id) select order_number, id from billed;`

const shelvesSql = (user: number, rows: number, now: number) => `
  insert into collection (user_id, prod_id, created, price) select ${user}, ${FIRST} + g, ${now} - g * 60000::bigint, 10 from generate_series(0, ${rows - 1}) g;
  insert into browse (user_id, prod_id, seen) select ${user}, ${FIRST} + g, ${now} - g * 60000::bigint from generate_series(0, ${rows - 1}) g;
  insert into coupon_user (coupon_id, user_id, receive_time, start_time, end_time)
  select c.coupon_id, ${user}, ${now} - g * 60000::bigint, null, ${now} + (g % 40 - 30) * ${DAY}::bigint + g from generate_series(0, ${rows - 1}) g
    join (select coupon_id, row_number() over (order by coupon_id) - 1 as n, count(*) over () as of from coupon) c on c.n = g % c.of;
  insert into coupon_order (coupon_user_id, order_number)
  select h.coupon_user_id, o.order_number from (select coupon_user_id, row_number() over (order by coupon_user_id) as n from coupon_user where user_id = ${user}) h
    join (select order_number, row_number() over (order by created desc) as n from orders where user_id = ${user} and status = 5) o using (n) where n % 3 = 0;`

function ledgersSql(user: number, rows: number, now: number): string {
  const step = Math.floor((730 * DAY) / rows)
  const books = (['points', 'balance'] as const).map((kind) => {
    const [gain, cost] = kind === 'points' ? ['shopping', 'deduct'] : ['recharge', 'pay']
    return `
      insert into ledger_account (user_id, kind) values (${user}, '${kind}') on conflict do nothing;
      insert into ledger_booking (account_id, cause, key, created)
      select account_id, case when k % 5 = 0 then '${cost}' else '${gain}' end, 'growth ' || k, ${now} - (${rows} - k)::bigint * ${step}
      from ledger_account, generate_series(1, ${rows}) k where user_id = ${user} and kind = '${kind}';
      insert into ledger_entry (booking_id, account_id, amount, after)
      select b.booking_id, b.account_id, case when b.cause = '${cost}' then -4 else 4 end, 4 from ledger_booking b join ledger_account a using (account_id)
      where a.user_id = ${user} and a.kind = '${kind}' and b.key like 'growth %';
      insert into ledger_entry (booking_id, account_id, amount)
      select b.booking_id, m.account_id, case when b.cause = '${cost}' then 4 else -4 end from ledger_booking b join ledger_account a using (account_id)
        join ledger_account m on m.kind = a.kind and m.cause = b.cause where a.user_id = ${user} and a.kind = '${kind}' and b.key like 'growth %';`
  })
  return `${books.join('')}
    insert into credit_account (user_id, credit_limit, days, granted) values (${user}, 99999999, 60, 0) on conflict do nothing;
    insert into credit_entry (user_id, kind, month, late, amount, created)
    select ${user}, case when k % 4 = 0 then 'payment' else 'return' end, to_char(to_timestamp((${now} - k::bigint * ${step}) / 1000.0) at time zone 'PRC', 'YYYY-MM'), k % 4 = 0,
      case when k % 4 = 0 then -3 else 1 end, ${now} - k::bigint * ${step} from generate_series(1, ${rows}) k;
    insert into bill (bill_number, user_id, month, amount, issued, due)
    select 'B' || lpad(${user}::text, 5, '0') || month, ${user}, month, 10, ${now}, ${now} + ${DAY} from (select distinct month from credit_entry where user_id = ${user}) m
    where month < to_char(to_timestamp(${now} / 1000.0) at time zone 'PRC', 'YYYY-MM') on conflict do nothing;`
}

const tradeSql = (user: number, rows: number, now: number) => `
  create temp table asked on commit drop as
    select k, k + (select coalesce(max(inquiry_id), 0) from inquiry) as id from generate_series(1, ${rows}) k;
  insert into inquiry (inquiry_id, phone, remark, created, number, user_id, state, due) overriding system value
  select id, '13800000001', '', ${now} - k::bigint * 3600000, 'Q' || id, ${user}, (array['open', 'completed', 'failed', 'closed'])[1 + k % 4], ${now} + 30 * ${DAY}::bigint from asked;
  insert into inquiry_item (inquiry_id, seq, name, quantity) select id, seq, '轴承', 10 from asked, generate_series(1, 2) seq;
  insert into quote (inquiry_id, shop_id, state, valid_until, created, changed)
  select id, 1, 'open', ${now} + (k % 20 - 10) * ${DAY}::bigint, ${now}, ${now} from asked;`

const commissionSql = (user: number) => `
  insert into distributor (user_id, card_no, state, type, real_name, identity_number, identity_front, identity_back, mobile, bank_name, bank_branch, bank_account, applied, approved)
  values (${user}, '9' || lpad(${user}::text, 7, '0'), 1, 1, '王', '1', '1', '1', '13800000001', '1', '1', '1', 0, 0) on conflict do nothing;
  insert into commission (order_item_id, order_number, user_id, rate, paid, amount, state, created, seen, looked)
  select i.order_item_id, o.order_number, ${user}, 5, 44, 2.20, 2, o.created, 0, o.created
  from (select *, row_number() over (order by created) as n from orders where user_id = ${user} and status = 5) o join order_item i using (order_number)
  where i.seq = 1 and n % 10 = 5;
  insert into commission_entry (user_id, commission_id, move, amount, created)
  select user_id, commission_id, move, amount, created from commission, (values ('earn'), ('settle')) as m (move) where user_id = ${user};`
