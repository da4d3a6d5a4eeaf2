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

const DAY = 86_400_000

/**
 * Returns the SQL condition of a search in the buyer's orders `o`, with its parameters: `$1` is the locale, `$2` the
 * buyer.
 */
export function orderSearch(
  { status, name, orderNumber, orderTimeStatus = 0, beginDate, endDate, shopId, orderType, orderMold }: OrderSearch,
  { locale, user, now }: Pick<CallContext, 'locale' | 'now'> & { user: number },
): { where: string; params: Param[]; $: (value: Param) => string } {
  const params: Param[] = [locale, user]
  const $ = (value: Param) => `$${params.push(value)}`
  const where = ['o.user_id = $2', 'not o.hidden']
  if (status) where.push(`o.status = ${$(status)}::int`)
  if (orderNumber?.trim())
    where.push(
      `position(upper(${$(orderNumber.trim())}::text) in upper(concat_ws(' ', o.order_number, o.po_number))) > 0`,
    )
  if (orderTimeStatus === 1) where.push(`o.created >= ${$(now - 7 * DAY)}::bigint`)
  if (orderTimeStatus === 2) where.push(`o.created >= ${$(now - 92 * DAY)}::bigint`)
  if (orderTimeStatus === 3) where.push(`o.created < ${$(now - 92 * DAY)}::bigint`)
  const [begin, end] = [startOf(beginDate), startOf(endDate)]
  if (begin !== undefined) where.push(`o.created >= ${$(begin)}::bigint`)
  if (end !== undefined) where.push(`o.created < ${$(end + DAY)}::bigint`)
  if (shopId !== undefined) where.push(`o.shop_id = ${$(shopId)}::bigint`)
  if (orderType !== undefined) where.push(`o.order_type = ${$(orderType)}::int`)
  if (orderMold) where.push('false')
  if (name?.trim()) {
    where.push(`exists (select 1 from order_item i where i.order_number = o.order_number and position(lower(${$(name.trim())}::text)
      in lower(concat_ws(' ', i.prod_name->>'zh', i.prod_name->>'en', i.party_code, i.order_number, o.po_number))) > 0)`)
  }
  return { where: where.join(' and '), params, $ }
}

/** Returns the start of a day in China as epoch milliseconds, or undefined for a date that does not exist. */
function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : readServerTime(`${day} 00:00`)
}
