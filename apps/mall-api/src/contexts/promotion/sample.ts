import type { Db } from '../../db/db.ts'

const DAY = 86_400_000
const CHINA = 8 * 3_600_000
const both = (zh: string, en: string) => JSON.stringify({ zh, en })
/** The minimum number of shops for sample promotions. Smaller malls belong to tests, which create their own deals. */
const SHOPS = 5

type SampleCoupon = {
  name: string
  /** The index of the shop in the order of ids, from 0. Undefined for a coupon of the platform. */
  shop?: number
  from: number
  cash?: number
  /** The paid share in tenths (9.5 is 5% off). */
  paid?: number
  /** Whether the coupon is limited to the best-selling top-level category. */
  category?: boolean
  /** Days from now until release, start and end. */
  release?: number
  begins?: number
  ends?: number
  /** Days of validity from receipt. */
  days?: number
  total: number
  left: number
  limit: number
}

const coupons: SampleCoupon[] = [
  { name: both('备件节满减券', 'Spare parts week'), from: 500, cash: 50, ends: 20, total: 5000, left: 3140, limit: 3 },
  { name: both('全场 95 折券', '5% off everything'), from: 2000, paid: 9.5, ends: 20, total: 800, left: 96, limit: 1 },
  { name: both('新客立减券', 'New buyer coupon'), from: 0, cash: 20, days: 30, total: 9999, left: 7421, limit: 1 },
  { name: both('大额采购券', 'Bulk order coupon'), from: 20_000, cash: 800, ends: 40, total: 200, left: 188, limit: 2 },
  {
    name: both('月末囤货券', 'Month-end stock-up'),
    from: 1000,
    cash: 120,
    release: 3,
    ends: 20,
    total: 500,
    left: 500,
    limit: 1,
  },
  { name: both('限量百元券', '¥100 off, limited'), from: 800, cash: 100, ends: 9, total: 100, left: 0, limit: 1 },
  {
    name: both('品类专享券', 'Category coupon'),
    category: true,
    from: 300,
    cash: 36,
    ends: 20,
    total: 600,
    left: 410,
    limit: 1,
  },
  { name: both('店铺满减券', 'Shop coupon'), shop: 0, from: 300, cash: 30, ends: 20, total: 1000, left: 640, limit: 2 },
  {
    name: both('店铺九折券', '10% off in this shop'),
    shop: 0,
    from: 1000,
    paid: 9,
    days: 15,
    total: 300,
    left: 41,
    limit: 1,
  },
  { name: both('店铺满减券', 'Shop coupon'), shop: 1, from: 200, cash: 15, ends: 20, total: 1000, left: 801, limit: 1 },
  {
    name: both('老客回购券', 'Returning buyers'),
    shop: 2,
    from: 0,
    cash: 8,
    ends: 20,
    total: 2000,
    left: 1500,
    limit: 1,
  },
  { name: both('夏季检修券', 'Summer overhaul'), from: 600, cash: 60, ends: -9, total: 900, left: 120, limit: 1 },
]

/** The number of products that a sample discount names. */
const MOST_PRODUCTS = 400

type SampleDiscount = {
  name: string
  shop: number
  rule: 0 | 1 | 2 | 3
  every?: boolean
  most?: number
  /** Only products that cost at least this many yuan take part, so that a piece rule gives nothing away. */
  least?: number
  begins: number
  ends: number
  steps: [need: number, gives: number][]
}

const discounts: SampleDiscount[] = [
  {
    name: both('满额立减', 'More off larger orders'),
    shop: 0,
    rule: 0,
    begins: -3,
    ends: 12,
    steps: [
      [500, 30],
      [1000, 80],
      [3000, 300],
    ],
  },
  {
    name: both('每满 200 减 15', '¥15 off every ¥200'),
    shop: 1,
    rule: 0,
    every: true,
    most: 300,
    begins: -3,
    ends: 6,
    steps: [[200, 15]],
  },
  {
    name: both('多件减价', 'Money off by quantity'),
    shop: 2,
    rule: 1,
    least: 5,
    begins: -3,
    ends: 12,
    steps: [
      [20, 10],
      [100, 60],
    ],
  },
  {
    name: both('满额折扣', 'Percent off larger orders'),
    shop: 3,
    rule: 2,
    most: 500,
    begins: -3,
    ends: 20,
    steps: [
      [1000, 9.6],
      [5000, 9.2],
    ],
  },
  {
    name: both('多件多折', 'Percent off by quantity'),
    shop: 4,
    rule: 3,
    begins: -3,
    ends: 9,
    steps: [
      [10, 9.5],
      [50, 9],
    ],
  },
  {
    name: both('满额立减预告', 'Coming up: money off'),
    shop: 5,
    rule: 0,
    begins: 4,
    ends: 14,
    steps: [[800, 60]],
  },
  { name: both('上月满减', 'Last month’s offer'), shop: 0, rule: 0, begins: -40, ends: -10, steps: [[500, 40]] },
]

/**
 * Writes coupons and threshold discounts of every kind and state. Expired coupons and discounts start again, except
 * those that are samples of the expired state.
 */
