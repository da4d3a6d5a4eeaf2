import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { OrderCoupon } from '@millwright/domain/price/orderCoupons'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db, Param } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { optionalWireDate, optionalWireYuan, wireYuan } from '../wire/wire.ts'

type Both = Record<Locale, string>
const DAY = 86_400_000

export type CouponRow = {
  couponId: number
  shopId: number | null
  shopName: Both | null
  name: Both
  subTitle: Both | null
  couponType: number
  cashCondition: string
  reduceAmount: string | null
  couponDiscount: string | null
  suitableProdType: number
  categoryId: number | null
  categoryName: Both | null
  validTimeType: number
  startTime: number | null
  endTime: number | null
  afterReceiveDays: number | null
  validDays: number | null
  releaseTime: number
  ended: boolean
  total: number
  stocks: number
  limitNum: number
}
export type HeldCoupon = CouponRow & {
  couponUserId: number
  receiveTime: number
  heldBy: string | null
  used: boolean
}

const columns = `c.coupon_id as "couponId", c.shop_id as "shopId", s.name as "shopName", c.name, c.sub_title as "subTitle", coupon_type as "couponType",
  cash_condition as "cashCondition", reduce_amount as "reduceAmount", coupon_discount as "couponDiscount", suitable_prod_type as "suitableProdType",
  c.category_id as "categoryId", g.name as "categoryName", valid_time_type as "validTimeType", after_receive_days as "afterReceiveDays", valid_days as "validDays",
  release_time as "releaseTime", ended, total, stocks, limit_num as "limitNum"`
const joined = 'left join shop s using (shop_id) left join category g on g.category_id = c.category_id'

export type CouponFilter = { shopId?: number; couponType?: number; couponId?: number }

/** Returns coupons on offer or announced: those the buyer can still claim first, then those that end soonest. */
export function claimableCoupons(
  { db, now, user }: { db: Db; now: number; user?: number },
  { shopId, couponType, couponId }: CouponFilter,
  { current, size }: { current: number; size: number },
): Promise<(CouponRow & { found: number; received: number })[]> {
  const params: Param[] = [now, user ?? null]
  const $ = (value: Param) => `$${params.push(value)}`
  const where = ['not ended', '(end_time is null or end_time > $1::bigint)']
  if (shopId !== undefined) where.push(`coalesce(c.shop_id, 0) = ${$(shopId)}::bigint`)
  if (couponType !== undefined) where.push(`coupon_type = ${$(couponType)}::int`)
  if (couponId !== undefined) where.push(`c.coupon_id = ${$(couponId)}::bigint`)
  return db.query(
    `
    select ${columns}, c.start_time as "startTime", c.end_time as "endTime", count(*) over ()::int as found,
      (select count(*)::int from coupon_user h where h.coupon_id = c.coupon_id and h.user_id = $2::bigint) as received
    from coupon c ${joined} where ${where.join(' and ')}
    order by (stocks = 0), (release_time > $1::bigint), release_time > $1::bigint and release_time is not null, c.end_time nulls last, c.coupon_id
    limit ${$(size)} offset ${$((current - 1) * size)}`,
    params,
  )
}

/** The maximum number of coupons listed on a product detail page. */
const OF_PRODUCT = 20

/**
 * Returns the coupons usable for a product on sale, in the order of `claimableCoupons`, or undefined for an unknown
 * product. `shopId` 0 is the platform.
 */
export async function couponsOfProd(
  { db, now }: { db: Db; now: number },
  prodId: number,
  shopId: number | undefined,
): Promise<CouponRow[] | undefined> {
  const [product] = await db.query<{ shopId: number }>(
    'select shop_id as "shopId" from search where prod_id = $1 and status = 1',
    [prodId],
  )
  if (!product) return undefined
  return db.query(
    `
    select ${columns}, c.start_time as "startTime", c.end_time as "endTime"
    from coupon c ${joined} join search p on p.prod_id = $1
    where not ended and (end_time is null or end_time > $2::bigint)
      and (c.shop_id is null or c.shop_id = p.shop_id) and ($3::bigint is null or coalesce(c.shop_id, 0) = $3::bigint)
      and (suitable_prod_type <> 0 or c.category_id is null or c.category_id = any(p.category_path))
      and (suitable_prod_type = 0 or (suitable_prod_type = 1) = exists
        (select 1 from coupon_prod named where named.coupon_id = c.coupon_id and named.prod_id = $1))
    order by (stocks = 0), (release_time > $2::bigint), c.shop_id nulls last, c.end_time nulls last, c.coupon_id limit ${OF_PRODUCT}`,
    [prodId, now, shopId ?? null],
  )
}

