import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import type { Head, Loader } from '../../loader.ts'
import { payMall } from '../../payment/PayFrame/payMall.ts'
import type { PayMall } from '../../payment/PayFrame/payMall.ts'

export type BuyMemberData = { head: Head; mall: PayMall; now: number; info: LevelInfo; levels: readonly MemberLevel[] }

export const load: Loader<BuyMemberData> = async (api, { now }) => {
  const [mall, info, levels] = await Promise.all([payMall(api), api.levelInfo(), api.levelList({ levelType: 1 })])
  return { head: { title: { namespace: 'levels', key: 'buy' }, noindex: true }, mall, now, info, levels }
}
