import { keysOf } from '../table.ts'
import { typedDecimals } from '../money/currency.ts'
import { typedAmount } from '../money/typedAmount.ts'
import { centsOf, centsText } from '../money/wholeMoney.ts'
import type { Money } from '../money/money.ts'

/** The bounds of a top-up, in the shop's currency. */
export const MIN_TOP_UP = centsText(1n)
export const MAX_TOP_UP = centsText(100_000_00n)

/** The `type` of each kind of balance entry in the API (api.md P). */
export const balanceTypes = { recharge: 1, gift: 2, pay: 3, refund: 4, platform: 5, level: 6 } as const
export type BalanceKind = keyof typeof balanceTypes
export const balanceKinds = keysOf(balanceTypes)

export function balanceKindOf(type: number): BalanceKind | undefined {
  return balanceKinds.find((word) => balanceTypes[word] === type)
}

/** Reads a typed amount of a top-up (`typedAmount`): 0.01 to 100,000.00, with no more decimals than the currency. */
export function readTopUp(
  typed: string,
  comma?: boolean,
): { amount: Money } | { problem: 'topUpFormat' | 'topUpDecimals' | 'topUpRange' } {
  const plain = typedAmount(typed, comma)
  if (plain === undefined) return { problem: 'topUpFormat' }
  if ((plain.split('.')[1] ?? '').length > typedDecimals()) return { problem: 'topUpDecimals' }
  const cents = centsOf(plain)
  if (cents < centsOf(MIN_TOP_UP) || cents > centsOf(MAX_TOP_UP)) return { problem: 'topUpRange' }
  return { amount: centsText(cents) }
}

/** Returns the start and the end of a month in China (`2026-11`), or `undefined` if the text is not a month. */
export function monthSpan(month: string): { from: number; until: number } | undefined {
  const read = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month)
  if (!read) return undefined
  const [year, index] = [Number(read[1]), Number(read[2]) - 1]
  const CHINA = 8 * 3_600_000
  return { from: Date.UTC(year, index) - CHINA, until: Date.UTC(year, index + 1) - CHINA }
}

/** Returns the last months (`2026-11`) in China, newest first. */
export function lastMonths(now: number, count: number): string[] {
  const china = new Date(now + 8 * 3_600_000)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}
