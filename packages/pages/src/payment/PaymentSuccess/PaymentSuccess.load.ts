import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { ProdCard } from '@millwright/contract/catalogue/entities'
import type { GroupTeamDetail } from '@millwright/contract/promotion/entities'
import { isPayable, orderStatuses } from '@millwright/domain/order/orderStatus'
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
  /** The team of a group order, and the server's time. */
  group?: { team: GroupTeamDetail; now: number; cardNo: string | undefined } | undefined
  /** The accessories of the purchased products. */
  accessories: ProdCard[]
  /** The buyer's unpaid orders, with their total. Absent if there are none. */
  unpaid?: { orderNumbers: string[]; amount: string }
}

const ORDERS_ASKED = 5
const PRODUCTS_ASKED = 4
const SHOWN = 5
const GROUP = 1

export const searchParams = paySubjectParams

export const load: Loader<PaymentSuccessData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const orders = subject.of === 'orderNumbers' ? ordersOf(api, subject.numbers) : Promise.resolve([])
  const [info, accessories, group, waiting] = await Promise.all([
    payInfo(api, subject, context.now),
    orders.then((found) => accessoriesOf(api, context, found)),
    orders.then((found) => groupOf(api, context, found)),
    orUndefined(api.myOrderSearch({ status: orderStatuses.unpaid, current: 1, size: 50 })),
  ])
  if (info.state !== 'paid') redirect(paySubjectHref('payment', subject))
  const open = waiting?.records.filter((order) => isPayable(order, context.now)) ?? []
  return {
    head: {
      title: { namespace: 'pay', key: Number(info.totalFee) ? 'successTitle' : 'submittedTitle' },
      noindex: true,
    },
    subject,
    info,
    group,
    accessories,
    unpaid: open.length
      ? {
          orderNumbers: open.map(({ orderNumber }) => orderNumber),
          amount: sum(open.map(({ actualTotal }) => actualTotal)),
        }
      : undefined,
  }
}

type Order = AnswerOf<'orderDetail'>

async function ordersOf(api: Client, orderNumbers: readonly string[]): Promise<Order[]> {
  const orders = await Promise.all(
    orderNumbers.slice(0, ORDERS_ASKED).map((orderNumber) => orUndefined(api.orderDetail({ orderNumber }))),
  )
  return orders.filter((order) => order !== undefined)
}

/** Returns the team of a group order, so that the buyer can invite the missing members at once. */
async function groupOf(
  api: Client,
  context: LoaderContext,
  [order, ...others]: readonly Order[],
): Promise<PaymentSuccessData['group']> {
  if (order?.orderType !== GROUP || others.length) return undefined
  const { orderNumber } = order
  const [team, buyer] = await Promise.all([orUndefined(api.myGroupTeam({ orderNumber })), context.user])
  return team && { team, now: context.now, cardNo: buyer?.cardNo }
}

/** Returns accessories at the buyer's prices. Failed calls are ignored, so that the confirmation always shows. */
async function accessoriesOf(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  orders: readonly Order[],
): Promise<ProdCard[]> {
  const bought = new Map(
    orders.flatMap((order) => order.orderItemDtos.map(({ prodId, skuId }) => [prodId, skuId] as const)),
  )
  const related = await Promise.all(
    [...bought].slice(0, PRODUCTS_ASKED).map(([prodId, skuId]) => orUndefined(api.prodRelated({ prodId, skuId }))),
  )
  const fitting = related.flatMap((one) => one?.accessories ?? []).filter(({ prodId }) => !bought.has(prodId))
  const shown = [...new Map(fitting.map((card) => [card.prodId, card])).values()].slice(0, SHOWN)
  return ownCards(api, context, shown)
}
