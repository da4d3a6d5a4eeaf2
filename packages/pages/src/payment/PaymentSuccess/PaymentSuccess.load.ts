import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { goTo } from '../../loader.ts'
import type { Head, Load } from '../../loader.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { text } from '../../searchParams.ts'

export type PaymentSuccessData = { head: Head; orderNumbers: string[]; info: PayInfo; recommended: ProdCard[] }

export const searchParams = { orderNumbers: text }

export const load: Load<PaymentSuccessData, typeof searchParams> = async (api, at) => {
  const orderNumbers = readOrderNumbers(at)
  const [info, recommended] = await Promise.all([
    payInfo(api, orderNumbers, at.now),
    api.recommendList({ size: 10 }).then(
      ({ records }) => records,
      () => [],
    ), // goods beside the message, never instead of it
  ])
  if (info.state !== 'paid') goTo(withOrders('/payment', orderNumbers))
  return { head: { title: { area: 'pay', key: 'successTitle' }, noindex: true }, orderNumbers, info, recommended }
}
