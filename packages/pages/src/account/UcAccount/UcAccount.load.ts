import type { AccountSafety, BuyerSession, Closing, User } from '@millwright/contract/account/entities'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import type { OwnCompany } from '@millwright/domain/account/ownCompany'
import { path } from '@millwright/domain/paths/path'
import { keysOf } from '@millwright/domain/table'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { loginPath, redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf } from '../../searchParams.ts'
import { masked } from '../phoneStep.ts'
import { savedStepsOf, stepNames } from './accountSteps.ts'
import { profileEdits } from './profileEdits.ts'
import type { ProfileEdit } from './profileEdits.ts'

export const searchParams = { step: oneOf(stepNames), by: oneOf(['code']), edit: oneOf(keysOf(profileEdits)) }

export type Profile = Pick<User, 'nickName' | 'pic' | 'sex' | 'birthDate' | 'userMail'> & OwnCompany
/** The shown view: the overview of the account, or one of its step flows. */
export type AccountView =
  | {
      step: 'overview'
      profile: Profile
      /** The setting whose form is open. */
      edit?: ProfileEdit | undefined
      mobile: string
      safety: AccountSafety
      sessions: BuyerSession[]
      today: string
    }
  | { step: 'mobile'; at: 'own' | 'new' | 'done'; mobile: string }
  | { step: 'pay'; at: 'code' | 'old' | 'password' | 'done'; isSet: boolean; mobile: string }
  | { step: 'close'; closing: Closing; mobile: string }
export type UcAccountData = { center: UserCenter; view: AccountView }

/**
 * Loads `/user-center/uc-account?step=mobile|pay|close&by=code`, or `?edit=company` for one form. The verification of the previous step decides the
 * current step.
 */
export const load: Loader<UcAccountData & { head: Head }, typeof searchParams> = async (api, context) => {
  const user = (await context.user) ?? redirect(loginPath(path('uc-account')))
  const center = loadUserCenter(api, context)
  const mobile = masked(user.userMobile ?? '')
  const { step, by, edit } = context.query
  const kept = step && savedStepsOf(step, context.steps)
  switch (step) {
    case 'mobile': {
      const at = kept?.done ? 'done' : kept?.flag || !user.userMobile ? 'new' : 'own'
      return { head: headOf('mobileTitle'), center: await center, view: { step, at, mobile } }
    }
    case 'pay': {
      const { hasPayPassword: isSet, payLockedUntil } = await api.accountSafety()
      const at = kept?.done
        ? 'done'
        : kept?.flag
          ? 'password'
          : isSet && by !== 'code' && payLockedUntil === undefined
            ? 'old'
            : 'code'
      const title =
        at === 'done' ? 'payPassword' : !isSet ? 'payTitleSet' : at === 'old' ? 'payTitleChange' : 'payTitleReset'
      return { head: headOf(title), center: await center, view: { step, at, isSet, mobile } }
    }
    case 'close':
      return { head: headOf('closeTitle'), center: await center, view: { step, closing: await api.closing(), mobile } }
    case undefined: {
      const [safety, sessions] = await Promise.all([api.accountSafety(), api.buyerSessions()])
      const { nickName, pic, sex, birthDate, userMail } = user
      return {
        head: headOf('title'),
        center: await center,
        view: {
          step: 'overview',
          profile: { nickName, pic, sex, birthDate, userMail, ...ownCompany(user) },
          edit,
          mobile,
          safety,
          sessions,
          today: new Date(context.now + 8 * 3_600_000).toISOString().slice(0, 10),
        },
      }
    }
  }
}

function headOf(
  key: 'title' | 'mobileTitle' | 'payTitleSet' | 'payTitleChange' | 'payTitleReset' | 'payPassword' | 'closeTitle',
): Head {
  return { title: { namespace: 'ownAccount', key }, noindex: true, canonical: path('uc-account') }
}
