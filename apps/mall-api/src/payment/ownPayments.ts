import { payTypes } from '@millwright/domain/payment/payKinds'
import { periodPayment } from '../credit/periodPayment.ts'
import { balancePayment } from '../member/payFromBalance.ts'
import type { OwnPayment } from './ownPayment.ts'

/** By the wire's `payType` (api.md 1.2). */
export const ownPayments: ReadonlyMap<number, OwnPayment> = new Map([
  [payTypes.balance, balancePayment],
  [payTypes.period, periodPayment],
])
