import type { AnswerOf } from '@millwright/contract/contract'
import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { ScoreInfo } from '@millwright/contract/member/pointsEntities'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { page } from '../../searchParams.ts'

const SHOWN = 10

export type MemberCenterData = {
  head: Head
  person: string
  now: number
  /** Absent if the call failed. */
  info: LevelInfo | undefined
  levels: readonly MemberLevel[]
  /** The points, the week of daily sign-ins and the tasks. Absent if the call failed. */
  score: ScoreInfo | undefined
  history: AnswerOf<'growthLog'> | undefined
  current: number
}

export const searchParams = { page }

export const load: Loader<MemberCenterData, typeof searchParams> = async (api, context) => {
  const { page: current = 1 } = context.query
  const [user, info, levels, score, history] = await Promise.all([
    context.user,
    orUndefined(api.levelInfo()),
    orUndefined(api.levelList({})),
    orUndefined(api.scoreInfo()),
    orUndefined(api.growthLog({ current, size: SHOWN })),
  ])
  if (history && current > 1 && current > history.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'levels', key: 'center' }, noindex: true },
    person: user?.nickName ?? '',
    now: context.now,
    info: levels && info,
    levels: levels ?? [],
    score,
    history,
    current,
  }
}
