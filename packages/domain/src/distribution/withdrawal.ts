import type { Money } from '../money/money.ts'
import { isTypedAmount, typedAmount } from '../money/typedAmount.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'

/** The API's number for each withdrawal state (api.md 1.2). */
export const withdrawalStates = { processing: 0, paid: 1, refused: 2, failed: 3 } as const

/** The minimum and maximum of one withdrawal in yuan, and the maximum number of withdrawals per day (China time). */
export const withdrawalLimits = { least: centsText(10_00n), most: centsText(20_000_00n), aDay: 3 } as const

export type WithdrawalProblem = 'amount' | 'tooLittle' | 'tooMuch' | 'overBalance' | 'tooMany'

/** Checks a typed amount against the settled commission and today's number of withdrawals. */
export function readWithdrawal(
  raw: string,
  { settled, today }: { settled: Money; today: number },
): { amount: Money } | { problem: WithdrawalProblem } {
  const plain = typedAmount(raw)
  if (plain === undefined || !isTypedAmount(plain)) return { problem: 'amount' }
  const cents = centsOf(plain)
  if (cents <= 0n) return { problem: 'amount' }
  if (cents < centsOf(withdrawalLimits.least)) return { problem: 'tooLittle' }
  if (cents > centsOf(withdrawalLimits.most)) return { problem: 'tooMuch' }
  if (cents > centsOf(settled)) return { problem: 'overBalance' }
  if (today >= withdrawalLimits.aDay) return { problem: 'tooMany' }
  return { amount: centsText(cents) }
}
