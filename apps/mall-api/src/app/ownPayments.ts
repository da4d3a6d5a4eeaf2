import { payKindOf } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import { periodPayment } from '../contexts/credit/periodPayment.ts'
import { balancePayment } from '../contexts/member/payFromBalance.ts'
import type { OwnPayment } from '../core/payment/ownPayment.ts'
import type { PurposeName } from '../core/payment/purposeNames.ts'

/** The implementation of each payment kind, or `outside` if a bank or payment service keeps the money. */
export const ownPayments: Readonly<Record<PayKind, OwnPayment | 'outside'>> = {
  weixin: 'outside',
  alipay: 'outside',
  balance: balancePayment,
  paypal: 'outside',
  period: periodPayment,
  transfer: 'outside',
}

/** Returns the payment kind for the API's `payType`, or undefined if the money is kept outside. */
export function ownPaymentOf(payType: number | null): OwnPayment | undefined {
  const kind = payType === null ? undefined : payKindOf(payType)
  const own = kind && ownPayments[kind]
  return own === 'outside' ? undefined : own
}

/** Returns the payment kind if it pays for the purpose. */
export function ownPaymentFor(payType: number, purpose: PurposeName): OwnPayment | undefined {
  const own = ownPaymentOf(payType)
  return own?.pays.includes(purpose) ? own : undefined
}
