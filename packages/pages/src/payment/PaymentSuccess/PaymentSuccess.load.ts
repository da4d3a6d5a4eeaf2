import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { text } from '../../searchParams.ts'

export type PaymentSuccessData = { head: Head; orderNumbers: string[]; info: PayInfo; recommended: ProdCard[] }

export const searchParams = { orderNumbers: text }

export const load: Loader<PaymentSuccessData, typeof searchParams> = async (api, context) => {
  const orderNumbers = readOrderNumbers(context)
  const [info, recommended] = await Promise.all([
    payInfo(api, orderNumbers, context.now),
    api.recommendList({ size: 10 }).then(
      ({ records }) => records,
      () => [],
    ), // goods beside the message, never instead of it
  ])
  if (info.state !== 'paid') redirect(withOrders('/payment', orderNumbers))
  return { head: { title: { area: 'pay', key: 'successTitle' }, noindex: true }, orderNumbers, info, recommended }
}
