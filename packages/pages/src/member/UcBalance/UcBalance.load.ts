import type { AnswerOf } from '@millwright/contract/contract'
import type { BalanceInfo, BalanceOffer } from '@millwright/contract/member/balanceEntities'
import { balanceTypes, lastMonths } from '@millwright/domain/member/balance'
import { balanceParams } from '@millwright/domain/member/balanceQuery'
import type { BalanceKind } from '@millwright/domain/member/balance'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { page } from '../../searchParams.ts'

const SHOWN = 20
const MONTHS = 24

export type UcBalanceData = {
  head: Head
  center: UserCenter
  info: BalanceInfo
  offers: readonly BalanceOffer[]
  log: AnswerOf<'balanceLog'>
  kind: BalanceKind | undefined
  month: string | undefined
  months: readonly string[]
  current: number
}

export const searchParams = { ...balanceParams, page }

export const load: Loader<UcBalanceData, typeof searchParams> = async (api, context) => {
  const { kind, month: of, page: current = 1 } = context.query
  const [center, info, offers, log] = await Promise.all([
    loadUserCenter(api, context),
    api.balanceInfo(),
    orUndefined(api.balanceOffers()),
    api.balanceLog({ type: kind && balanceTypes[kind], month: of, current, size: SHOWN }),
  ])
  if (current > 1 && current > log.pages) missing({ unknown: 'listPage' })
  return {
    head: { title: { namespace: 'balance', key: 'title' }, noindex: true },
    center,
    info,
    offers: offers ?? [],
    log,
    kind,
    month: of,
    months: lastMonths(context.now, MONTHS),
    current,
  }
}
