import type { Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { sum } from '@millwright/domain/money/money'
import { redirect } from '../../loader.ts'
import type { Head, Loader, LoaderContext } from '../../loader.ts'
import { ownCards } from '../../loading/agreedPrices.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { paySubjectParams, readPaySubject, paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'

export type PaymentSuccessData = {
  head: Head
  subject: PaySubject
  info: PayInfo
  /** The accessories of the purchased products. */
  accessories: ProdCard[]
  /** The buyer's unpaid orders, with their total. Absent if there are none. */
  unpaid?: { orderNumbers: string[]; amount: string }
}

const ORDERS_ASKED = 5
const PRODUCTS_ASKED = 4
const SHOWN = 5

export const searchParams = paySubjectParams

export const load: Loader<PaymentSuccessData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const [info, accessories, waiting] = await Promise.all([
    payInfo(api, subject, context.now),
    subject.of === 'orderNumbers' ? accessoriesOf(api, context, subject.numbers) : [],
    orUndefined(api.myOrderSearch({ status: orderStatuses.unpaid, current: 1, size: 50 })),
  ])
  if (info.state !== 'paid') redirect(paySubjectHref('payment', subject))
  const open = waiting?.records ?? []
  return {
    head: {
      title: { namespace: 'pay', key: Number(info.totalFee) ? 'successTitle' : 'submittedTitle' },
      noindex: true,
    },
    subject,
    info,
    accessories,
    unpaid: open.length
      ? {
          orderNumbers: open.map(({ orderNumber }) => orderNumber),
          amount: sum(open.map(({ actualTotal }) => actualTotal)),
        }
      : undefined,
  }
}

/** Returns accessories at the buyer's prices. Failed calls are ignored, so that the confirmation always shows. */
async function accessoriesOf(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  orderNumbers: readonly string[],
): Promise<ProdCard[]> {
  const orders = await Promise.all(
    orderNumbers.slice(0, ORDERS_ASKED).map((orderNumber) => orUndefined(api.orderDetail({ orderNumber }))),
  )
  const bought = new Map(
    orders.flatMap((order) => order?.orderItemDtos.map(({ prodId, skuId }) => [prodId, skuId] as const) ?? []),
  )
  const related = await Promise.all(
    [...bought].slice(0, PRODUCTS_ASKED).map(([prodId, skuId]) => orUndefined(api.prodRelated({ prodId, skuId }))),
  )
  const fitting = related.flatMap((one) => one?.accessories ?? []).filter(({ prodId }) => !bought.has(prodId))
  const shown = [...new Map(fitting.map((card) => [card.prodId, card])).values()].slice(0, SHOWN)
  return ownCards(api, context, shown)
}
