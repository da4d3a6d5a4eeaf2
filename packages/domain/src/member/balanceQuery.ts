import { balanceTypes, monthSpan } from './balance.ts'
import type { BalanceWord } from './balance.ts'

const kinds = Object.keys(balanceTypes) as BalanceWord[]

/** How the entries of a balance are narrowed in an address, each with its reader: `?kind=pay&month=2026-11`. */
export const balanceParams = {
  kind: (value: string): BalanceWord | undefined => kinds.find((kind) => kind === value),
  month: (value: string): string | undefined => (monthSpan(value) ? value : undefined),
}
