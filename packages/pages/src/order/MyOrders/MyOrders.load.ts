import type { AnswerOf } from '@millwright/contract/contract'
import type { OrderCount, OrderSpend } from '@millwright/contract/order/entities'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { ordersHref, orderSearchOf, readOrderQuery } from '@millwright/domain/order/orderQuery'
import type { OrderQuery } from '@millwright/domain/order/orderQuery'
import { orUndefined } from '../../loading/orUndefined.ts'
import { oneOf, orderNumber, text } from '../../searchParams.ts'

export const askedActions = ['cancel', 'receive', 'delete'] as const
export type AskedAction = (typeof askedActions)[number]

export type MyOrdersData = {
  head: Head
  center: UserCenter
  now: number
  query: OrderQuery
  orders: AnswerOf<'myOrderSearch'>
  counts: OrderCount
  /** The sum paid for the orders of the chosen days, if the list is narrowed by days only. */
  spent?: OrderSpend | undefined
  /** The irreversible action to confirm, for browsers without scripts. */
  asked?: { action: AskedAction; orderNumber: string }
}

export const searchParams = {
  status: text,
  q: text,
  time: text,
  from: text,
  to: text,
  page: text,
  confirm: oneOf(askedActions),
  orderNumber,
}

export const load: Loader<MyOrdersData, typeof searchParams> = async (api, context) => {
  const query = readOrderQuery(context.url.searchParams)
  const { beginDate, endDate } = orderSearchOf(query)
  const byDays = (beginDate ?? endDate) !== undefined && !query.status && !query.q && !query.time
  const [orders, counts, spent, center] = await Promise.all([
    api.myOrderSearch({ ...orderSearchOf(query), current: query.page, size: PAGE_SIZE }),
    api.orderCount(),
    byDays ? orUndefined(api.orderSpend({ beginDate, endDate })) : undefined,
    loadUserCenter(api, context),
  ])
  // The redirect always goes to an earlier page, so that a wrong page count of the mall cannot cause a loop.
  const last = Math.max(1, Math.min(orders.pages, query.page - 1))
  if (query.page > 1 && !orders.records.length) redirect(ordersHref({ ...query, page: last }))
  const { confirm: action, orderNumber: number } = context.query
  const asked =
    action && number && orders.records.some((order) => order.orderNumber === number)
      ? { action, orderNumber: number }
      : undefined
  return {
    head: { title: { namespace: 'order', key: 'orders' }, noindex: true },
    center,
    now: context.now,
    query,
    orders,
    counts,
    spent,
    asked,
  }
}
