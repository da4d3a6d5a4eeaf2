import type { Money } from '@millwright/domain/money/money'
import type { Db } from '../../db/db.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'
import type { CallContext } from '../call/call.ts'
import type { PurposeName } from './purposeNames.ts'

/** The paying buyer's context, and how a payment kind refuses. */
export type Paying = CallContext & {
  user: number
  fail(code: 'A00001', message: MessageKey, values?: MessageValues, data?: unknown): never
}
/** The subject of one payment and its total. `orders` is empty unless orders are paid. */
export type PaymentCharge = {
  purpose: PurposeName
  subject: string
  orders: readonly { orderNumber: string; actualTotal: string }[]
  amount: Money
}
/** The amount that one order gives back: for a return, or for the whole order if `refundSn` is undefined. */
export type PaymentRefund = {
  user: number
  orderNumber: string
  refundSn: string | undefined
  amount: Money
  now: number
}

/**
 * A payment kind kept by the mall. Money is taken and given back in the order's own transaction, after the orders are
 * locked. How to add one: docs/new-payment.md.
 */
export type InternalPaymentMethod = {
  /** The purposes that the payment kind pays for. Other purposes are refused. */
  purposes: readonly PurposeName[]
  /** Checks the buyer's input before the transaction begins, so that failed tries stay counted after a refusal. */
  check?(context: Paying, input: { payPassword?: string | undefined }): Promise<void>
  /** Takes the money or refuses the call. `context.db` is the transaction. */
  charge(context: Paying, taken: PaymentCharge): Promise<void>
  /** Gives back money of one order, once per return. `db` is the transaction. */
  refund(db: Db, back: PaymentRefund): Promise<void>
}
