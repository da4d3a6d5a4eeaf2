import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { Head, Loader } from '../../loader.ts'

export type MemberEquityData = { head: Head; info: LevelInfo; levels: readonly MemberLevel[] }

export const load: Loader<MemberEquityData> = async (api) => {
  const [info, levels] = await Promise.all([api.levelInfo(), api.levelList({})])
  return { head: { title: { namespace: 'levels', key: 'equity' }, noindex: true }, info, levels }
}
