import { path } from '../paths/path.ts'
import { openStatuses } from './orderStatus.ts'

/** The state of the buyer's order list, as in its address. */
export type OrderQuery = {
  /** The order status in the API. 0: all orders. */
  status: number
  /** Part of a product name, or an order number. */
  q: string
  /** 0 all, 1 seven days, 2 three months, 3 older. */
  time: number
  /** Inclusive days as `2026-11-21`, or empty. */
  from: string
  to: string
  page: number
}

export const orderTabs = [
  { status: 0, word: 'all', count: 'allCount' },
  { status: 1, word: 'pendingPayment', count: 'unPay' },
  { status: 7, word: 'grouping', count: 'grouping' },
  { status: 2, word: 'pendingDelivery', count: 'payed' },
  { status: 3, word: 'pendingReceipt', count: 'consignment' },
  { status: 5, word: 'completed', count: 'success' },
  { status: 6, word: 'closed', count: 'close' },
] as const

/** Returns the number of orders that wait for payment, delivery or a group: the sum of those tabs of the order list. */
export function openOrders(counts: Partial<Record<(typeof orderTabs)[number]['count'], number>>): number {
  return orderTabs
    .filter(({ status }) => openStatuses.some((open) => open === status))
    .reduce((sum, { count }) => sum + (counts[count] ?? 0), 0)
}

export function readOrderQuery(query: URLSearchParams): OrderQuery {
  const number = (name: string) => Number(/^\d{1,4}$/.exec(query.get(name) ?? '')?.[0] ?? 0)
  const status = number('status')
  const time = number('time')
  // Days in the wrong order are swapped.
  const [from, to] = [day(query.get('from')), day(query.get('to'))]
  const turned = from && to && from > to
  return {
    status: orderTabs.some((tab) => tab.status === status) ? status : 0,
    q: (query.get('q') ?? '').trim().slice(0, 100),
    time: time <= 3 ? time : 0,
    from: turned ? to : from,
    to: turned ? from : to,
    page: Math.max(1, number('page')),
  }
}

function written({ status, q, time, from, to, page }: Partial<OrderQuery>): string {
  const query = new URLSearchParams()
  if (status) query.set('status', String(status))
  if (q) query.set('q', q)
  if (time) query.set('time', String(time))
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (page && page > 1) query.set('page', String(page))
  return query.toString()
}

export function ordersHref(query: Partial<OrderQuery>): string {
  const text = written(query)
  return `${path('uc-order')}${text ? `?${text}` : ''}`
}

/** Returns the address at which the storefront serves the same orders as a workbook. */
export function ordersFileHref(query: OrderQuery): string {
  const text = written({ ...query, page: 1 })
  return `/_orders.xlsx${text ? `?${text}` : ''}`
}

/** Returns the query as parameters of the API. */
export function orderSearchOf({ status, q, time, from, to }: OrderQuery) {
  // Order numbers have at least 12 digits, unlike models.
  const wanted = /^\d{12,}$/.test(q) ? { orderNumber: q } : { orderName: q || undefined }
  return { status, orderTimeStatus: time, beginDate: from || undefined, endDate: to || undefined, ...wanted }
}

function day(value: string | null): string {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
}
