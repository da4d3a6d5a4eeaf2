import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { payMall } from '../PayFrame/payMall.ts'
import type { PayMall } from '../PayFrame/payMall.ts'
import { paidHref, paySubjectParams, readPaySubject, withSubject } from '../PaymentDue/paySubject.ts'
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
  mall: PayMall
}

export const searchParams = paySubjectParams

export const load: Loader<PaymentOptionData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const [info, methods, mall] = await Promise.all([
    payInfo(api, subject, context.now),
    payMethods(api, subject),
    payMall(api),
  ])
  if (info.state === 'paid') redirect(paidHref(subject, info))
  if (info.state === 'expired') redirect(withSubject('payment', subject))
  return {
    head: { title: { namespace: 'paymentOption', key: 'title' }, noindex: true },
    now: context.now,
    subject,
    info,
    methods,
    mall,
  }
}
