import { path } from '@millwright/domain/paths/path'
import { CreditReminder } from '../../credit/ledger/CreditReminder.tsx'
import { hasScreen } from '../../hasScreen.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'

/** The most urgent reminder of the credit account, if there is one. Reads `credit` and `now`. */
export function HomeCredit({ credit, now }: Pick<UserCenterHomeData, 'credit' | 'now'>) {
  return credit && hasScreen(path('financial-payment')) && <CreditReminder info={credit} now={now} />
}
