import type { DeliveryPackage } from '@millwright/contract/order/entities'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orderNumber } from '../../searchParams.ts'

export type ViewLogisticsData = {
  head: Head
  center: UserCenter
  orderNumber: string
  packages: DeliveryPackage[]
}

export const searchParams = { orderNumber }

export const load: Loader<ViewLogisticsData, typeof searchParams> = async (api, context) => {
  const { orderNumber: number } = context.query
  if (!number) missing({ unnamed: 'order' })
  const [packages, center] = await Promise.all([
    orNotFound(api.deliveryOfOrder({ orderNumber: number }), 'order', 'A03000'),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'afterSale', key: 'logisticsTitle' }, noindex: true },
    center,
    orderNumber: number,
    packages,
  }
}
