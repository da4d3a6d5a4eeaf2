import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'
import { paidHref, paySubjectParams, readPaySubject, paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { payMethods } from '../PaymentDue/payMethods.ts'
import type { PayMethod } from '@millwright/commerce/PayMethodList'

export type PaymentOptionData = {
  head: Head
  now: number
  subject: PaySubject
  info: PayInfo
  methods: PayMethod[]
  mall: Payee
}

export const searchParams = paySubjectParams

export const load: Loader<PaymentOptionData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const [info, methods, mall] = await Promise.all([
    payInfo(api, subject, context.now),
    payMethods(api, subject),
    loadPayee(api),
  ])
  if (info.state === 'paid') redirect(paidHref(subject, info))
  if (info.state === 'expired') redirect(paySubjectHref('payment', subject))
  return {
    head: { title: { namespace: 'paymentOption', key: 'title' }, noindex: true },
    now: context.now,
    subject,
    info,
    methods,
    mall,
  }
}
