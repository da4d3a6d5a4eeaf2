import { path } from '@millwright/domain/paths/path'

export const commissionTabs = ['income', 'goods', 'withdraw'] as const
export type CommissionTab = (typeof commissionTabs)[number]
/** The API states of a commission line, by their names in the address. */
export const incomeStates = { unpaid: 0, unsettled: 1, settled: 2, void: -1 } as const
export type IncomeState = keyof typeof incomeStates

type Place = {
  tab?: CommissionTab
  state?: IncomeState | undefined
  word?: string | undefined
  page?: number
  done?: true
}

export function commissionHref({ tab = 'income', state, word, page = 1, done }: Place = {}): string {
  const query = new URLSearchParams()
  if (tab !== 'income') query.set('tab', tab)
  if (state) query.set('state', state)
  if (word) query.set('word', word)
  if (page > 1) query.set('page', String(page))
  if (done) query.set('done', '1')
  return path('subcommission', query)
}
