import { payKindOf } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import { periodPayment } from '../credit/periodPayment.ts'
import { balancePayment } from '../member/payFromBalance.ts'
import type { OwnPayment } from './ownPayment.ts'
import type { PurposeName } from './purposeNames.ts'

/** Every kind: how the mall keeps it, or `outside` where a bank or a payment service does and sends it back. */
export const ownPayments: Readonly<Record<PayKind, OwnPayment | 'outside'>> = {
  weixin: 'outside',
  alipay: 'outside',
  balance: balancePayment,
  paypal: 'outside',
  period: periodPayment,
  transfer: 'outside',
}

/** By the wire's `payType`; `undefined` for what others keep. */
export function ownPaymentOf(payType: number | null): OwnPayment | undefined {
  const kind = payType === null ? undefined : payKindOf(payType)
  const own = kind && ownPayments[kind]
  return own === 'outside' ? undefined : own
}

/** The same, where it pays for that. */
export function ownPaymentFor(payType: number, purpose: PurposeName): OwnPayment | undefined {
  const own = ownPaymentOf(payType)
  return own?.pays.includes(purpose) ? own : undefined
}
