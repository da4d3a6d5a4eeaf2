import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import type { Head, Loader } from '../../loader.ts'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { id, oneOf, page } from '../../searchParams.ts'

const tabs = ['waiting', 'written'] as const

export type UcCommentsData = {
  head: Head
  center: UserCenter
  tab: (typeof tabs)[number]
  page: number
  counts: Record<(typeof tabs)[number], number>
  lines: AnswerOf<'myComments'>
  /** The comment to delete, if the buyer must confirm. */
  asked?: string
  /** The action completed on the previous screen. */
  said?: 'written' | 'followed'
}

export const searchParams = { tab: oneOf(tabs), page, confirm: id, said: oneOf(['written', 'followed']) }

export const load: Loader<UcCommentsData, typeof searchParams> = async (api, context) => {
  const { tab = 'waiting', page: current = 1, confirm, said } = context.query
  const paging = (one: (typeof tabs)[number]) => (one === tab ? { current, size: PAGE_SIZE } : { current: 1, size: 1 })
  const [waiting, written, center] = await Promise.all([
    api.myOrderItemsComment({ commStatus: 0, ...paging('waiting') }),
    api.myComments(paging('written')),
    loadUserCenter(api, context),
  ])
  const lines = tab === 'waiting' ? waiting : written
  return {
    head: { title: { namespace: 'ucComments', key: 'title' }, noindex: true },
    center,
    tab,
    page: current,
    counts: { waiting: waiting.total, written: written.total },
    lines,
    asked: lines.records.some(({ comment }) => comment?.prodCommId === confirm) ? confirm : undefined,
    said,
  }
}
