import type { ReadContext } from '../../core/call/call.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { queryOne } from '../../db/db.ts'
import { orderConditions } from './orderSearch.ts'
import type { OrderSearch } from './orderSearch.ts'

/** Returns the number and the sum of the paid orders that the buyer's list shows for these days. */
export async function orderSpendOf(
  days: Pick<OrderSearch, 'beginDate' | 'endDate'>,
  context: Pick<ReadContext, 'db' | 'now'> & { user: number },
) {
  const { params, listed, time } = orderConditions({ status: 0, ...days }, context)
  const { orders, amount } = await queryOne<{ orders: number; amount: string }>(
    context.db,
    `select count(*)::int as orders, coalesce(sum(o.actual_total - o.refunded), 0)::text as amount
    from orders o where ${[...listed, ...time('o')].join(' and ')} and o.paid_at is not null`,
    params,
  )
  return { orders, amount: wireYuan(amount) }
}
