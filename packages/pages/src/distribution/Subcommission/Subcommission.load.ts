import type { AnswerOf } from '@millwright/contract/contract'
import type { DistributionUser, DistributionWallet } from '@millwright/contract/distribution/entities'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { keysOf } from '@millwright/domain/table'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { orMissing } from '../../loading/orMissing.ts'
import { flag, oneOf, page, text } from '../../searchParams.ts'
import { commissionTabs, incomeStates } from './commissionHref.ts'
import type { IncomeState } from './commissionHref.ts'

export type CommissionShown =
  | { tab: 'income'; state?: IncomeState; incomes: AnswerOf<'distributionIncome'> }
  | { tab: 'goods'; word?: string; goods: AnswerOf<'distributionProds'> }
  | { tab: 'withdraw'; uuid: string; withdrawals: AnswerOf<'commissionWithdrawals'> }

export type SubcommissionData = {
  head: Head
  center: UserCenter
  own: DistributionUser
  wallet: DistributionWallet
  /** The origin of shared links. */
  origin: string
  page: number
  /** Whether a withdrawal was just requested. */
  done?: true
  shown: CommissionShown
}

const states = keysOf(incomeStates)
const WORD = 100

export const searchParams = { tab: oneOf(commissionTabs), state: oneOf(states), word: text, page, done: flag }

export const load: Loader<SubcommissionData, typeof searchParams> = async (api, context) => {
  const { tab = 'income', state, word, page: current = 1, done } = context.query
  // Without a distributor card this call throws, and nothing else is loaded.
  const center = await loadUserCenter(api, context)
  const paging = { current, size: PAGE_SIZE }
  const shown = async (): Promise<CommissionShown> => {
    switch (tab) {
      case 'goods': {
        const prodName = word?.trim().slice(0, WORD) || undefined
        return { tab, word: prodName, goods: await api.distributionProds({ ...paging, prodName }) }
      }
      case 'withdraw':
        return { tab, uuid: crypto.randomUUID(), withdrawals: await api.commissionWithdrawals(paging) }
      default:
        return {
          tab,
          state,
          incomes: await api.distributionIncome({ ...paging, ...(state && { state: incomeStates[state] }) }),
        }
    }
  }
  const [own, wallet, list] = await Promise.all([
    api.distributionUserInfo(),
    orMissing(api.distributionWallet(), { right: 'distributor' }, 'A03000'),
    orMissing(shown(), { right: 'distributor' }, 'A03000'),
  ])
  if (!own?.cardNo) missing({ right: 'distributor' })
  return {
    head: { title: { namespace: 'distribution', key: 'commissionTitle' }, noindex: true },
    center,
    own,
    wallet,
    origin: context.url.origin,
    page: current,
    done,
    shown: list,
  }
}
