import type { DistributionUser } from '@millwright/contract/distribution/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import type { DistributorType } from '@millwright/domain/distribution/application'
import { path } from '@millwright/domain/paths/path'
import { loginPath } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { flag, oneOf } from '../../searchParams.ts'

export type DistributorData = {
  head: Head
  /** The sign-in address for visitors, which returns to the form. */
  login?: string
  /** Absent if the buyer never applied. */
  own?: DistributionUser
  /** The kind of the open form. */
  type?: DistributorType
  mobile?: string
  /** The company of the profile, which prefills a new application. */
  company?: OwnCompany
  /** The card number of the distributor whose link the visitor followed. */
  inviter?: string
  /** Whether the application was just submitted. */
  sent?: true
}

const types = { '1': 1, '2': 2, '3': 3 } as const satisfies Record<string, DistributorType>

export const searchParams = { type: oneOf(['1', '2', '3']), sent: flag }

export const load: Loader<DistributorData, typeof searchParams> = async (api, context) => {
  const { type, sent } = context.query
  const head: Head = {
    title: { namespace: 'distribution', key: 'title' },
    canonical: path('distributor'),
    ...((context.user || type || sent) && { noindex: true }),
  }
  const user = await context.user
  if (!user) return { head, login: loginPath(path('distributor', { type: 1 })) }
  const own = await api.distributionUserInfo()
  const open = type !== undefined && (!own || own.state === 3)
  const mobile = open && !own ? await orUndefined(api.ownMobile()) : undefined
  return {
    head,
    own,
    type: open ? types[type] : undefined,
    mobile: mobile?.mobile,
    company: ownCompany(user),
    inviter: context.distributionCardNo,
    sent,
  }
}
