import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { Refusal } from '../server/call.ts'
import type { CallContext } from '../server/call.ts'

/** Locks the coupons of an order that is being made; refuses where one is over, or some other order has it. */
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
 * Writes down which coupons an order used. Nothing is written when it closes unpaid: the view `coupon_use` sees that
 * the coupon is the buyer's again.
 */
export async function keepCoupons(db: Db, orderNumber: string, couponUserIds: readonly number[]): Promise<void> {
  if (!couponUserIds.length) return
  await db.query('insert into coupon_order (coupon_user_id, order_number) select unnest($1::text::bigint[]), $2', [
    arrayText(couponUserIds),
    orderNumber,
  ])
}
