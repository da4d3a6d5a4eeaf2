import type { OrderList } from '@millwright/contract/order-list/entities'
import { isId } from '@millwright/domain/id'
import { ASSEMBLIES_LIMIT } from '@millwright/domain/order-list/limits'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { oneOf, page } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'

export const doneWords = ['created', 'saved', 'copied', 'repeatSaved', 'repeatStopped', 'skipped'] as const
export type UcOrderListDetailData = {
  head: Head
  center: UserCenter
  list: OrderList
  /** The open form: the lines, name and note, or the copy. */
  edit: 'lines' | 'name' | 'copy' | undefined
  /** The page of the edited lines. */
  current: number
  done: (typeof doneWords)[number] | undefined
}

/** A number of assemblies. */
const assemblies: Param<number> = (value) =>
  /^[1-9]\d{0,3}$/.test(value) && Number(value) <= ASSEMBLIES_LIMIT ? Number(value) : undefined

export const searchParams = { n: assemblies, edit: oneOf(['lines', 'name', 'copy']), page, done: oneOf(doneWords) }

export const load: Loader<UcOrderListDetailData, typeof searchParams> = async (api, context) => {
  const { listId } = context.params
  if (!isId(listId)) missing({ unnamed: 'orderList' })
  const { n = 1, edit, page: current = 1, done } = context.query
  const [list, center] = await Promise.all([
    orNotFound(api.orderListInfo({ listId, assemblies: n }), 'orderList', 'A03000'),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'orderLists', key: 'oneTitle' }, noindex: true },
    center,
    list,
    edit,
    current,
    done,
  }
}
