import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { Head, Loader } from '../../loader.ts'

export type BuyMemberData = { head: Head; now: number; info: LevelInfo; levels: readonly MemberLevel[] }

export const load: Loader<BuyMemberData> = async (api, { now }) => {
  const [info, levels] = await Promise.all([api.levelInfo(), api.levelList({ levelType: 1 })])
  return { head: { title: { namespace: 'levels', key: 'buy' }, noindex: true }, now, info, levels }
}
