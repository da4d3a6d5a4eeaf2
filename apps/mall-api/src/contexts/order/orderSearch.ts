import { readServerTime } from '@millwright/domain/time'
import type { Param } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'

export type OrderSearch = {
  status: number
  name?: string
  orderNumber?: string
  orderTimeStatus?: number
  beginDate?: string
  endDate?: string
  shopId?: number | string
  orderType?: number
  orderMold?: number
}
export type FoundOrder = { orderNumber: string; created: number }
/** The conditions of a search in the buyer's orders `o`, with the parameters of the statement: `$1` is the buyer. */
export type OrderConditions = {
  params: Param[]
  $: (value: Param) => string
  /** Conditions that an index supports: the buyer, the status and the time. */
  listed: string[]
  /** Conditions on the time of `created`. */
  time: (created: string) => string[]
  /** The other conditions. */
  rest: string[]
}

const DAY = 86_400_000

/**
 * Returns the conditions of a search, except the condition on its text. `before`: only orders older than this order.
 */
export function orderConditions(
  search: OrderSearch,
  { user, now }: Pick<CallContext, 'now'> & { user: number },
  before?: FoundOrder,
): OrderConditions {
  const { status, orderTimeStatus = 0, shopId, orderType, orderMold } = search
  const params: Param[] = [user]
  const $ = (value: Param) => `$${params.push(value)}`
  const bounds: [compare: '>=' | '<', time: number | undefined][] = [
    ['>=', orderTimeStatus === 1 ? now - 7 * DAY : undefined],
    ['>=', orderTimeStatus === 2 ? now - 92 * DAY : undefined],
    ['<', orderTimeStatus === 3 ? now - 92 * DAY : undefined],
    ['>=', startOf(search.beginDate)],
    ['<', afterDay(search.endDate)],
  ]
  const times = bounds.flatMap(([compare, time]) =>
    time === undefined ? [] : [(created: string) => `${created} ${compare} ${$(time)}::bigint`],
  )
  const time = (o: string) => [
    ...times.map((write) => write(`${o}.created`)),
    ...(before
      ? [`(${o}.created, ${o}.order_number) < (${$(before.created)}::bigint, ${$(before.orderNumber)}::text)`]
      : []),
  ]
  const rest = []
  if (shopId !== undefined) rest.push(`o.shop_id = ${$(shopId)}::bigint`)
  if (orderType !== undefined) rest.push(`o.order_type = ${$(orderType)}::int`)
  if (orderMold) rest.push('false')
  const listed = ['o.user_id = $1', 'not o.hidden', ...(status ? [`o.status = ${$(status)}::int`] : [])]
  return { params, $, listed, time, rest }
}

/** Returns the start of a day in China as epoch milliseconds, or undefined for a date that does not exist. */
function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : readServerTime(`${day} 00:00`)
}

function afterDay(day: string | undefined): number | undefined {
  const start = startOf(day)
  return start === undefined ? undefined : start + DAY
}
