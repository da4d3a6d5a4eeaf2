import type { Money } from '../money/money.ts'
import { moneyOfCents, mulDivRounded } from '../price/cents.ts'
import { percentOf } from './levels.ts'

/**
 * Returns what a level saves on goods of a whole amount, compared with the percentage of the price that the member pays now.
 * Never negative.
 */
export function savingOf(level: Parameters<typeof percentOf>[0], percentNow: number, amount: number): Money {
  const percent = Math.max(0, percentNow - percentOf(level))
  return moneyOfCents(mulDivRounded(amount * 100, Math.round(percent * 100), 10_000))
}
