import { readTopUp } from '@millwright/domain/member/balance'
import { path } from '@millwright/domain/paths/path'
import { typedDecimals } from '@millwright/domain/money/currency'
import { field, typedFields, writesComma } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

/** Checks a custom top-up amount and redirects to the cashier. */
export const action: Action<'topUpFormat' | 'topUpDecimals' | 'topUpWhole' | 'topUpRange'> = async (
  _,
  context,
  form,
) => {
  requireBuyer(context)
  const read = readTopUp(field(form, 'amount'), writesComma(context))
  if ('amount' in read) redirect(path('payments', { amount: read.amount }), 303)
  const whole = read.problem === 'topUpDecimals' && typedDecimals() === 0
  const problem = { key: whole ? ('topUpWhole' as const) : read.problem }
  return { done: false, problem, fields: { amount: problem }, form: typedFields(form) }
}
