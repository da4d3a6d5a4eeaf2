import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { lastMonths } from '@millwright/domain/member/balance'
import { pointsSearchOf, readPointsQuery } from '@millwright/domain/member/pointsQuery'
import type { PointsQuery } from '@millwright/domain/member/pointsQuery'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { page, text } from '../../searchParams.ts'

/** The number of months to select from. */
const MONTHS = 24

export type UcIntegralData = {
  center: UserCenter
  info: AnswerOf<'scoreInfo'>
  query: PointsQuery
  /** Newest first. */
  months: string[]
  changes: AnswerOf<'scoreLogPage'>
}

export const searchParams = { way: text, source: text, month: text, page }

/** Loads `/user-center/uc-integral?way&source&month&page`. */
export const load: Loader<UcIntegralData & { head: Head }, typeof searchParams> = async (api, context) => {
  const query = readPointsQuery(context.url.searchParams)
  const { page: current = 1 } = query
  const [info, changes, center] = await Promise.all([
    api.scoreInfo(),
    api.scoreLogPage({ ...pointsSearchOf(query), current, size: PAGE_SIZE }),
    loadUserCenter(api, context),
  ])
  if (current > 1 && current > changes.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'points', key: 'title' }, noindex: true },
    center,
    info,
    query,
    months: lastMonths(info.time ?? context.now, MONTHS),
    changes,
  }
}
