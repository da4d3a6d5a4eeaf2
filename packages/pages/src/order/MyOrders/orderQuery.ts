/** What the list of my orders shows, as its address says it. */
export type OrderQuery = {
  /** The wire's status; 0 is all. */
  status: number
  /** Part of a name, or an order number. */
  q: string
  /** 0 all, 1 seven days, 2 three months, 3 older. */
  time: number
  page: number
}

export const orderTabs = [
  { status: 0, word: 'all', count: 'allCount' },
  { status: 1, word: 'pendingPayment', count: 'unPay' },
  { status: 2, word: 'pendingDelivery', count: 'payed' },
  { status: 3, word: 'pendingReceipt', count: 'consignment' },
  { status: 5, word: 'completed', count: 'success' },
  { status: 6, word: 'closed', count: 'close' },
] as const

export function readOrderQuery(query: URLSearchParams): OrderQuery {
  const number = (name: string) => Number(/^\d{1,4}$/.exec(query.get(name) ?? '')?.[0] ?? 0)
  const status = number('status')
  const time = number('time')
  return {
    status: orderTabs.some((tab) => tab.status === status) ? status : 0,
    q: (query.get('q') ?? '').trim().slice(0, 100),
    time: time <= 3 ? time : 0,
    page: Math.max(1, number('page')),
  }
}

export function ordersHref(
  { status, q, time, page }: Partial<OrderQuery>,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams()
  if (status) query.set('status', String(status))
  if (q) query.set('q', q)
  if (time) query.set('time', String(time))
  if (page && page > 1) query.set('page', String(page))
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  const text = query.toString()
  return `/user-center/uc-order${text ? `?${text}` : ''}`
}
