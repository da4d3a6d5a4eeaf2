import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { payMethods } from '../PaymentDue/payMethods.ts'
import type { PayMethod } from '@millwright/commerce/PayMethodList'
import { payMall } from '../PayFrame/payMall.ts'
import type { PayMall } from '../PayFrame/payMall.ts'
import { text } from '../../searchParams.ts'

export type PaymentData = {
  head: Head
  now: number
  orderNumbers: string[]
  info: PayInfo
  methods: PayMethod[]
  mall: PayMall
}

export const searchParams = { orderNumbers: text }

export const load: Loader<PaymentData, typeof searchParams> = async (api, context) => {
  const orderNumbers = readOrderNumbers(context)
  const [info, methods, mall] = await Promise.all([
    payInfo(api, orderNumbers, context.now),
    payMethods(api, orderNumbers),
    payMall(api),
  ])
  if (info.state === 'paid') redirect(withOrders('/payment-success', orderNumbers))
  return {
    head: { title: { namespace: 'pay', key: 'title' }, noindex: true },
    now: context.now,
    orderNumbers,
    info,
    methods,
    mall,
  }
}
