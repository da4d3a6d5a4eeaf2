import { failed, field, plainAmounts, refused } from '../../forms.ts'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { commissionHref } from './commissionHref.ts'

/** Requests a payout of settled commission. A refusal shows at the amount. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  if (field(form, 'intent') !== 'withdraw') return failed(form, { key: 'badArgument' })
  const uuid = field(form, 'uuid')
  try {
    await api.withdrawCommission({
      amount: field(plainAmounts(form, ['amount'], context), 'amount').slice(0, 30),
      ...(/^[\w-]{8,64}$/.test(uuid) && { uuid }),
    })
  } catch (error) {
    const { problem, code } = refused(error, {})
    return failed(form, problem, code === 'A00010' ? { amount: problem } : undefined)
  }
  redirect(commissionHref({ tab: 'withdraw', done: true }), 303)
}
