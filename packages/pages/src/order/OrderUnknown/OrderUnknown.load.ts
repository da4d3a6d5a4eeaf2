import { internalPath } from '@millwright/domain/link/link'
import { path } from '@millwright/domain/paths/path'
import { readServerTime, writeServerTime } from '@millwright/domain/time'
import { isUnanswered } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { moment } from '../../searchParams.ts'

export type OrderUnknownData = {
  head: Head
  /** From when on orders count as those of the lost submit, as the server writes times. */
  from: string
  /** Orders made since; `undefined` where the mall still does not say. */
  orders?: { orderNumber: string; createTime: string; actualTotal: string; unpaid: boolean }[]
  /** The order form, to submit again. */
  back: string
  /** This page, to look once more. */
  again: string
}

const HOUR = 3_600_000
const UNPAID = 1

export const searchParams = { since: moment, back: internalPath }

/** `/order-unknown`: the buyer's newest orders say whether a submit went through that nobody answered. */
export const load: Loader<OrderUnknownData, typeof searchParams> = async (api, context) => {
  const { since: asked, back = path('cart') } = context.query
  // Times of orders are whole seconds; a forged moment reaches back a day at most.
  const since =
    asked !== undefined && asked <= context.now ? Math.max(asked, context.now - 24 * HOUR) : context.now - HOUR / 2
  const found = await api.myOrderSearch({ status: 0, current: 1, size: 20 }).catch((error: unknown) => {
    if (isUnanswered(error)) return undefined
    throw error
  })
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
