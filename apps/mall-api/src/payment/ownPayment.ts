import type { Money } from '@millwright/domain/money/money'
import type { ParsedOf } from '@millwright/contract/contract'
import type { Db } from '../db/db.ts'
import type { Context } from '../server/call.ts'
import type { PurposeName } from './purposeNames.ts'

/** What one payment is for, and what it costs together; `orders` where they are what is paid. */
export type Taken = {
  purpose: PurposeName
  subject: string
  orders: readonly { orderNumber: string; actualTotal: string }[]
  amount: Money
}
/** What goes back of one order, for a return or, without `refundSn`, all of it. */
export type GivenBack = { user: number; orderNumber: string; refundSn: string | undefined; amount: Money; now: number }

/**
 * A kind of payment that the mall keeps itself: it is taken and given back within the order's own transaction, after
 * the orders were locked.
 */
export type OwnPayment = {
  /** What is asked of the buyer before the transaction begins: what it counts stays counted where it refuses. */
  ask?(context: Context<'pay'>, input: { payPassword?: string | undefined }): Promise<void>
  /** Takes the money, or refuses the call. `context.db` is the transaction. */
  take(context: Context<'pay'>, taken: Taken, input: ParsedOf<'pay'> | ParsedOf<'payBill'>): Promise<void>
  giveBack(db: Db, back: GivenBack): Promise<void>
}