/**
 * Joins the state of a held coupon `h` as `u`. Lateral, because a plain join of the view aggregates all buyers'
 * coupons.
 */
const use = 'left join lateral (select * from coupon_use where coupon_user_id = h.coupon_user_id offset 0) u on true'
/** The state at `$2`: 0 expired, 1 unused (including coupons held by an unpaid order), 2 used. */
const standing =
  'case when coalesce(u.used, false) then 2 when h.end_time <= $2::bigint and u.held_by is null then 0 else 1 end'

export async function couponCounts({ db, now }: { db: Db; now: number }, user: number) {
  return queryOne<Record<'unused' | 'used' | 'over', number>>(
    db,
    `select count(*) filter (where standing = 1)::int as unused, count(*) filter (where standing = 2)::int as used,
      count(*) filter (where standing = 0)::int as over
    from (select ${standing} as standing from coupon_user h ${use} where h.user_id = $1 and not h.hidden) held`,
    [user, now],
  )
}

/**
 * Returns a buyer's coupons by status: 0 expired, 1 unused (including coupons held by an unpaid order), 2 used; all if
 * no status is given.
 */
export function couponsHeld(
  { db, now }: { db: Db; now: number },
  user: number,
  which: { status?: number; current?: number; size?: number },
): Promise<(HeldCoupon & { found: number })[]> {
  return db.query(
    `
    select *, count(*) over ()::int as found from (
      select ${columns}, h.start_time as "startTime", h.end_time as "endTime", h.coupon_user_id as "couponUserId", h.receive_time as "receiveTime",
        u.held_by as "heldBy", coalesce(u.used, false) as used
      from coupon_user h join coupon c using (coupon_id) ${joined} ${use}
      where h.user_id = $1 and not h.hidden and ($3::int is null or $3::int = ${standing})
    ) held
    order by case when $3::int = 1 then "endTime" else -"endTime" end, "couponUserId" limit $4 offset $5`,
    [user, now, which.status ?? null, which.size ?? 500, ((which.current ?? 1) - 1) * (which.size ?? 500)],
  )
}

/** Returns, by coupon, the ids of the given products that the coupon names. */
export async function couponProducts(
  db: Db,
  couponIds: readonly number[],
  prodIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db.query<{ couponId: number; prodId: number }>(
    `
    select coupon_id as "couponId", prod_id as "prodId" from coupon_prod where coupon_id = any($1::text::bigint[]) and prod_id = any($2::text::bigint[])`,
    [arrayText(couponIds), arrayText(prodIds)],
  )
  const named = new Map<number, number[]>()
  for (const { couponId, prodId } of rows) named.set(couponId, [...(named.get(couponId) ?? []), prodId])
  return named
}

export function couponWire(row: CouponRow, locale: Locale) {
  const { total, stocks } = row
  return {
    couponId: row.couponId,
    shopId: row.shopId ?? Number(PLATFORM_SHOP_ID),
    shopName: row.shopName?.[locale],
    couponName: row.name[locale],
    subTitle: row.subTitle?.[locale],
    couponType: row.couponType,
    cashCondition: wireYuan(row.cashCondition),
    reduceAmount: optionalWireYuan(row.reduceAmount),
    couponDiscount: row.couponDiscount === null ? undefined : Number(row.couponDiscount),
    validTimeType: row.validTimeType,
    startTime: optionalWireDate(row.startTime),
    endTime: optionalWireDate(row.endTime),
    afterReceiveDays: row.afterReceiveDays,
    validDays: row.validDays,
    suitableProdType: row.suitableProdType,
    categoryName: row.categoryName?.[locale],
    limitNum: row.limitNum,
    releaseTime: optionalWireDate(row.releaseTime),
    stocks,
    // Rounded down, so the ratio is below 100 while a coupon is left.
    receiveRatio: Math.floor(((total - stocks) / total) * 1000) / 10,
  }
}

export function heldWire(row: HeldCoupon, locale: Locale, now: number) {
  const { stocks: _, receiveRatio: __, releaseTime: ___, limitNum: ____, ...rest } = couponWire(row, locale)
  return {
    ...rest,
    couponUserId: row.couponUserId,
    receiveTime: optionalWireDate(row.receiveTime),
    orderNumber: row.heldBy ?? undefined,
    status: row.used ? 2 : row.endTime! <= now && row.heldBy === null ? 0 : 1,
  }
}

