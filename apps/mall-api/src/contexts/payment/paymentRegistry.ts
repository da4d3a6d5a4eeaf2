import type { PayKind } from '@millwright/domain/payment/payKinds'
import type { CallContext } from '../../core/call/call.ts'
import type { InternalPaymentMethod } from '../../core/payment/ownPayment.ts'
import type { PaymentQuery, PayOption } from '../../core/payment/payOption.ts'
import type { PaymentPurpose } from '../../core/payment/purpose.ts'
import type { PurposeName } from '../../core/payment/purposeNames.ts'

/** The implementation of each payment kind, or `outside` if a bank or payment service keeps the money. */
export type PaymentMethods = Readonly<Record<PayKind, InternalPaymentMethod | 'outside'>>
/** The terms of each payment kind for a buyer, or why it is unavailable. */
export type PayOptions = Readonly<Record<PayKind, (context: CallContext, ask: PaymentQuery) => Promise<PayOption>>>
/** How received money is applied to each purpose. */
export type Purposes = Readonly<Record<PurposeName, PaymentPurpose>>

type PaymentRegistry = { ownPayments: PaymentMethods; payOptions: PayOptions; purposes: Purposes }

let registry: PaymentRegistry | undefined

/** Sets the payment kinds and purposes of all contexts. `app/compose.ts` does this once per process. */
export function registerPayments(all: PaymentRegistry): void {
  registry = all
}

export function paymentRegistry(): PaymentRegistry {
  if (!registry) throw new Error('No payment kind is registered: import app/compose.ts at the start of the program.')
  return registry
}
