import { balanceTypes, monthSpan } from './balance.ts'
import type { BalanceKind } from './balance.ts'

const kinds = Object.keys(balanceTypes) as BalanceKind[]

/** The readers of the balance list's query parameters: `?kind=pay&month=2026-11`. */
export const balanceParams = {
  kind: (value: string): BalanceKind | undefined => kinds.find((kind) => kind === value),
  month: (value: string): string | undefined => (monthSpan(value) ? value : undefined),
}
