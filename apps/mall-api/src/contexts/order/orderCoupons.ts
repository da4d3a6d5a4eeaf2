import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'

/** Locks the coupons of a new order. Refuses expired coupons and coupons that another order uses. */
export async function lockCoupons(
  { db, now, say }: Pick<CallContext, 'db' | 'now' | 'say'>,
  user: number,
  couponUserIds: readonly number[],
): Promise<void> {
  if (!couponUserIds.length) return
  const ids = arrayText(couponUserIds)
  const held = await db.query(
    `
    select 1 from coupon_user where coupon_user_id = any($1::text::bigint[]) and user_id = $2 and end_time > $3::bigint and not hidden
    order by coupon_user_id for no key update`,
    [ids, user, now],
  )
  const taken = await db.query(
    'select 1 from coupon_use where coupon_user_id = any($1::text::bigint[]) and (used or held_by is not null)',
    [ids],
  )
  if (held.length < couponUserIds.length || taken.length) throw new Refusal('A03002', say('couponTaken'))
}

/**
 * Records the coupons of an order. Closing an unpaid order writes nothing: the view `coupon_use` then frees its
 * coupons.
 */
export async function recordOrderCoupons(db: Db, orderNumber: string, couponUserIds: readonly number[]): Promise<void> {
  if (!couponUserIds.length) return
  await db.query('insert into coupon_order (coupon_user_id, order_number) select unnest($1::text::bigint[]), $2', [
    arrayText(couponUserIds),
    orderNumber,
  ])
}
