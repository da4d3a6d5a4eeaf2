import { payKindOf } from '@millwright/domain/payment/payKinds'
import type { InternalPaymentMethod } from '../../core/payment/ownPayment.ts'
import type { PurposeName } from '../../core/payment/purposeNames.ts'
import { paymentRegistry } from './paymentRegistry.ts'

/** Returns the payment kind for the API's `payType`, or undefined if a bank or payment service keeps the money. */
export function internalPaymentOf(payType: number | null): InternalPaymentMethod | undefined {
  const kind = payType === null ? undefined : payKindOf(payType)
  const own = kind && paymentRegistry().ownPayments[kind]
  return own === 'outside' ? undefined : own
}

/** Returns the payment kind, or undefined if the kind does not pay for the purpose. */
export function internalPaymentFor(payType: number, purpose: PurposeName): InternalPaymentMethod | undefined {
  const own = internalPaymentOf(payType)
  return own?.purposes.includes(purpose) ? own : undefined
}
