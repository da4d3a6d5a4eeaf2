import { internalPath } from '@millwright/domain/link/link'
import { path } from '@millwright/domain/paths/path'
import { readServerTime, writeServerTime } from '@millwright/domain/time'
import { isUnanswered } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { moment } from '../../searchParams.ts'

export type OrderUnknownData = {
  head: Head
  /** The start of the search, in the server's time format. Later orders count as results of the lost submit. */
  from: string
  /** The orders created since `from`. Undefined if the mall still does not respond. */
  orders?: { orderNumber: string; createTime: string; actualTotal: string; unpaid: boolean }[]
  /** The address of the order form, to submit again. */
  back: string
  /** The address of this page, to check again. */
  again: string
}

const HOUR = 3_600_000
const UNPAID = 1

export const searchParams = { since: moment, back: internalPath }

/** Loads `/order-unknown`: the buyer's newest orders show whether a submit without a response went through. */
export const load: Loader<OrderUnknownData, typeof searchParams> = async (api, context) => {
  const { since: asked, back = path('cart') } = context.query
  // `since` comes from the address and may be forged: at most one day is searched.
  const since =
    asked !== undefined && asked <= context.now ? Math.max(asked, context.now - 24 * HOUR) : context.now - HOUR / 2
  const found = await api.myOrderSearch({ status: 0, current: 1, size: 20 }).catch((error: unknown) => {
    if (isUnanswered(error)) return undefined
    throw error
  })
  // Order times are whole seconds.
  const orders = found?.records
    .filter(({ createTime }) => (readServerTime(createTime) ?? 0) >= Math.floor(since / 1000) * 1000)
    .map(({ orderNumber, createTime, actualTotal, status }) => ({
      orderNumber,
      createTime,
      actualTotal,
      unpaid: status === UNPAID,
    }))
  return {
    head: { title: { namespace: 'edge', key: 'orderTitle' }, noindex: true },
    from: writeServerTime(since),
    orders,
    back,
    again: context.url.pathname + context.url.search,
  }
}
