import { payTypes } from '@millwright/domain/payment/payKinds'
import { dayAfter, dayStart, mallDay } from '@millwright/domain/member/mallDay'
import type { Db } from '../../db/db.ts'
import { markPaid } from '../payment/payments.ts'
import { say } from '../../core/messages/messages.ts'
import type { BuyerContext } from '../promotion/dealOrders.ts'
import { book } from '../../core/member/ledger.ts'
import { earnPoints } from './pointsOfOrder.ts'
import { confirmPoints, submitPoints } from './pointsOrders.ts'
import { pointsExpiry, pointsRule } from '../../core/member/pointsRule.ts'
import { checkIn } from './pointsSigns.ts'
import { sweepPoints } from './sweepPoints.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Points and money of the sample items, cheapest first. `each` is the limit per buyer; 0 means no limit. */
const offers = [
  { points: 200, money: 0, each: 5 },
  { points: 300, money: 0, each: 0 },
  { points: 500, money: 0, each: 2 },
  { points: 600, money: 9.9, each: 0 },
  { points: 800, money: 0, each: 0 },
  { points: 1000, money: 19, each: 3 },
  { points: 1200, money: 0, each: 1 },
  { points: 1500, money: 29.9, each: 0 },
  { points: 2000, money: 0, each: 0 },
  { points: 3000, money: 49, each: 2 },
  { points: 5000, money: 99, each: 1 },
  { points: 8000, money: 0, each: 1 },
]

/** Imports the points mall's items: small products of many categories, sold by the piece. Runs once. */
async function importPointsGoods(db: Db): Promise<void> {
  await db.query(
    `with best as (
      select distinct on (x.category_path[2]) k.prod_id, k.sku_id, k.price, p.sold_num from sku k join product p using (prod_id) join search x using (prod_id)
      where p.status = 1 and k.stocks <> 0 and k.min_order_qty = 1 and k.pack_qty = 1 and k.price between 2 and 400
      order by x.category_path[2], p.sold_num desc, k.prod_id, k.seq
    ), goods as (
      select *, row_number() over (order by price, prod_id) as place from (select * from best order by sold_num desc, prod_id limit ${offers.length}) top
    ), offer as (
      select row_number() over () as place, points, money, each from jsonb_to_recordset($1::text::jsonb) as o (points int, money numeric, each int)
    )
    insert into score_prod (score_prod_id, prod_id, sku_id, points, price, stocks, origin, limit_each)
    select place, prod_id, sku_id, points, money, case place when 2 then 0 else 30 end, 50, each from goods join offer using (place)
    where not exists (select 1 from score_prod) order by place`,
    [JSON.stringify(offers)],
  )
}

/**
 * Imports the points history of `buyer` in order of time: a gift a year ago, earnings, expiry, sign-ins, a redemption.
 * Runs once.
 */
export async function importPoints(db: Db, now: number): Promise<void> {
  await importPointsGoods(db)
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as "user" from buyer where account = 'buyer'
      and not exists (select 1 from ledger_account a where a.user_id = buyer.user_id and kind = 'points')`,
  )
  if (!buyer) return
  const { user } = buyer
  const rule = await pointsRule(db)
  const give = (ago: number, amount: number, why: string) => async () => {
    const time = now - ago * DAY
    const booking = { kind: 'points', user, amount, cause: 'system', key: `sample:${why}`, now: time } as const
    await db.tx((tx) => book(tx, { ...booking, expires: pointsExpiry(rule, time) }))
  }
  const received = await db.query<{ orderNumber: string; time: number }>(
    `select order_number as "orderNumber", finished_at as time from orders where user_id = $1 and status = 5 and finished_at is not null`,
    [user],
  )
  const today = dayStart(mallDay(now))
  const signs = [9, 8, 6, 5, 3, 2, 1].map((ago) => dayStart(dayAfter(mallDay(today), -ago)) + 9 * HOUR)
  const steps: { time: number; act: () => Promise<unknown> }[] = [
    { time: now - 372 * DAY, act: give(372, 60, 'first') },
    { time: now - 353 * DAY, act: give(353, 120, 'spring') },
    { time: now - 130 * DAY, act: give(130, 2400, 'autumn') },
    ...received.map(({ orderNumber, time }) => ({
      time,
      act: () => db.tx((tx) => earnPoints({ db: tx, now: time }, orderNumber)),
    })),
    ...signs.map((time) => ({ time, act: () => db.tx((tx) => checkIn({ db: tx, now: time }, user)) })),
    { time: now - 2 * DAY + HOUR, act: () => sweepPoints(db, now - 2 * DAY + HOUR) },
    { time: now - DAY / 2, act: () => redeem(db, user, now - DAY / 2) },
  ]
  for (const { act } of steps.toSorted((a, b) => a.time - b.time)) await act()
}

async function redeem(db: Db, user: number, now: number): Promise<void> {
  const [good] = await db.query<{ prodId: number; skuId: number }>(
    'select prod_id as "prodId", sku_id as "skuId" from score_prod where price = 0 and stocks > 0 order by points limit 1',
  )
  if (!good) return
  const locale = 'zh' as const
  const context: BuyerContext = {
    db,
    user,
    now,
    locale,
    say: (key, values) => say(locale, key, values),
  }
  const { uuid, shopCartOrders } = await confirmPoints(context, { ...good, quantity: 1, addrId: 0 })
  if (!shopCartOrders?.length) return
  const placed = await submitPoints(context, { uuid: uuid!, orderShopParams: [] })
  // An order with freight must still be paid.
  await db.tx((tx) => markPaid(tx, [placed!.orderNumbers], payTypes.weixin, now))
}