export async function renewPromotions(db: Db, now: number): Promise<void> {
  const shops = (
    await db.query<{ id: number }>('select shop_id as id from shop where status = 1 order by shop_id limit 12')
  ).map(({ id }) => id)
  if (shops.length < SHOPS) return
  const [best] = await db.query<{ id: number }>(
    'select category_path[1] as id from search where status = 1 group by 1 order by sum(sold_num) desc, 1 limit 1',
  )
  // Whole calendar days: periods begin and end at midnight, whenever the mall is filled.
  const days = daysFrom(Math.floor((now + CHINA) / DAY) * DAY - CHINA)
  await renewCoupons(db, { now, days, shops, category: best?.id ?? null })
  await renewDiscounts(db, { now, days, shops })
  // Ids of coupons and discounts made in the seller console follow the sample's.
  for (const [table, key] of [
    ['coupon', 'coupon_id'],
    ['discount', 'discount_id'],
  ])
    await db.query(
      `select setval(pg_get_serial_sequence('${table}', '${key}'), (select greatest(1000, max(${key})) from ${table}))`,
    )
}

type Days = ReturnType<typeof daysFrom>
/** Returns the moments at which the day `count` days after `midnight` begins and ends. */
function daysFrom(midnight: number) {
  return {
    begin: (count: number) => midnight + count * DAY,
    end: (count: number) => midnight + (count + 1) * DAY - 1000,
  }
}

async function renewCoupons(
  db: Db,
  { now, days, shops, category }: { now: number; days: Days; shops: readonly number[]; category: number | null },
): Promise<void> {
  for (const [index, one] of coupons.entries()) {
    const id = index + 1
    const over = one.ends !== undefined && one.ends < 0
    await db.query(
      `
      insert into coupon (coupon_id, shop_id, name, coupon_type, cash_condition, reduce_amount, coupon_discount, category_id, valid_time_type,
        start_time, end_time, after_receive_days, valid_days, release_time, total, stocks, limit_num)
      values ($1, $2, $3::text::jsonb, $4, $5, $6, $7, $8, $9, $10, $11, 0, $12, $13, $14, $15, $16)
      on conflict (coupon_id) do update set end_time = excluded.end_time, release_time = excluded.release_time, start_time = excluded.start_time
        where coupon.end_time <= $17::bigint and not $18::boolean`,
      [
        id,
        one.shop === undefined ? null : shops[one.shop % shops.length]!,
        one.name,
        one.paid === undefined ? 1 : 2,
        one.from,
        one.cash ?? null,
        one.paid ?? null,
        one.category ? category : null,
        one.days === undefined ? 1 : 2,
        one.ends === undefined ? null : days.begin(Math.min(one.begins ?? -1, one.ends - 30)),
        one.ends === undefined ? null : days.end(one.ends),
        one.days ?? null,
        days.begin(one.release ?? -30),
        one.total,
        one.left,
        one.limit,
        now,
        over,
      ],
    )
  }
}

async function renewDiscounts(
  db: Db,
  { now, days, shops }: { now: number; days: Days; shops: readonly number[] },
): Promise<void> {
  for (const [index, one] of discounts.entries()) {
    await db.query(
      `
      insert into discount (discount_id, shop_id, name, discount_rule, discount_type, max_reduce_amount, start_time, end_time, items, suitable_prod_type)
      values ($1, $2, $3::text::jsonb, $4, $5, $6, $7, $8, $9::text::jsonb, $12)
      on conflict (discount_id) do update set start_time = excluded.start_time, end_time = excluded.end_time,
        suitable_prod_type = excluded.suitable_prod_type
        where discount.suitable_prod_type <> excluded.suitable_prod_type or discount.end_time <= $10::bigint and not $11::boolean`,
      [
        index + 1,
        shops[one.shop % shops.length]!,
        one.name,
        one.rule,
        one.every ? 1 : 0,
        one.most ?? null,
        days.begin(one.begins),
        days.end(one.ends),
        JSON.stringify(one.steps.map(([need, gives]) => ({ needAmount: need.toFixed(2), discount: gives.toFixed(2) }))),
        now,
        one.ends < 0,
        one.least === undefined ? 0 : 1,
      ],
    )
    if (one.least !== undefined)
      await db.query(
        `
        insert into discount_prod (discount_id, prod_id)
        select $1::bigint, p.prod_id from product p join sku k using (prod_id) where p.shop_id = $2
        group by p.prod_id having min(k.price) >= $3::int order by p.prod_id limit ${MOST_PRODUCTS}
        on conflict do nothing`,
        [index + 1, shops[one.shop % shops.length]!, one.least],
      )
  }
}

/** Gives the account `buyer` usable, soon expiring and expired coupons, once. */
export async function importHeldCoupons(db: Db, now: number): Promise<void> {
  await db.query(
    `
    insert into coupon_user (coupon_id, user_id, receive_time, start_time, end_time)
    select coupon_id, user_id, $1::bigint - 40 * ${DAY}::bigint, $1::bigint - 40 * ${DAY}::bigint, $1::bigint + until * ${DAY}::bigint
    from (values (1, 20), (3, 2), (8, 20), (12, -9)) held (coupon_id, until) join coupon using (coupon_id), buyer
    where account = 'buyer' and not exists (select 1 from coupon_user h where h.user_id = buyer.user_id)`,
    [now],
  )
}
