import type { CreditEntryRecord, CreditInfo } from '@millwright/contract/credit/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'

export type FinancialPaymentData = {
  head: Head
  center: UserCenter
  now: number
  info: CreditInfo
  /** The latest ledger entries. */
  entries: CreditEntryRecord[]
  /** The initial values of the form. */
  known: (OwnCompany & { nickName: string }) | undefined
}

const ENTRIES = 5

export const load: Loader<FinancialPaymentData> = async (api, context) => {
  const [center, info, entries, user] = await Promise.all([
    loadUserCenter(api, context),
    api.creditInfo(),
    api.creditPage({ current: 1, size: ENTRIES }),
    context.user,
  ])
  return {
    head: { title: { namespace: 'credit', key: 'title' }, noindex: true },
    center,
    now: context.now,
    info,
    entries: entries.records,
    known: user && { ...ownCompany(user), nickName: user.nickName },
  }
}