/** Converts a held coupon for the price engine. */
export function orderCoupon(row: HeldCoupon, prodIds: readonly number[]): OrderCoupon {
  return {
    couponId: String(row.couponId),
    couponUserId: String(row.couponUserId),
    couponName: row.name.zh,
    shopId: String(row.shopId ?? PLATFORM_SHOP_ID),
    couponType: row.couponType,
    cashCondition: money(row.cashCondition),
    reduceAmount: row.reduceAmount === null ? undefined : money(row.reduceAmount),
    couponDiscount: row.couponDiscount === null ? undefined : Math.round(Number(row.couponDiscount) * 1000) / 100,
    suitableProdType: row.suitableProdType,
    prodIds: prodIds.map(String),
    categoryId: row.categoryId === null ? undefined : String(row.categoryId),
    validTimeType: 1,
    startTime: row.startTime ?? undefined,
    endTime: row.endTime!,
    status: row.used ? 2 : 1,
    orderNumber: row.heldBy ?? undefined,
  }
}

/** Returns the validity of a coupon that is claimed at `now`. */
function termFrom(
  coupon: Pick<CouponRow, 'validTimeType' | 'startTime' | 'endTime' | 'afterReceiveDays' | 'validDays'>,
  now: number,
) {
  const from = coupon.validTimeType === 2 ? now + (coupon.afterReceiveDays ?? 0) * DAY : coupon.startTime
  return { from, until: coupon.validTimeType === 2 ? from! + coupon.validDays! * DAY : coupon.endTime }
}

/** The number of coupons on offer that an order is priced with on trial. */
const ON_TRIAL = 50

/**
 * Returns the coupons that the buyer could claim now for an order of these shops, as if they were claimed: coupons of
 * the shops and of the platform that the buyer does not hold.
 */
export async function couponTrials(
  { db, now }: { db: Db; now: number },
  user: number,
  { shopIds, held }: { shopIds: readonly number[]; held: readonly HeldCoupon[] },
): Promise<HeldCoupon[]> {
  const rows = await claimableCoupons({ db, now, user }, {}, { current: 1, size: ON_TRIAL })
  return rows
    .filter(
      ({ couponId, shopId, releaseTime, stocks, limitNum, received }) =>
        (shopId === null || shopIds.includes(shopId)) &&
        releaseTime <= now &&
        stocks > 0 &&
        !(limitNum > 0 && received >= limitNum) &&
        !held.some((one) => one.couponId === couponId),
    )
    .map(({ found: _, received: __, ...row }) => {
      const { from, until } = termFrom(row, now)
      return {
        ...row,
        couponUserId: -row.couponId,
        receiveTime: now,
        heldBy: null,
        used: false,
        startTime: from,
        endTime: until,
      }
    })
}

export type ReceiveProblem = 'couponGone' | 'couponNotYet' | 'couponOver' | 'couponAllTaken' | 'couponLimit'

/** Gives the buyer one coupon, within the total stock and the limit per buyer, also under concurrent requests. */
export async function claimCoupon(
  { db, now }: { db: Db; now: number },
  user: number,
  couponId: number,
): Promise<ReceiveProblem | undefined> {
  // Late requests are refused without waiting for a lock.
  const [before] = await db.query<{ stocks: number }>('select stocks from coupon where coupon_id = $1', [couponId])
  if (!before) return 'couponGone'
  if (before.stocks === 0) return 'couponAllTaken'
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    const [coupon] = await tx.query<
      Pick<
        CouponRow,
        'stocks' | 'limitNum' | 'releaseTime' | 'ended' | 'startTime' | 'endTime' | 'afterReceiveDays' | 'validDays'
      > & { validTimeType: number; received: number }
    >(
      `
      select stocks, limit_num as "limitNum", release_time as "releaseTime", ended, start_time as "startTime", end_time as "endTime",
        after_receive_days as "afterReceiveDays", valid_days as "validDays", valid_time_type as "validTimeType",
        (select count(*)::int from coupon_user where coupon_id = $1 and user_id = $2) as received
      from coupon where coupon_id = $1`,
      [couponId, user],
    )
    if (!coupon) return 'couponGone'
    if (coupon.releaseTime > now) return 'couponNotYet'
    if (coupon.ended || (coupon.endTime !== null && coupon.endTime <= now)) return 'couponOver'
    if (coupon.limitNum > 0 && coupon.received >= coupon.limitNum) return 'couponLimit'
    const [taken] = await tx.query(
      'update coupon set stocks = stocks - 1 where coupon_id = $1 and stocks > 0 returning 1',
      [couponId],
    )
    if (!taken) return 'couponAllTaken'
    const { from, until } = termFrom(coupon, now)
    await tx.query(
      'insert into coupon_user (coupon_id, user_id, receive_time, start_time, end_time) values ($1, $2, $3, $4, $5)',
      [couponId, user, now, from, until],
    )
    return undefined
  })
}
