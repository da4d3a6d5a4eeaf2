import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { Head, Loader } from '../../loader.ts'

export type BuyMemberData = {
  head: Head
  now: number
  info: LevelInfo
  levels: readonly MemberLevel[]
  /** The percentage of the price that the buyer pays now. */
  percent: number
}

export const load: Loader<BuyMemberData> = async (api, { now, user: asked }) => {
  const [info, levels, user] = await Promise.all([api.levelInfo(), api.levelList({ levelType: 1 }), asked])
  const percent = user?.memberPercent ?? 100
  return { head: { title: { namespace: 'levels', key: 'buy' }, noindex: true }, now, info, levels, percent }
}
