import { periodPayment } from '../contexts/credit/periodPayment.ts'
import { balancePayment } from '../contexts/member/payFromBalance.ts'
import type { PaymentMethods } from '../contexts/payment/paymentRegistry.ts'

export const paymentMethods: PaymentMethods = {
  weixin: 'outside',
  alipay: 'outside',
  balance: balancePayment,
  paypal: 'outside',
  period: periodPayment,
  transfer: 'outside',
}
