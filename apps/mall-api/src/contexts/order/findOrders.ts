import { orderStatuses } from '@millwright/domain/order/orderStatus'
import type { ReadContext } from '../../core/call/call.ts'
import { SEARCHED, countSql, counted, limitSql, windowOf } from '../../core/list/paging.ts'
import type { Paging, Total } from '../../core/list/paging.ts'
import { tallyOf, totalIn } from '../../core/list/tally.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import { ordersByNumberPart } from './ordersByNumberPart.ts'
import { orderConditions } from './orderSearch.ts'
import type { FoundOrder, OrderSearch } from './orderSearch.ts'

type Mine = Pick<ReadContext, 'db' | 'now'> & { user: number }

const newestFirst = 'order by created desc, order_number desc'
const found = 'order_number as "orderNumber", created'

/** Returns a page of the buyer's orders, newest first, and how many the search finds. */
export async function orderPage(
  search: OrderSearch,
  paging: Paging,
  context: Mine,
): Promise<{ orders: FoundOrder[]; total: Total }> {
  const { limit, offset } = windowOf(paging)
  if (isText(search)) {
    const orders = await findOrders(search, context, { most: SEARCHED + 1 })
    const shown = orders.slice(0, SEARCHED)
    return { orders: shown.slice(offset, offset + limit), total: counted(orders.length, SEARCHED) }
  }
  const [orders, total] = await Promise.all([
    findOrders(search, context, { most: limit, offset }),
    totalOf(search, context),
  ])
  return { orders, total }
}

/**
 * Returns the newest orders of a search, at most `most`, older than `before`. The work grows with `most` and with the
 * number of different goods of the buyer, and not with the number of orders.
 */
export async function findOrders(
  search: OrderSearch,
  context: Mine,
  { most, offset = 0, before }: { most: number; offset?: number; before?: FoundOrder | undefined },
): Promise<FoundOrder[]> {
  const [name, number] = [search.name?.trim(), search.orderNumber?.trim()]
  if (name) {
    const [byGoods, byNumber] = await Promise.all([
      ordersByGoods(search, context, { name, number, most, before }),
      ordersByNumberPart(search, context, { parts: number ? [name, number] : [name], most, before }),
    ])
    const all = new Map([...byGoods, ...byNumber].map((order) => [order.orderNumber, order]))
    return [...all.values()].toSorted(newest).slice(0, most)
  }
  if (number) return ordersByNumberPart(search, context, { parts: [number], most, before })
  const { params, $, listed, time, rest } = orderConditions(search, context, before)
  return context.db.query<FoundOrder>(
    `select ${found} from orders o where ${[...listed, ...time('o'), ...rest].join(' and ')}
    ${newestFirst} ${limitSql(most)} offset ${$(offset)}`,
    params,
  )
}

function isText({ name, orderNumber }: OrderSearch): boolean {
  return Boolean(name?.trim() || orderNumber?.trim())
}

/** The number of orders per status is kept in a table. Orders of a period are counted, up to the limit of lists. */
async function totalOf(search: OrderSearch, context: Mine): Promise<Total> {
  const { params, listed, time, rest } = orderConditions(search, context)
  const narrow = [...time('o'), ...rest]
  if (!narrow.length) {
    const { status } = search
    return {
      total: totalIn(await tallyOf(context.db, 'order', context.user), (part) => !status || part === `${status}`),
    }
  }
  const { n } = await queryOne<{ n: number }>(
    context.db,
    `select ${countSql(`select 1 from orders o where ${[...listed, ...narrow].join(' and ')}`)} as n`,
    params,
  )
  return counted(n)
}

/** Finds orders through the buyer's goods whose words contain a text: the newest of each, merged. */
async function ordersByGoods(
  search: OrderSearch,
  context: Mine,
  {
    name,
    number,
    most,
    before,
  }: { name: string; number: string | undefined; most: number; before?: FoundOrder | undefined },
): Promise<FoundOrder[]> {
  const { params, $, time, rest } = orderConditions({ ...search, status: 0 }, context, before)
  const narrow = number
    ? [...rest, `position(upper(${$(number)}::text) in upper(o.order_number || ' ' || o.po_number)) > 0`]
    : rest
  const statuses = search.status ? [search.status] : Object.values(orderStatuses)
  const orders = `select t.order_number, t.created from order_of_good t ${narrow.length ? 'join orders o using (order_number)' : ''}
    where ${['t.good_id = g.good_id', 't.status = s', ...time('t'), ...narrow].join(' and ')}
    order by t.created desc, t.order_number desc limit ${$(most)}`
  return context.db.query<FoundOrder>(
    `select distinct ${found} from ordered_good g cross join unnest(${$(arrayText(statuses))}::text::int[]) s
      cross join lateral (${orders}) newest
    where g.user_id = $1 and position(lower(${$(name)}::text) in g.words) > 0 order by created desc, "orderNumber" desc limit ${$(most)}`,
    params,
  )
}

function newest(a: FoundOrder, b: FoundOrder): number {
  return b.created - a.created || (a.orderNumber < b.orderNumber ? 1 : -1)
}
