import { currency } from '@millwright/domain/money/currency'
import { partsOf } from '@millwright/domain/partsOf'
import { writeMoney } from '@millwright/ui/moneyParts'
import { failed, refused } from '../../forms.ts'
import { languageOf } from '../../loader.ts'
import type { ActionResult, LoaderContext, Problem } from '../../loader.ts'

/**
 * Returns the failure of a refused payment, at the password field if that is the cause. The password is never sent back
 * and must be typed again.
 */
export function refusedPayment(
  error: unknown,
  form: FormData,
  context: Pick<LoaderContext, 'language' | 'locale'>,
  keys: Parameters<typeof refused>[1] = {},
): ActionResult<never> & { done: false } {
  const { problem: said, data } = refused(error, keys)
  const { field: at, balance } = partsOf(data)
  const money = (amount: number) => writeMoney(amount.toFixed(2), currency(), languageOf(context))
  const problem: Problem =
    typeof balance === 'number' ? { key: 'balanceInsufficient', values: { balance: money(balance) } } : said
  const atPassword = at === 'payPassword'
  return failed(withoutPassword(form), problem, atPassword ? { payPassword: problem } : undefined)
}

export function passwordMissing(form: FormData): ActionResult<never> & { done: false } {
  const problem = { key: 'payPasswordMissing' } as const
  return failed(withoutPassword(form), problem, { payPassword: problem })
}

function withoutPassword(form: FormData): FormData {
  const rest = new FormData()
  for (const [name, value] of form) if (name !== 'payPassword') rest.append(name, value)
  return rest
}
