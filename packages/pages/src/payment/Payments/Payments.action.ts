import { path } from '@millwright/domain/paths/path'
import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import { failed, field } from '../../forms.ts'
import { missing, redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { readQuery } from '../../searchParams.ts'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import { passwordMissing, refusedPayment } from '../PayPassword/refusedPayment.ts'
import { beginPayment, scanKinds, readMemberPurchase } from './memberPurchase.ts'
import { scanHref, searchParams } from './Payments.load.ts'

/** Starts the payment by the selected method: a QR code, or at once from the balance. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const wish = readMemberPurchase(readQuery(context.url, searchParams)) ?? missing({ unnamed: 'topUp' })
  const kind = payKinds.find((one) => one === field(form, 'kind'))
  if (!kind) return failed(form, { key: 'badArgument' })
  const payPassword = kind === 'balance' ? field(form, 'payPassword') : undefined
  if (payPassword === '') return passwordMissing(form)
  let begun
  try {
    begun = await beginPayment(api, wish, {
      payType: payTypes[kind],
      ...(payPassword !== undefined && { payPassword, uuid: field(form, 'uuid') || undefined }),
    })
  } catch (error) {
    return refusedPayment(error, form, context)
  }
  if (kind === 'transfer')
    redirect(paySubjectHref('payment-transfer', { of: 'payNumber', numbers: [begun.payNumber] }), 303)
  const scanned = scanKinds.find((one) => one === kind)
  redirect(
    scanned && !begun.paid
      ? scanHref(wish, begun.payNumber, scanned, context.now)
      : path('payments', new URLSearchParams({ number: begun.payNumber })),
    303,
  )
}
