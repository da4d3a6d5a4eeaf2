import type { Money } from '@millwright/domain/money/money'
import type { ParsedOf } from '@millwright/contract/contract'
import type { Db } from '../db/db.ts'
import { BALANCE, balancePayment } from '../member/payFromBalance.ts'
import type { Context } from '../server/call.ts'

/** The orders of one payment, and what they cost together. */
export type Taken = { orders: readonly { orderNumber: string; actualTotal: string }[]; amount: Money }
/** What goes back of one order, for a return or, without `refundSn`, all of it. */
export type GivenBack = { user: number; orderNumber: string; refundSn: string | undefined; amount: Money; now: number }

/**
 * A kind of payment that the mall keeps itself: it is taken and given back within the order's own transaction, after
 * the orders were locked.
 */
export type OwnPayment = {
  /** What is asked of the buyer before the transaction begins: what it counts stays counted where it refuses. */
  ask?(context: Context<'pay'>, input: ParsedOf<'pay'>): Promise<void>
  /** Takes the money, or refuses the call. `context.db` is the transaction. */
  take(context: Context<'pay'>, taken: Taken, input: ParsedOf<'pay'>): Promise<void>
  giveBack(db: Db, back: GivenBack): Promise<void>
}

/** By the wire's `payType` (api.md 1.2). */
export const ownPayments: ReadonlyMap<number, OwnPayment> = new Map([[BALANCE, balancePayment]])
