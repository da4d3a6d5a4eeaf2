import type { CallContext } from '../../core/call/call.ts'
import { couponsHeld } from '../../core/promotion/coupons.ts'

const SOON = 3 * 86_400_000

export async function expiringCouponCount(context: Pick<CallContext, 'db' | 'now'>, user: number): Promise<number> {
  const unused = await couponsHeld(context, user, { status: 1 })
  return unused.filter(({ heldBy, endTime }) => heldBy === null && endTime! <= context.now + SOON).length
}
