import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { Head, Loader } from '../../loader.ts'
import { payMall } from '../../payment/PayFrame/payMall.ts'
import type { PayMall } from '../../payment/PayFrame/payMall.ts'

export type MemberEquityData = { head: Head; mall: PayMall; info: LevelInfo; levels: readonly MemberLevel[] }

export const load: Loader<MemberEquityData> = async (api) => {
  const [mall, info, levels] = await Promise.all([payMall(api), api.levelInfo(), api.levelList({})])
  return { head: { title: { namespace: 'levels', key: 'equity' }, noindex: true }, mall, info, levels }
}
