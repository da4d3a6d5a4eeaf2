import { periodPayment } from '../contexts/credit/periodPayment.ts'
import { balancePayment } from '../contexts/member/payFromBalance.ts'
import type { OwnPayments } from '../contexts/payment/paymentRegistry.ts'

export const ownPayments: OwnPayments = {
  weixin: 'outside',
  alipay: 'outside',
  balance: balancePayment,
  paypal: 'outside',
  period: periodPayment,
  transfer: 'outside',
}
