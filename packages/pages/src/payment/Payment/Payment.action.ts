import type { Client } from '@millwright/contract/contract'
import { isScanKind, payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import { refusalOf, requireBuyer, redirect } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { failed, field } from '../../forms.ts'
import { passwordMissing, refusedPayment } from '../PayPassword/refusedPayment.ts'
import { paidHref, readPaySubject, subjectInput, paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'

const refusals = {
  A03000: 'orderUnknown',
  A03002: 'orderExpired',
  A03013: 'paymentFailed',
} as const

export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const subject = readPaySubject(context)
  const kind = payKinds.find((one) => one === field(form, 'kind'))
  if (field(form, 'intent') !== 'free' && !kind) return failed(form, { key: 'badArgument' })
  // QR payments have a screen of their own, which requests the code itself.
  if (kind && isScanKind(kind))
    redirect(
      paySubjectHref('weixin-pay', subject, { payType: String(payTypes[kind]), issued: String(context.now) }),
      303,
    )
  const payPassword = kind === 'balance' ? field(form, 'payPassword') : undefined
  if (payPassword === '') return passwordMissing(form)
  let paid: unknown
  try {
    paid = await pay(api, subject, kind, payPassword)
  } catch (error) {
    if (refusalOf(error)?.code === 'A03007') redirect(paySubjectHref('payment-success', subject), 303)
    return refusedPayment(error, form, context, refusals)
  }
  if (kind === 'transfer') redirect(paySubjectHref('payment-transfer', subject), 303)
  if (paid !== true) return failed(form, { key: 'paymentFailed' })
  redirect(kind ? paySubjectHref('payment-success', subject) : paidHref(subject, { totalFee: '0' }), 303)
}

function pay(
  api: Client,
  subject: PaySubject,
  kind: PayKind | undefined,
  payPassword: string | undefined,
): Promise<unknown> {
  const joined = subject.numbers.join(',')
  if (kind === 'transfer') return api.openTransfer(subjectInput(subject))
  if (subject.of === 'billNumbers')
    return api.payBill({ billNumbers: joined, payType: payTypes[kind ?? 'balance'], payPassword })
  return kind
    ? api.pay({ orderNumbers: joined, payType: payTypes[kind], payPassword })
    : api.normalPay({ orderNumbers: joined })
}
