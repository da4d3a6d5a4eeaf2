import { readTopUp } from '@millwright/domain/member/balance'
import { path } from '@millwright/domain/paths/path'
import { field, typed } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** An amount of one's own goes on to the cashier, once it is one. */
export const action: Action<'topUpFormat' | 'topUpDecimals' | 'topUpRange'> = async (_, context, form) => {
  requireBuyer(context)
  const read = readTopUp(field(form, 'amount'))
  if ('amount' in read) redirect(path('payments', { amount: read.amount }), 303)
  const problem = { key: read.problem }
  return { done: false, problem, fields: { amount: problem }, form: typed(form) }
}
