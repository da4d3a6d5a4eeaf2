import { balanceKinds, monthSpan } from './balance.ts'
import type { BalanceKind } from './balance.ts'

/** The readers of the balance list's query parameters: `?kind=pay&month=2026-11`. */
export const balanceParams = {
  kind: (value: string): BalanceKind | undefined => balanceKinds.find((kind) => kind === value),
  month: (value: string): string | undefined => (monthSpan(value) ? value : undefined),
}
