import type { BillDetail } from '@millwright/contract/credit/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orderNumber } from '../../searchParams.ts'

export type ViewDetailsData = { head: Head; center: UserCenter; now: number; bill: BillDetail; company: OwnCompany }

export const searchParams = { billNumber: orderNumber }

export const load: Loader<ViewDetailsData, typeof searchParams> = async (api, context) => {
  const { billNumber } = context.query
  if (!billNumber) missing({ unnamed: 'statement' })
  const [center, bill] = await Promise.all([
    loadUserCenter(api, context),
    orNotFound(api.billInfo({ billNumber }), 'statement', 'A03000'),
  ])
  const company = ownCompany(await context.user)
  return {
    head: { title: { namespace: 'credit', key: 'bill' }, noindex: true },
    center,
    now: context.now,
    bill,
    company,
  }
}
