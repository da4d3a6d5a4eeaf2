import { path } from '@millwright/domain/paths/path'
import type { AnswerOf } from '@millwright/contract/contract'

type Payment = NonNullable<NonNullable<AnswerOf<'transferInfo'>>['payment']>

/** Returns where a paid top-up or level is seen: the balance, or the member levels. */
export function memberPaymentHome({ kind, toBalance }: Pick<Payment, 'kind' | 'toBalance'>) {
  return kind === 'topup' || toBalance
    ? ({ href: path('uc-balance'), label: 'toBalance' } as const)
    : ({ href: path('buy-member'), label: 'toLevels' } as const)
}
