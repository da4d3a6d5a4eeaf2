import type { CreditApplicationRecord } from '@millwright/contract/credit/entities'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { id } from '../../searchParams.ts'

export type ApplocationDetailslData = { head: Head; center: UserCenter; application: CreditApplicationRecord }

export const searchParams = { applicationId: id }

export const load: Loader<ApplocationDetailslData, typeof searchParams> = async (api, context) => {
  const { applicationId } = context.query
  if (!applicationId) missing({ unnamed: 'creditApplication' })
  const [center, application] = await Promise.all([
    loadUserCenter(api, context),
    orNotFound(api.creditApplyInfo({ applicationId }), 'creditApplication', 'A03000'),
  ])
  return { head: { title: { namespace: 'credit', key: 'application' }, noindex: true }, center, application }
}
