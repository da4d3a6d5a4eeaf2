import { requireBuyer, redirect } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field } from '../../forms.ts'
import { passwordMissing, refusedPayment } from '../PayPassword/refusedPayment.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'

const refusals = {
  A03000: 'orderUnknown',
  A03002: 'orderExpired',
  A03007: 'alreadyPaid',
  A03013: 'paymentFailed',
} as const

export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const orderNumbers = readOrderNumbers(context)
  const numbers = { orderNumbers: orderNumbers.join(',') }
  const kind = payKinds.find((one) => one === field(form, 'kind'))
  if (field(form, 'intent') !== 'free' && !kind) return failed(form, { key: 'badArgument' })
  // Codes are scanned on a screen of their own, which asks for its code itself.
  if (kind === 'weixin' || kind === 'alipay')
    redirect(
      withOrders('/weixin-pay', orderNumbers, { payType: String(payTypes[kind]), issued: String(context.now) }),
      303,
    )
  const payPassword = kind === 'balance' ? field(form, 'payPassword') : undefined
  if (payPassword === '') return passwordMissing(form)
  let paid: unknown
  try {
    paid = kind ? await api.pay({ ...numbers, payType: payTypes[kind], payPassword }) : await api.normalPay(numbers)
  } catch (error) {
    return refusedPayment(error, form, refusals)
  }
  if (paid !== true) return failed(form, { key: 'paymentFailed' })
  redirect(withOrders('/payment-success', orderNumbers), 303)
}
