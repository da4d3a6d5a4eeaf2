import type { CallName } from '@millwright/contract/contract'
import { cardsOf } from '../catalogue/cards.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId } from '../../core/wire/wire.ts'
import {
  couponCounts,
  couponsHeld,
  couponsOfProd,
  claimableCoupons,
  couponWire,
  heldWire,
  claimCoupon,
} from '../../core/promotion/coupons.ts'
import type { CouponRow } from '../../core/promotion/coupons.ts'

type Names =
  | 'couponPage'
  | 'couponPageOfBuyer'
  | 'couponsOfProd'
  | 'myCouponIds'
  | 'couponProds'
  | 'couponReceive'
  | 'myCouponPage'
  | 'myCouponCounts'
  | 'deleteMyCoupon'
type Asked = {
  shopId?: number | string
  couponType?: number
  couponId?: number | string
  current: number
  size: number
}

export const couponHandlers: PartialHandlers<Names & CallName> = {
  couponPage: (asked, context) => pageToReceive(asked, context, undefined),
  couponPageOfBuyer: (asked, context) => pageToReceive(asked, context, context.user),
  couponsOfProd: async ({ prodId, shopId }, context) => {
    const rows = await couponsOfProd(context, rowId(prodId), shopId === undefined ? undefined : rowId(shopId))
    return rows ? rows.map((row) => couponWire(row, context.locale)) : context.fail('A01000', 'productGone')
  },
  myCouponIds: async (_, { db, user }) => {
    const rows = await db.query<{ couponId: number }>(
      'select coupon_id as "couponId" from coupon_user where user_id = $1 order by coupon_user_id',
      [user],
    )
    return rows.map(({ couponId }) => couponId)
  },
  couponProds: async ({ couponId, current, size }, context) => {
    const [coupon] = await context.db.query<Pick<CouponRow, 'shopId' | 'suitableProdType' | 'categoryId'>>(
      'select shop_id as "shopId", suitable_prod_type as "suitableProdType", category_id as "categoryId" from coupon where coupon_id = $1',
      [rowId(couponId)],
    )
    if (!coupon) return context.fail('A01000', 'couponGone')
    const rows = await context.db.query<{ prodId: number; found: number }>(
      `
      select prod_id as "prodId", count(*) over ()::int as found from search s where status = 1 and ($2::bigint is null or shop_id = $2::bigint)
        and ($3::bigint is null or $3::bigint = any(category_path))
        and ($4::int = 0 or ($4::int = 1) = exists (select 1 from coupon_prod p where p.coupon_id = $1 and p.prod_id = s.prod_id))
      order by in_stock desc, sold_num desc, prod_id limit $5 offset $6`,
      [
        rowId(couponId),
        coupon.shopId,
        coupon.suitableProdType === 0 ? coupon.categoryId : null,
        coupon.suitableProdType,
        size,
        (current - 1) * size,
      ],
    )
    const cards = await cardsOf(
      context,
      rows.map(({ prodId }) => prodId),
    )
    return pageOf(cards, rows[0]?.found ?? 0, { current, size })
  },
  couponReceive: async (couponId, context) => {
    const problem = await claimCoupon(context, context.user, rowId(couponId))
    return problem ? context.fail('A00001', problem) : null
  },
  myCouponPage: async ({ status, current, size }, context) => {
    const rows = await couponsHeld(context, context.user, { status, current, size })
    return pageOf(
      rows.map((row) => heldWire(row, context.locale, context.now)),
      rows[0]?.found ?? 0,
      { current, size },
    )
  },
  myCouponCounts: async (_, context) => {
    const { unused, used, over } = await couponCounts(context, context.user)
    return { unUseCount: unused, useCount: used, expiredCount: over }
  },
  deleteMyCoupon: async ({ couponUserId }, context) => {
    const held = await couponsHeld(context, context.user, {})
    const mine = held.find((row) => row.couponUserId === rowId(couponUserId))
    if (!mine) return context.fail('A00001', 'couponGone')
    if (heldWire(mine, context.locale, context.now).status === 1) context.fail('A00001', 'couponHeld')
    await context.db.query('update coupon_user set hidden = true where coupon_user_id = $1', [mine.couponUserId])
    return null
  },
}

async function pageToReceive({ current, size, ...asked }: Asked, context: CallContext, user: number | undefined) {
  const rows = await claimableCoupons(
    { ...context, user },
    {
      couponType: asked.couponType,
      shopId: asked.shopId === undefined ? undefined : rowId(asked.shopId),
      couponId: asked.couponId === undefined ? undefined : rowId(asked.couponId),
    },
    { current, size },
  )
  return pageOf(
    rows.map((row) => ({
      ...couponWire(row, context.locale),
      ...(user !== undefined && {
        curUserReceiveCount: row.received,
        canReceive:
          row.stocks > 0 && row.releaseTime <= context.now && (row.limitNum === 0 || row.received < row.limitNum),
      }),
    })),
    rows[0]?.found ?? 0,
    { current, size },
  )
}
