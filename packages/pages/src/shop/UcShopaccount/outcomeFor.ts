import type { ViewProps } from '../../defineScreen.ts'
import type { AccountKey } from './UcShopaccount.action.ts'
import type { UcShopaccountData } from './UcShopaccount.load.ts'

type Outcome = ViewProps<UcShopaccountData, AccountKey>['outcome']
export type AccountForm = 'password' | 'reset' | 'licence'

/** Returns the outcome if it belongs to a form of the screen. An outcome without a form belongs to the password. */
export function outcomeFor(form: AccountForm, outcome: Outcome): Outcome {
  const sent = outcome?.done ? Object(outcome.data) : outcome?.form
  return ((sent?.intent as AccountForm | undefined) ?? 'password') === form ? outcome : undefined
}
