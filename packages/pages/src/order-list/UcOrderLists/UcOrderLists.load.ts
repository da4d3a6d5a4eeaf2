import type { AnswerOf } from '@millwright/contract/contract'
import type { OrderListHead } from '@millwright/contract/order-list/entities'
import { readSkuQuantities } from '@millwright/domain/link/skuQuantities'
import { ORDER_LIST_LINE_LIMIT } from '@millwright/domain/order-list/limits'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, orderNumber, page, text } from '../../searchParams.ts'

const SIZE = 20
/** The lists that goods can be added to, the last changed ones. */
const TARGETS = 100

/** The open form: a new list with goods from a place, or the import of a file. */
export type OpenForm =
  | { from: 'text' | 'cart' | 'file' }
  | { from: 'order'; orderNumber: string }
  | { from: 'skus'; q: string; count: number }
  | { from: 'bought'; count: number }
export type UcOrderListsData = {
  head: Head
  center: UserCenter
  current: number
  open: OpenForm | undefined
  /** The lists that the goods can be added to instead of a new one. */
  targets: readonly Pick<OrderListHead, 'listId' | 'name'>[]
  done: 'deleted' | 'skipped' | undefined
  found: AnswerOf<'orderListPage'>
}

export const searchParams = {
  page,
  new: oneOf(['text', 'cart', 'file', 'bought']),
  orderNumber,
  q: text,
  done: oneOf(['deleted', 'skipped']),
}

export const load: Loader<UcOrderListsData, typeof searchParams> = async (api, context) => {
  const { page: current = 1, done, new: from, orderNumber: order, q } = context.query
  const skus = readSkuQuantities(q, ORDER_LIST_LINE_LIMIT)
  const open: OpenForm | undefined = order
    ? { from: 'order', orderNumber: order }
    : q && skus.length
      ? { from: 'skus', q, count: skus.length }
      : from === 'bought'
        ? { from, count: (await api.mostBoughtParts({})).length }
        : from && { from }
  const takesTarget = open && open.from !== 'file'
  const [found, targets, center] = await Promise.all([
    api.orderListPage({ current, size: SIZE }),
    takesTarget ? api.orderListPage({ size: TARGETS }) : undefined,
    loadUserCenter(api, context),
  ])
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'orderLists', key: 'title' }, noindex: true },
    center,
    current,
    open,
    targets: targets?.records ?? [],
    done,
    found,
  }
}
