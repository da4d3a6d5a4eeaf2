import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../db/db.ts'
import type { MessageKey, MessageValues } from '../server/messages.ts'
import type { CallContext } from '../server/call.ts'
import type { PurposeName } from './purposeNames.ts'

/** Who pays, and how a kind of payment refuses. */
export type Paying = CallContext & {
  user: number
  fail(code: 'A00001', message: MessageKey, values?: MessageValues, data?: unknown): never
}
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
 * the orders were locked. How to add one: docs/new-payment.md.
 */
export type OwnPayment = {
  /** What it pays for; for the rest it is refused. */
  pays: readonly PurposeName[]
  /** What is asked of the buyer before the transaction begins: what it counts stays counted where it refuses. */
  ask?(context: Paying, input: { payPassword?: string | undefined }): Promise<void>
  /** Takes the money, or refuses the call. `context.db` is the transaction. */
  take(context: Paying, taken: Taken): Promise<void>
  /** Gives money of one order back, once a return. `db` is the transaction. */
  giveBack(db: Db, back: GivenBack): Promise<void>
}
