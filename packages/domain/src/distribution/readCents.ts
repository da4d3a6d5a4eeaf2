import type { Money } from '../money/money.ts'
import { centsOf } from '../money/wholeMoney.ts'

/** Yuan as typed: full-width digits, ¥, spaces and thousands' commas are forgiven; more than two places are not. */
export function readCents(raw: string): bigint | undefined {
  const text = raw.normalize('NFKC').replace(/[\s,¥￥]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? centsOf(text as Money) : undefined
}
